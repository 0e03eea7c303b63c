import { readRows } from '../../server/read.server';
import { PUBLIC } from '../../server/cache-control';
import { PUBLIC_URL } from '../../server/environment.server';
import { paths } from '../../config/paths';
import { calendarEntry, calendarFile } from '../../features/orders/tickets/calendar-entry';
import type { Route } from './+types/calendar';

/** The show as a file that phones and computers offer to their calendar. */
export async function loader({ params }: Route.LoaderArgs) {
  const [product] = await readRows('productView', { product_url: params.productUrl });
  const entry =
    product &&
    calendarEntry(product, PUBLIC_URL + (product.stage_id ? paths.liveOfStage(product.stage_id) : paths.purchases));
  if (!entry) throw new Response(null, { status: 404 });
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${encodeURIComponent(entry.id)}.ics"`,
    'Cache-Control': PUBLIC,
  };
  return new Response(calendarFile(entry, Date.now()), { headers });
}
