import type { LiveHealth, LivePhase, LiveWarning } from '@wethi/contract';
import { phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Button } from 'antd';
import { Megaphone, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import { useTotals } from './figures';
import type { LiveShow } from './live-show';
import { REMEDIES, type Remedy } from './signal/checks';
import { useLasting } from './signal/use-lasting';
import { useSignal } from './signal/use-signal';
import { weakOf, weakRemedy } from './signal/weak-signal';
import styles from './studio.module.css';

interface TroubleProps {
  show: LiveShow;
  health: LiveHealth | null;
  phase: LivePhase;
}

/** The most urgent fault of the signal, with what to do in order; it goes away by itself. */
export function Trouble({ show, health, phase }: TroubleProps) {
  const weak = useWeak(show, health);
  if (phase === 'ended') return null;
  const lost = health?.state === 'lost';
  const warnings = health?.warnings ?? [];
  // Of a picture that is gone only its publisher can say more.
  const warning = lost ? warnings.find((one) => one === 'frozen') : warnings[0];
  const isWeak = weak && !lost && !(warning && WORSE.has(warning));
  if (!lost && !warning && !isWeak) return null;
  const { title, text, steps }: Told = isWeak ? weak : warning ? REMEDIES[warning] : LOST;
  const others = warnings.filter((one) => isWeak || one !== warning);
  const { live_streaming_technician_tel: tel } = show;
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      icon={<TriangleAlert aria-hidden />}
      message={<b>{title}</b>}
      description={
        <>
          {text && <p className="number">{text}</p>}
          <ol className={styles.remedy}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {others.length > 0 && <p>และ {others.map((one) => REMEDIES[one].title).join(' · ')}</p>}
          <div className={styles.remedies}>
            {phase === 'onAir' && <TellViewers showId={show.id} />}
            {tel && (
              <Button icon={<Phone size={18} aria-hidden />} href={`tel:${tel}`}>
                โทรหาช่าง <span className="number">{phone(tel)}</span>
              </Button>
            )}
            <span>ถ้าหลุด ไม่ต้องกดอะไร คนดูเห็นหน้ารอ ต่อใหม่ด้วยคีย์เดิมแล้วภาพกลับมาเอง</span>
          </div>
        </>
      }
    />
  );
}

type Told = Remedy & { text?: string };

/** Worse for viewers than a weak signal, whatever its cause. */
const WORSE: ReadonlySet<LiveWarning> = new Set(['diskLow', 'frozen', 'noVideo', 'noAudio']);

/** Of a signal that has been weak for a while; until it has been good for a while. */
function useWeak(show: LiveShow, health: LiveHealth | null): Told | undefined {
  const weak = weakOf(health, useSignal(show));
  const since = useLasting(weak !== undefined, { before: 15_000, after: 30_000 });
  const [last, setLast] = useState(weak);
  if (weak && (weak.received !== last?.received || weak.expected !== last.expected)) setLast(weak);
  const { data: { data: totals } = {} } = useTotals(show);
  return since !== undefined && last ? weakRemedy(last, since, totals?.stalled_often ?? 0) : undefined;
}

const LOST: Told = {
  title: 'สัญญาณจากวงหลุด คนดูเห็นหน้ารออยู่',
  steps: ['เสียบสาย LAN แทน Wi-Fi หรือเปิดเน็ตมือถือสำรองแล้วต่อกับเครื่องที่ส่งภาพ', 'ใน OBS กดหยุดแล้วเริ่มสตรีมใหม่ ใช้คีย์เดิม'],
};

const WORDS = 'ตอนนี้ภาพสะดุดจากสัญญาณที่งาน ทีมงานกำลังแก้อยู่ ไม่ต้องเปิดหน้าใหม่ ภาพจะกลับมาเอง';

/** Once: in the name of the team, so that nobody looks for the fault at home. */
function TellViewers({ showId }: { showId: number }) {
  const [told, setTold] = useState(false);
  const { save, saving } = useSave(
    () => call('POST', 'liveStreamingComment', { body: { live_streaming_id: showId, live_streaming_comment: WORDS } }),
    { words: { success: 'บอกคนดูในแชตแล้ว', failure: 'ส่งเข้าแชตไม่สำเร็จ' }, done: () => setTold(true) },
  );
  return (
    <Button icon={<Megaphone size={18} aria-hidden />} loading={saving} disabled={told} onClick={() => save(undefined)}>
      บอกคนดูในแชต
    </Button>
  );
}
