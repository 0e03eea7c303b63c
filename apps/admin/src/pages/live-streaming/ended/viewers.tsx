import { bangkokTime, count } from '@wethi/format';
import { ViewersChart } from '../../videos-statistics/viewers-chart';
import { useShowFigures } from '../figures';
import type { LiveShow } from '../live-show';
import { useSignal } from '../signal/use-signal';
import { reportWords } from './report-words';

/** How many watched from the first minute to the last, where the band's line broke, and when the band hears of it. */
export function Viewers({ show }: { show: LiveShow }) {
  const breaks = useSignal(show)?.breaks ?? [];
  const figures = useShowFigures(show);
  const { stage_date, reports_to_chat } = figures ?? {};
  const words = stage_date && reports_to_chat === 'Y' && reportWords(stage_date, bangkokTime(new Date().toISOString()));
  return (
    <ViewersChart
      title="คนดูตลอดการแสดง"
      query={{ video_id: show.video_id, live: 'Y' }}
      notes={breaks.map(({ at, seconds }) => ({ at, text: `หลุด ${count(seconds)} วินาที` }))}
      extra={words && <span className="secondary number">{words}</span>}
    />
  );
}
