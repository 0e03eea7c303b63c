import type { LiveHealth, LivePhase } from '@wethi/contract';
import { call } from '@wethi/http';
import { Alert, Button } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import type { LiveShow } from './live-show';
import { REMEDIES } from './signal/checks';
import styles from './studio.module.css';

interface TroubleProps {
  show: LiveShow;
  health: LiveHealth | null;
  phase: LivePhase;
}

/** The most urgent fault of the signal, with what to do in order; it goes away by itself. */
export function Trouble({ show, health, phase }: TroubleProps) {
  if (phase === 'ended') return null;
  const lost = health?.state === 'lost';
  const warning = health?.warnings[0];
  if (!lost && !warning) return null;
  const { title, steps } = warning ? REMEDIES[warning] : LOST;
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      message={title}
      description={
        <>
          <ol className={styles.remedy}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {phase === 'onAir' && <TellViewers showId={show.id} />}
          <p>ถ้าหลุด ไม่ต้องกดอะไร คนดูเห็นหน้ารอ ต่อใหม่ด้วยคีย์เดิมแล้วภาพกลับมาเอง</p>
        </>
      }
    />
  );
}

const LOST = {
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
