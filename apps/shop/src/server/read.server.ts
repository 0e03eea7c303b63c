import { type Envelope, LIST_LIMIT_MAX } from '@wethi/contract';
import { API_URLS } from './environment.server';
import { visitorHeaders } from './visitor.server';
import type { AnswerOf, CallPath, DataOf, QueryOf } from '@wethi/http';

/** Pages that are made at the same time share their readings; it is nginx that keeps the pages. */
const FRESH_MS = 500;
const MAX_ANSWERS = 500;
const TIMEOUT_MS = 8_000;
const MAX_PAGES = 5;
/** How old an answer may be that stands in while the API gives none. */
const STALE_MS = 10 * 60_000;

/** To a process on the same machine, packing and unpacking an answer costs more than sending it. */
const UNPACKED = { 'accept-encoding': 'identity' };

interface Kept {
  answer: Promise<Envelope>;
  until: number;
}

const kept = new Map<string, Kept>();
const lastGood = new Map<string, { answer: Envelope; at: number }>();

/** The API's answer; while it gives none, its last one. */
async function ask(address: string): Promise<Envelope> {
  try {
    const answer = await askInTurn(address, API_URLS);
    lastGood.delete(address);
    lastGood.set(address, { answer, at: Date.now() });
    forgetOldest(lastGood);
    return answer;
  } catch (failure) {
    const last = lastGood.get(address);
    const isGone = failure instanceof Response && failure.status === 404;
    if (isGone || !last || last.at < Date.now() - STALE_MS) throw failure;
    return last.answer;
  }
}

function forgetOldest(answers: Map<string, unknown>): void {
  const oldest = answers.size > MAX_ANSWERS ? answers.keys().next().value : undefined;
  if (oldest !== undefined) answers.delete(oldest);
}

/** Asks the next process when one cannot be reached, as while it starts anew. */
async function askInTurn(address: string, [url, ...others]: readonly string[]): Promise<Envelope> {
  if (!url) throw new Response(null, { status: 503 });
  try {
    return await askOne(`${url}/${address}`);
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return askInTurn(address, others);
  }
}

async function askOne(address: string): Promise<Envelope> {
  // Ended with the answer: a signal of time alone would be kept for its 8 s, thousands of them in a rush.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
  try {
    const headers = { ...visitorHeaders(), ...UNPACKED };
    const response = await fetch(address, { headers, signal: patience.signal });
    if (response.status === 404) throw new Response(null, { status: 404 });
    if (!response.ok) throw new Response(null, { status: 503 });
    return (await response.json()) as Envelope;
  } finally {
    clearTimeout(timer);
  }
}

function keep(address: string): Kept {
  const answer = ask(address);
  const entry: Kept = { answer, until: Date.now() + FRESH_MS };
  kept.delete(address);
  kept.set(address, entry);
  answer.catch(() => kept.get(address) === entry && kept.delete(address));
  forgetOldest(kept);
  return entry;
}

/**
 * A public read of the API by a page's loader, from memory where possible.
 * @param path below /api, for example 'productView'
 * @param query parameters; those without a value are left out
 * @returns the answer's envelope
 * @throws Response 404 when the API does not know the thing, 503 when it does not answer
 */
export function read<Name extends CallPath<'GET'>>(
  path: Name,
  query?: QueryOf<'GET', Name>,
): Promise<AnswerOf<'GET', Name>> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const address = `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  const found = kept.get(address);
  // What somebody else asked for may have been refused to them alone.
  const answer = found && found.until > Date.now() ? found.answer.catch(() => ask(address)) : keep(address).answer;
  return answer as Promise<AnswerOf<'GET', Name>>;
}

/** A part that a page can do without: when it cannot be read, the page stands without it. */
export function optional<Part, Otherwise>(reading: Promise<Part>, otherwise: Otherwise): Promise<Part | Otherwise> {
  return reading.catch(() => otherwise);
}

type RowOf<Name extends CallPath<'GET'>> = NonNullable<DataOf<'GET', Name>> extends (infer Row)[] ? Row : never;

/** A page of a public list, and how many rows the whole list has. */
export interface RowsPage<Row> {
  rows: Row[];
  total: number;
}

export async function readPage<Name extends CallPath<'GET'>>(
  path: Name,
  query: QueryOf<'GET', Name>,
): Promise<RowsPage<RowOf<Name>>> {
  const { data = [], total = 0 } = (await read(path, query)) as Envelope<RowOf<Name>[]>;
  return { rows: data, total };
}

/** The rows of a public list that is short by its nature, such as the members of a band; the log tells of one that is not. */
export async function readRows<Name extends CallPath<'GET'>>(
  path: Name,
  query: QueryOf<'GET', Name>,
): Promise<RowOf<Name>[]> {
  const all: RowOf<Name>[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows, total } = await readPage(path, { ...query, page, limit: LIST_LIMIT_MAX });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
  // eslint-disable-next-line no-console -- this process's log
  console.error(`${path} has more rows than the ${all.length} that a page reads`);
  return all;
}

/** One record of a public resource; undefined when the answer has none. */
export async function readOne<Name extends CallPath<'GET'>>(
  path: Name,
  query: QueryOf<'GET', Name>,
): Promise<DataOf<'GET', Name> | undefined> {
  return ((await read(path, query)) as Envelope).data as DataOf<'GET', Name> | undefined;
}
