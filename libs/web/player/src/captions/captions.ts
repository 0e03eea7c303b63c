import { listen } from '@wethi/browser';
import { keepPreferences, readPreferences } from '../engine/preferences';

/** The captions of a video as its menu shows them; `shown` is a language, null while they are off. */
export interface Captions {
  tracks: readonly { language: string; label: string }[];
  shown: string | null;
}

function tracksOf(video: HTMLVideoElement): TextTrack[] {
  return [...video.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions');
}

/** The captions that a video has by now, and which of them are shown. */
export function captionsOf(video: HTMLVideoElement): Captions {
  const tracks = tracksOf(video);
  return {
    tracks: tracks.map(({ language, label }) => ({ language, label: label || language })),
    shown: tracks.find(({ mode }) => mode === 'showing')?.language ?? null,
  };
}

function show(video: HTMLVideoElement, language: string | null): void {
  for (const track of tracksOf(video)) track.mode = track.language === language ? 'showing' : 'disabled';
}

/** Shows captions in a language, none with null, and remembers it on this device. */
export function chooseCaptions(video: HTMLVideoElement, language: string | null): void {
  keepPreferences({ captions: language });
  show(video, language);
}

/** Switches captions on in the first language, or off. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const { tracks, shown } = captionsOf(video);
  chooseCaptions(video, shown === null ? (tracks[0]?.language ?? null) : null);
}

/** Tells of captions that come and change; those that the viewer chose the last time are shown as they come. */
export function followCaptions(
  video: HTMLVideoElement,
  onChange: (captions: Captions) => void,
  signal: AbortSignal,
): void {
  const tell = () => onChange(captionsOf(video));
  const come = () => {
    const { captions } = readPreferences();
    if (captions !== null) show(video, captions);
    tell();
  };
  listen(video.textTracks, 'addtrack', come, signal);
  listen(video.textTracks, 'removetrack', tell, signal);
  listen(video.textTracks, 'change', tell, signal);
  come();
}
