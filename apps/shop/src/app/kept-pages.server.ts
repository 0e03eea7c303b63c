/** In a rush thousands open the same page; what they see is at most this old. */
const FRESH_MS = 3_000;
const MOST_PAGES = 100;

export interface RenderedPage {
  status: number;
  html: string;
}

interface Kept {
  status: number;
  /** The HTML, cut where its nonce stood. */
  pieces: string[];
}

interface Entry {
  page: Promise<Kept>;
  /** The page, once it is there. */
  finished?: Kept;
  until: number;
}

const kept = new Map<string, Entry>();

/** The HTML of a page that is there and fresh, without waiting. Arguments as of keptPage. */
export function finishedPage(key: string, nonce: string): string | undefined {
  const found = kept.get(key);
  return found && found.until > Date.now() ? found.finished?.pieces.join(nonce) : undefined;
}

/**
 * A page rendered once for all who ask within three seconds, each answer with a nonce of its own.
 * @param key what the page depends on: address and who it is for
 * @param nonce unguessable text that scripts of this answer bear
 * @param render makes the page with this nonce; a page with a status other than 200 is not kept
 */
export async function keptPage(key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
  const found = kept.get(key);
  const fresh = found && found.until > Date.now();
  const { status, pieces } = await (fresh ? found.page : keep(key, nonce, render));
  return { status, html: pieces.join(nonce) };
}

function keep(key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<Kept> {
  const page = render().then(({ status, html }) => ({ status, pieces: html.split(nonce) }));
  const entry: Entry = { page, until: Date.now() + FRESH_MS };
  kept.delete(key);
  kept.set(key, entry);
  const forget = () => kept.get(key) === entry && kept.delete(key);
  page.then((finished) => (finished.status === 200 ? (entry.finished = finished) : forget()), forget);
  const oldest = kept.size > MOST_PAGES ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return page;
}
