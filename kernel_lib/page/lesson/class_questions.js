// The projector: whoever leads a class goes from question to vote to run; nothing plays by itself.

import { showStageAlone, stageAlone } from "../controls/locks.js";
import { plannedLook, stillsOf } from "../run/first_look.js";
import { forgetKey, openedWith } from "../share/address.js";
import { classQuestion, newProjector, placeOfAct, saysValues, showProjector }
  from "../share/teaching/projector.js";
import { beginsOf } from "./acts_of_view.js";
import { endLook, showRuns } from "./first_look.js";
import { questionText } from "../base/asked.js";
import { rightInWords } from "../share/slides.js";
import { refresh } from "./repaint.js";
import { changeValues } from "./value_changes.js";

/** A lesson without class questions puts its own to the class, of whatever kind. Pure. */
export function ownQuestions(questions, values) {
  return questions.map(({ name, question, kind, choices, sketches }) => ({ name, question, sketches,
    choices: kind === "choice" ? choices : [], values, shown: values, rounds: kind === "choice" ? 2 : 1 }));
}

/** What Python says of these values to a lesson's own questions, as to a class question. Pure. */
export function ownAnswers({ guesses = [] }, values) {
  return guesses.map((one) => ({ ...one, right: rightInWords(one), asked: {
    question: questionText(one.question, values), choices: one.kind === "choice" ? one.choices : [] } }));
}

/** Fill the window, if the link asks for the projector; with the class questions of the lesson. */
export function beginProjector(view) {
  const { line, model } = view;
  const { sheet } = model;
  const search = openedWith();
  if (!stageAlone(search, line.prefix)) return;
  model.alone = true;
  const own = ownQuestions(sheet.questions.filter(({ act }) => act === (model.act ?? act)), beginsOf(view));
  const questions = sheet.class_questions?.length ? sheet.class_questions : own;
  const asks = questions.length && !saysValues(search, line.prefix, sheet.parameters);
  showStageAlone(view, () => leaveProjector(view));
  if (asks) {
    model.projector = newProjector(questions, placeOfAct(search, line.prefix, questions.length),
      (wanted) => leadTo(view, wanted));
    view.root.dataset.class = "true";
    view.root.prepend(model.projector.count, model.projector.head);
    view.root.append(model.projector.foot);
    showProjector(model.projector);
  }
  refresh(view);
}

function leaveProjector(view) {
  const { model } = view;
  model.alone = false;
  forgetKey(`${view.line.prefix}view`);
  if (!model.projector) return;
  model.projector.end();
  model.projector = null;
  endLook(model);
  delete view.root.dataset.class;
  changeValues(view, beginsOf(view));
  refresh(view);
}

/** A picture has come: the first one asks for that of the question; one that is shown begins. */
export function takeClassAnswer(view, message, first) {
  const part = view.model.projector;
  if (!part) return;
  const asked = classQuestion(part);
  const answers = view.model.sheet.class_questions?.length ? message.class_answers : ownAnswers(message, view.model.values);
  part.answer = (answers ?? []).find((one) => one.name === asked.name) ?? null;
  if (part.answer?.asked) Object.assign(asked, part.answer.asked);
  if (first) askClass(view);
  else if (part.at.step === "look" && !view.model.first && part.answer) beginClassLook(view);
}

// Each question is framed anew: a camera that may stay left a small picture at the edge.
function askClass(view) {
  view.model.fresh = true;
  view.model.stop(0);
  changeValues(view, classQuestion(view.model.projector).values);
}

// Go to a question and step: by the button, by a presenter's keys.
function leadTo(view, wanted) {
  const part = view.model.projector;
  const before = part.at;
  if (before.step === "look" && wanted.step === "told" && view.model.first?.stills) {
    nextClassStill(view);
    return;
  }
  part.at = wanted;
  if (wanted.step === "look") {
    view.model.fresh = true;
    changeValues(view, classQuestion(part).shown);
  } else if (wanted.step === "told") tellClass(view.model);
  else if (wanted.place !== before.place || ["look", "told"].includes(before.step)) {
    endLook(view.model);
    askClass(view);
  }
  showClass(view);
}

function beginClassLook(view) {
  const { model } = view;
  const decided = model.projector.answer;
  const stills = view.calm ? stillsOf(decided) : null;
  model.first = { plan: plannedLook(decided), elapsed: 0, stills, place: 0,
    done: () => leadTo(view, { ...model.projector.at, step: "told" }) };
  model.clock = { ...model.clock, time: 0, playing: !stills };
  showRuns(view);
  showClass(view);
}

function nextClassStill(view) {
  const { model } = view;
  const { first } = model;
  first.place += 1;
  model.stop(first.stills[first.place]);
  if (first.place < first.stills.length - 1) showClass(view);
  else {
    model.projector.at = { ...model.projector.at, step: "told" };
    tellClass(model);
    showClass(view);
  }
}

function tellClass(model) {
  endLook(model);
  model.stop(model.projector.answer?.end ?? 0);
}

function showClass(view) {
  const { model } = view;
  view.stage.layer.drop();
  showProjector(model.projector, Boolean(model.first?.stills));
  refresh(view);
}
