// Links in the text that do something on the page: #set-up=tennis-ball, #act=2, #value=k_b:0.5, #exercise=half.

/** A name as a link writes it: its words in small letters, joined. Pure. */
export function slugOf(name) {
  return (name.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).join("-");
}

/** The set-up that a link names, by its name or the one that it had; null for none. Pure. */
export function setUpNamed(presets, slug) {
  return presets.find(({ name, was = "" }) => [name, was].some((one) => slugOf(one) === slug)) ?? null;
}

/** What a link wishes: { setUp }, { act }, { exercise } or { values }; null for any other link. Pure. */
export function wishOf(href) {
  const [, what, text] = /^#(set-up|act|exercise|value)=(.+)$/.exec(plainText(href ?? "")) ?? [];
  if (what === "set-up") return { setUp: text };
  if (what === "act") return { act: Number(text) };
  if (what === "exercise") return { exercise: text };
  if (what !== "value") return null;
  const [name, value] = text.split(":");
  return value ? { values: { [name]: value } } : null;
}

function plainText(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wishUnder(event) {
  const link = event.target.closest?.("a[href^='#']");
  return link ? wishOf(link.getAttribute("href")) : null;
}

/** Let the links of the page's text do what they say, as buttons do; returns how to end that. */
export function listenToText(answer) {
  const press = (event) => {
    if (event.type === "keydown" && event.key !== " ") return;
    const wish = wishUnder(event);
    if (!wish) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) answer(wish);
  };
  const links = [...document.querySelectorAll("a[href^='#']")].filter((one) => wishOf(one.getAttribute("href")));
  for (const link of links) link.setAttribute("role", "button");
  for (const what of ["click", "keydown"]) document.addEventListener(what, press, true);
  return () => {
    for (const what of ["click", "keydown"]) document.removeEventListener(what, press, true);
  };
}
