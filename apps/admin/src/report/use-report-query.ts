import { useBand } from './band-filter';
import { useRange } from './use-range';

/** What the address asks a report for. */
export function useReportQuery() {
  const { from, to } = useRange();
  const band_id = useBand();
  return { date_start: from, date_to: to, ...(band_id !== undefined && { band_id }) };
}
