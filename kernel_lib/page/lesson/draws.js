// The next question of an act or a set-up: a draw of its bank, if possible one that has not been asked.

import { drawAt, drawNumber, nextDraw, shuffled } from "../guess/another.js";
import { remembered } from "../guess/kept.js";
import { openedWith, prefixOf } from "../share/address.js";

/**
 * The next draw of an act, or of a set-up that opens it, easy after a wrong guess; null without a bank, or a draw that
 * `may` be asked.
 * @param {any} model
 * @param {number} act
 * @param {import("../guess/another.js").Draws | null | undefined} draws its bank
 * @param {(values: Record<string, any>) => boolean} [may] whether one can be asked with its values
 * @returns {ReturnType<typeof drawAt> | null}
 */
export function drawNext({ drawn, sheet }, act, draws, may = () => true) {
  if (!draws) return null;
  const key = `${sheet.name} ${act}${draws.values ? draws.cases[0].question : ""}`;
  const { order, taken } = drawn[key] ??= { taken: [0],
    order: shuffled(draws.rows.length, drawNumber(openedWith(), prefixOf(sheet)), key) };
  const records = sheet.questions.filter((one) => (one.told_in || one.act) === act && !one.watch_first)
    .flatMap((one) => remembered(sheet, one).map((record) => ({ ...record, asked: one.name })));
  const [last] = records.filter((one) => !one.waiting).sort((one, other) => (one.when < other.when ? 1 : -1));
  const row = nextDraw(draws, order, taken, { easy: last?.right === false, may: (one) => may(drawAt(draws, one).values),
    seen: (one) => {
      const { question, values } = drawAt(draws, one);
      return records.some((record) => record.asked === question
        && record.values && Object.entries(values).every(([name, value]) => (record.values[name] ?? value) === value));
    } });
  if (row < 0) return null;
  taken.push(row);
  return drawAt(draws, row);
}
