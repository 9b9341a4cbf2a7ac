// How a person wants to look at the stage, and what follows from it.

import { follow, seeFrom, setBeside } from "../stage/camera_control.js";
import { keyOnCamera } from "../stage/gestures.js";
import { schedule } from "./repaint.js";

/** A switch was pressed. */
export function actOnLook(view, name) {
  if (name === "beside") setBeside(view.stage, view.model.look.beside, view.calm);
  if (name === "snap") view.stage.snap = view.model.look.snap;
  view.stage.layer.drop();
  schedule(view);
}

/** Another frame of reference, or something else for the camera to follow. */
export function actOnChoice(view, what, value) {
  if (what === "reference") seeFrom(view.stage, value, view.calm);
  else follow(view.stage, value, view.calm);
  view.stage.layer.drop();
  schedule(view);
}

/** Move the camera by a key on the stage; returns whether the key did so. */
export function pressCameraKey(view, event) {
  if (!keyOnCamera(view.stage, event.key)) return false;
  event.preventDefault();
  event.stopPropagation();
  schedule(view);
  return true;
}
