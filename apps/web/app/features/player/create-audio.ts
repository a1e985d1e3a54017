/**
 * The element is made, and loaded empty, inside the very click that first asks for sound: browsers that guard
 * sound behind a gesture (Safari on phones) then let this element play later, when the rest has arrived.
 */
export function createAudio(): HTMLAudioElement {
  const element = document.createElement("audio");
  element.preload = "metadata";
  document.body.append(element);
  element.load();
  return element;
}
