import { withoutPersonalData } from '@wethi/browser';
import { takesReport } from '../../server/report-limit.server';
import type { Route } from './+types/client-error';

const MAX_BYTES = 8_000;

/** An error in somebody's browser goes into the log of this process. Nobody is told whether it did. */
export async function action({ request }: Route.ActionArgs) {
  const isShort = Number(request.headers.get('content-length') ?? Infinity) <= MAX_BYTES;
  if (isShort && takesReport(Date.now()))
    console.error('browser:', JSON.stringify(withoutPersonalData(await request.text())));
  return new Response(null, { status: 204 });
}
