/** What phones are off by without any harm; an answer may take as long, too. */
const TOLERANCE_MS = 60_000;

let offset = 0;

/** The server's time as this browser knows it, milliseconds since 1970 UTC. */
export function serverTime(): number {
  return Date.now() + offset;
}

/** Is a page of that time too far from what this browser takes for the present? */
export function isInDoubt(pageMadeAt: number): boolean {
  return Math.abs(pageMadeAt - serverTime()) > TOLERANCE_MS;
}

/** Asks the server for its time; without an answer the browser's own clock counts. @returns whether one came */
export async function askServerTime(): Promise<boolean> {
  const response = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const answered = Date.parse(response?.headers.get('date') ?? '');
  const difference = answered - Date.now();
  offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  return !Number.isNaN(answered);
}
