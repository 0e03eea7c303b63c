import type { ChatReason, ChatStatus, WrittenSource } from '@wethi/contract';
import { SOURCE_NAMES } from './sources';

/** Where something stands in a list of both sources, the newest first. */
export interface Place {
  /** When it was written, or taken away. */
  moment: Date;
  source: WrittenSource;
  id: number;
}

/** A row of either source, as the database has it. */
export interface Found extends Place {
  create_at: Date;
  removed_at: Date | null;
  user_id: number | null;
  stage_id: number;
  text: string;
  status: ChatStatus;
  reason: ChatReason | null;
  reports: number;
  live_streaming_id: number | null;
  stage_time_id: number | null;
  answer: string | null;
}

export function placeText({ moment, source, id }: Place): string {
  return `${moment.getTime()}-${source}-${id}`;
}

/** @param text as `placeText` writes it */
export function readPlace(text: string): Place {
  const [moment, source, id] = text.split('-');
  return { moment: new Date(Number(moment)), source: source as WrittenSource, id: Number(id) };
}

export function newestFirst(one: Place, other: Place): number {
  const later = other.moment.getTime() - one.moment.getTime();
  return later || rank(one.source) - rank(other.source) || other.id - one.id;
}

/** SQL of what of a source stands behind a place. @param moment the column that orders it */
export function behind(place: Place, source: WrittenSource, moment: string): [string, Record<string, unknown>] {
  const sameMoment =
    source === place.source ? 'row.id < :placeId' : rank(source) > rank(place.source) ? 'TRUE' : 'FALSE';
  const values = { placeMoment: place.moment, placeId: place.id };
  return [`${moment} <= :placeMoment AND (${moment} < :placeMoment OR ${sameMoment})`, values];
}

function rank(source: WrittenSource): number {
  return SOURCE_NAMES.indexOf(source);
}
