import { readFileSync } from 'node:fs';
import type { StreamFacts } from './ffmpeg';
import { inOrder, type Place } from './recording';

/** How far what a show's publishers sent is packed. */
export interface Marker {
  stream: string;
  place: Place;
  facts: StreamFacts;
  /** The recording has been read to its end. */
  isRead: boolean;
  /** Its bytes then. */
  size?: number;
}

/** A process that is killed while it writes leaves half a file; then the show goes on with what is sent now. */
export function readMarker(file: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker;
  } catch {
    return undefined;
  }
}

/** Whether a recording of the same stream follows, also where the one that was being read gave way on a full disk. */
export function isNext(file: string, { place, isRead }: Marker): boolean {
  const order = inOrder(file, place.file);
  return isRead ? order > 0 : order >= 0;
}

/** Whether a recording may still be read; of the publisher that was not read last nobody knows how far it was. */
export function isNeeded(file: string, contentId: string, marker: Marker | undefined): boolean {
  return file.startsWith(contentId) && (!marker || streamOf(file) !== marker.stream || isNext(file, marker));
}

/** The stream that a recording is of. */
export const streamOf = (file: string): string => file.replace(/-\d+\.flv$/, '');

/** The place of a recording that has nothing to begin with. */
export const nowhereIn = (file: string): Place => ({ file, offset: 0, at: 0, heads: [] });
