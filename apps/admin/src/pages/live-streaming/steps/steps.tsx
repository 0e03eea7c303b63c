import type { LivePhase } from '@wethi/contract';
import { useQuery } from '@tanstack/react-query';
import { count, hourMinute, shortDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Check } from 'lucide-react';
import { useNow } from '../../../waiting-orders/use-now';
import type { LiveShow } from '../live-show';
import { StateTag } from '../state-tag';
import { RunningTime } from './running-time';
import { stepNote } from './step-notes';
import styles from '../studio.module.css';

const ORDER: readonly LivePhase[] = ['ready', 'onAir', 'ended'];
const NAMES: Record<LivePhase, string> = { ready: 'เตรียม', onAir: 'ออกอากาศ', ended: 'จบและดูย้อนหลัง' };

/** The show's name, its day, and where the evening stands. */
export function Steps({ show, phase }: { show: LiveShow; phase: LivePhase }) {
  const { data } = useQuery({
    queryKey: ['stage', show.stage_id],
    queryFn: () => call('GET', 'stageById', { query: { id: show.stage_id } }),
  });
  const { data: { data: [figures] } = { data: [] } } = useQuery({
    queryKey: ['live-figures', show.id],
    queryFn: () => call('GET', 'liveStreamingFigures', { query: { id_in: String(show.id) } }),
    meta: { background: true },
  });
  const now = useNow();
  const stage = data?.data ?? undefined;
  const since = show.live_streaming_start_at;
  return (
    <>
      <div className={styles.title}>
        <h2>{show.live_streaming_name}</h2>
        <StateTag show={show}>{phase === 'onAir' && since && <RunningTime since={since} />}</StateTag>
      </div>
      {stage && (
        <p className="secondary number">
          {[dayOf(stage), figures && `ขายแล้ว ${count(figures.sold)} ใบ`].filter(Boolean).join(' · ')}
        </p>
      )}
      <ol className={styles.steps} aria-label="ขั้นของคืนนี้">
        {ORDER.map((step, index) => (
          <li key={step} aria-current={step === phase ? 'step' : undefined}>
            <i aria-hidden>{ORDER.indexOf(phase) > index ? <Check size={16} /> : index + 1}</i>
            <span>
              <b>{NAMES[step]}</b>
              <small className="number">{stepNote(step, show, stage, now)}</small>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

interface StageDay {
  stage_title: string;
  stage_date: string | null;
  stage_time_start: string | null;
  stage_time_to: string | null;
}

function dayOf({ stage_title, stage_date, stage_time_start, stage_time_to }: StageDay): string {
  const times = [stage_time_start, stage_time_to].flatMap((time) => (time ? hourMinute(time) : []));
  return [stage_title, stage_date && shortDate(stage_date), times.length > 0 && `${times.join(' – ')} น.`]
    .filter(Boolean)
    .join(' · ');
}
