/** A video element with the text tracks that a player gives it; jsdom has none of its own. */
export function videoWith(languages: readonly string[]): HTMLVideoElement {
  const video = document.createElement('video');
  const tracks = languages.map((language) => ({ kind: 'subtitles', language, label: '', mode: 'disabled' }));
  const list = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks[Symbol.iterator]() });
  Object.defineProperty(video, 'textTracks', { value: list });
  return video;
}
