import type { LinePlace } from './room-line';
import type { MeasuredPlace, RoomState } from './waiting-room.dto';

const ASK_SECONDS = { least: 3, most: 30 };

/** What is told of a place in line: never more than was measured. @param now ms */
export function roomPlace(place: LinePlace, entry: string, now: number): MeasuredPlace {
  const room_state = stateOf(place, now);
  const queues = room_state === 'queue';
  const { ahead, perMinute, left, conversion, tickets } = place;
  const minutes = queues && perMinute ? ahead / perMinute : null;
  return {
    room_state,
    entry,
    now: new Date(now),
    sale_at: new Date(place.sale),
    ask_in: askIn(room_state, place, now),
    queue_ahead: queues ? ahead : null,
    queue_start: queues ? place.start : null,
    minutes_from: minutes === null ? null : Math.max(1, Math.ceil(minutes * 0.9)),
    minutes_to: minutes === null ? null : Math.max(1, Math.ceil(minutes * 1.2)),
    per_minute: perMinute === null ? null : Math.round(perMinute),
    places_left: left,
    not_buying_of_ten: conversion === null ? null : Math.round((1 - conversion) * 10),
    // Whoever is let in buys as many as others did, as far as they buy.
    is_likely: queues && left !== null ? ahead * (conversion ?? 1) * (tickets ?? 1) < left : null,
    turn_until: room_state === 'turn' || room_state === 'turn-over' ? new Date(place.until) : null,
  };
}

function stateOf({ state, sold, sale }: LinePlace, now: number): RoomState {
  if (state === 'turn') return 'turn';
  if (sold) return 'soldout';
  if (state === 'queue') return now < sale ? 'before' : 'queue';
  return state === 'turn-over' ? 'turn-over' : 'out';
}

/** The nearer the turn the more often: fifty thousand who wait ask as much as two thousand (docs/decisions/0031). */
function askIn(state: RoomState, { ahead, perMinute, sale }: LinePlace, now: number): number {
  const { least, most } = ASK_SECONDS;
  if (state === 'turn') return least;
  if (state === 'before') return clamp((sale - now) / 10_000);
  // Nothing is waited for any more.
  if (state !== 'queue') return most;
  return perMinute ? clamp((ahead / perMinute) * 6) : least + Math.min(12, Math.floor(ahead / 500));
}

function clamp(seconds: number): number {
  return Math.round(Math.min(ASK_SECONDS.most, Math.max(ASK_SECONDS.least, seconds)));
}
