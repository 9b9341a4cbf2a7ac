// What can be dragged on the stage: the ball at its start and the tip of its first arrow.

import { element } from "./dom.js";
import { placeOn } from "./places.js";
import { snapped } from "./scale.js";

/** Grips over the stage; `act(kind, values)` with "grab", "drag" and "drop". */
export function newHandles(sheet, stage, act) {
  const table = new Map(sheet.parameters.map((one) => [one.name, one]));
  const part = { grips: new Map(), stage };
  for (const kind of ["position", "velocity"]) {
    const names = sheet.handles[kind];
    if (!names) continue;
    const title = kind === "position" ? "Drag the ball" : "Drag the tip of the arrow";
    const grip = element("div", { class: `carom-grip carom-grip-${kind}`, title,
      "aria-hidden": "true" });
    dragWith(grip, part, names.map((name) => table.get(name) ?? null), kind, act);
    part.grips.set(kind, grip);
  }
  part.elements = [...part.grips.values()];
  return part;
}

/** New values after a drag by (dx, dy) in the units of the parameters. Pure. */
export function draggedValues(parameters, from, moved) {
  const values = {};
  parameters.forEach((parameter, axis) => {
    if (parameter) values[parameter.name] = snapped(parameter, from[parameter.name] + moved[axis]);
  });
  return values;
}

function dragWith(grip, part, parameters, kind, act) {
  let start = null;
  grip.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY, values: act("grab") };
  });
  grip.addEventListener("pointermove", (event) => {
    if (!start) return;
    const { camera, arrow } = part.stage;
    const unit = camera.scale * (kind === "velocity" ? arrow : 1);
    const moved = [(event.clientX - start.x) / unit, (start.y - event.clientY) / unit];
    act("drag", draggedValues(parameters, start.values, moved));
  });
  const drop = () => {
    if (start) act("drop");
    start = null;
  };
  grip.addEventListener("pointerup", drop);
  grip.addEventListener("pointercancel", drop);
}

/** Put the grips where the start of the first run is drawn. */
export function placeHandles(part, run, hidden) {
  if (!run || !part.stage.camera) return;
  const [px, py] = [run.position[0], run.position[1]];
  const [vx, vy] = [run.velocity[0], run.velocity[1]];
  const { arrow, camera } = part.stage;
  for (const [kind, grip] of part.grips) {
    const reach = kind === "velocity" ? arrow : 0;
    const [x, y] = placeOn(part.stage, px + vx * reach, py + vy * reach);
    const size = kind === "velocity" ? 34 : Math.max(34, 2 * run.radii[0] * camera.scale);
    grip.style.width = `${size}px`;
    grip.style.height = `${size}px`;
    grip.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    grip.hidden = hidden;
  }
}
