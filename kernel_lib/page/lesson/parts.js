// The parts of a page that share one shape, in their order: a new panel is a module and its line.

import { newBallCount } from "../hands/ball_count.js";
import { newBending } from "../hands/bending.js";
import { newDrawing } from "../hands/drawing.js";
import { newHandles } from "../hands/handles.js";
import { newMeasuring } from "../hands/measuring/measure_panel.js";
import { newTools } from "../hands/measuring/tools.js";
import { newBalance } from "../results/balance.js";
import { newBarGroups } from "../results/bars.js";
import { newChart } from "../results/chart.js";
import { newChartPoints } from "../results/chart_points.js";
import { newContactList } from "../results/contact_list.js";
import { newCurves } from "../results/curves.js";
import { newEnergyBands } from "../results/energy_bands.js";
import { newInstructors } from "../share/instructors.js";
import { newLawInNumbers } from "../results/law_in_numbers.js";
import { newMicroscope } from "../results/microscope.js";
import { newPartsToCome } from "../controls/time/parts_to_come.js";
import { newReadouts } from "../results/readouts.js";
import { newSound } from "../results/sound.js";
import { newStage } from "../stage/layers.js";
import { newTasks } from "../tasks/task_list.js";
import { newDownloads } from "../share/downloads.js";
import { newShare } from "../share/share_sheet.js";
import { element } from "../base/dom.js";

/**
 * What a maker returns; everything but `element` may be left out.
 * @typedef {object} Part
 * @property {HTMLElement | HTMLElement[]} element what it puts on the page
 * @property {"stage" | "switches" | "count" | "panel" | "curves" | "below" | "time" | "after"} [place] on the
 *   stage, later parts above earlier ones; among the switches of the stage, or below them; in the
 *   panel; beside the curves, or in the row below them; in the bar of time; after stage and rail,
 *   with the text; else it is a row of the results
 * @property {(model: any) => void} [setRuns] there are new runs
 * @property {(model: any) => void} [paint] a picture is due, at the moment `model.look.time`
 * @property {{ seen: boolean }} [lazy] whether a part is in sight that may wait with its painting, while
 *   it is not, until all is at rest
 * @property {(model: any) => void} [refresh] what is covered, hidden or coloured has changed
 * @property {Record<string, (message: any, buffers: any[], request: any) => void>} [hear] what to
 *   do with messages of Python, by their kind
 * @property {() => void} [end] leave the page
 */

/**
 * Makers by the name under which a view knows what they made: none, one or several parts.
 * @type {Record<string, (model: any, tools: any) => any>}
 */
const MAKERS = {
  stage: newStage,
  partsToCome: newPartsToCome,
  readouts: newReadouts,
  law: newLawInNumbers,
  curves: newCurves,
  bars: newBarGroups,
  balance: newBalance,
  bands: newEnergyBands,
  microscope: newMicroscope,
  contacts: newContactList,
  chart: newChart,
  chartPoints: newChartPoints,
  sound: newSound,
  bending: newBending,
  drawing: newDrawing,
  handles: newHandles,
  tools: newTools,
  measuring: newMeasuring,
  ballCount: newBallCount,
  tasks: newTasks,
  share: newShare,
  downloads: newDownloads,
  instructors: newInstructors,
};

/** Make all parts of a view and put them where they belong. */
export function addParts(view) {
  const rows = { curves: element("div", { class: "carom-curves" }),
    below: element("div", { class: "carom-below" }) };
  const elsewhere = { stage: view.stageBox, panel: view.panel.inside, after: view.after, time: view.transport.element,
    switches: view.switches.row,
    count: { append: (...elements) => view.switches.seenFrom.element.before(...elements) } };
  view.parts = [];
  view.partElements = new Map();
  for (const [name, make] of Object.entries(MAKERS)) {
    view[name] = make(view.model, view);
    view.partElements.set(name, [view[name]].flat().flatMap((part) => part.element ?? []));
    for (const part of [view[name]].flat()) {
      view.parts.push(part);
      const row = rows[part.place];
      if (row && !row.parentElement) view.result.append(row);
      (row ?? elsewhere[part.place] ?? view.result).append(...[part.element].flat());
    }
  }
}

/** Call "setRuns", "refresh" or "end" on all parts that define it. */
export function tellParts(view, what) {
  for (const part of view.parts) part[what]?.(view.model);
}

/** Pass a message from Python to the parts that handle its kind. */
export function letPartsHear(view, message, buffers, request) {
  for (const part of view.parts) part.hear?.[message.kind]?.(message, buffers, request);
}
