import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { KnownNames } from './known-names';
import type { SoundingName } from './name-sounds';
import { normalise } from './search-text';
import { PLACE } from './searched-texts';
import { forgivenSlips, slipsWithin, soundOf, soundPieces } from './sound';

/** Names that have most pieces in common with what was typed; the one that was meant is among them. */
const CANDIDATES = 40;
const MAX_FOUND = 1_000;
const ENOUGH_PIECES = 10;
/** A name that stands within what was typed says less than one that has all of it. */
const WITHIN_TYPED = 1;
const SHORTEST_WITHIN = 4;

/** What is near to what a person typed. */
export interface NearProducts {
  ids: number[];
  /** Sorts ids by how near their names are. */
  byNearness: (one: number, other: number) => number;
  /** The spelling that was probably meant, where it is another. */
  suggestion?: string;
}

interface NearName extends SoundingName {
  slips: number;
}

interface Bearer {
  product_id: number;
  place: number;
  near: NearName;
}

/** Finds products by names that sound like what was typed, or differ from it by a slip or two. */
@Injectable()
export class NearNames {
  constructor(
    private readonly database: Database,
    private readonly names: KnownNames,
  ) {}

  /**
   * Products whose names are near to all that was typed, or else to as many of its words as possible.
   * @param phrase normalised
   */
  async products(phrase: string): Promise<NearProducts | undefined> {
    const whole = await this.bearers(phrase);
    const parts = phrase.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
    const found =
      whole.length > 0 || parts.length < 2 ? [whole] : await Promise.all(parts.map((part) => this.bearers(part)));
    const ranks = ranked(found);
    if (ranks.size === 0) return undefined;
    return {
      ids: [...ranks.keys()],
      byNearness: (one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0),
      suggestion: suggestionFor(phrase, found, parts),
    };
  }

  /** Who bears the names nearest to one text, the nearest and most telling first. */
  private async bearers(text: string): Promise<Bearer[]> {
    const names = await this.near(soundOf(text));
    if (names.length === 0) return [];
    const ids = names.map(({ id }) => id);
    const rows = await this.database.query<{ name_id: number; product_id: number; place: number }[]>(
      'SELECT name_id, product_id, place FROM search_name_product WHERE name_id IN (?) ORDER BY place LIMIT ?',
      [ids, MAX_FOUND],
    );
    if (rows.length === 0) {
      await this.names.forget(ids);
      return this.bearers(text);
    }
    const bearers = rows.flatMap(({ name_id, ...row }) => {
      const near = names.find(({ id }) => id === name_id);
      return near ? [{ ...row, near }] : [];
    });
    return bearers.sort((one, other) => one.near.slips - other.near.slips || one.place - other.place);
  }

  private async near(sound: string): Promise<NearName[]> {
    if (sound.length < 2) return [];
    const candidates = await this.names.sharing(fewPieces(sound), CANDIDATES);
    const names = candidates.flatMap((candidate) => {
      const slips = slipsBetween(sound, candidate.sound);
      return slips === undefined ? [] : [{ ...candidate, slips }];
    });
    const fewest = Math.min(...names.map(({ slips }) => Math.floor(slips)));
    return names.filter(({ slips }) => Math.floor(slips) === fewest);
  }
}

/** Of long sounds every second piece tells enough. */
function fewPieces(sound: string): string[] {
  const pieces = soundPieces(sound);
  return pieces.length > ENOUGH_PIECES ? pieces.filter((_, at) => at % 2 === 0) : pieces;
}

/** How far apart two sounds are; undefined where they are not near. The same sound is nearer than one that contains it. */
function slipsBetween(typed: string, name: string): number | undefined {
  if (typed === name) return 0;
  const slips = slipsWithin(typed, name);
  if (slips <= forgivenSlips(typed.length))
    return slips + (name.startsWith(typed) ? 0.1 : 0.2) + lengthApart(typed, name);
  if (name.length < SHORTEST_WITHIN || name.length >= typed.length) return undefined;
  const within = slipsWithin(name, typed);
  return within <= forgivenSlips(name.length) - 1 || within === 0
    ? within + WITHIN_TYPED + lengthApart(typed, name)
    : undefined;
}

/** Less than any other difference. */
const lengthApart = (one: string, other: string): number => Math.abs(one.length - other.length) / 10_000;

/** A number for each product: lower for more words found, then for fewer slips, then for more telling names. */
function ranked(found: readonly Bearer[][]): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const bearers of found) {
    const best = new Map<number, number>();
    for (const { product_id, place, near } of bearers)
      if (!best.has(product_id)) best.set(product_id, near.slips * 100_000 + place - PER_WORD);
    for (const [id, rank] of best) ranks.set(id, (ranks.get(id) ?? 0) + rank);
  }
  return ranks;
}
const PER_WORD = 10_000_000;

function suggestionFor(phrase: string, found: readonly Bearer[][], parts: readonly string[]): string | undefined {
  if (found.length === 1) return spelling(phrase, found[0]);
  const words = found.map((bearers, at) => spelling(parts[at] ?? '', bearers) ?? parts[at]);
  const meant = words.join(' ');
  return meant === phrase ? undefined : meant;
}

/** The nearest name as it is written, unless what was typed stands in it, or it is an address. */
function spelling(typed: string, bearers: readonly Bearer[] = []): string | undefined {
  const [first] = bearers;
  if (!first || first.place === PLACE.url || normalise(first.near.name).includes(typed)) return undefined;
  return first.near.name;
}
