import type { LiveHealth, LivePhase } from '@wethi/contract';
import { Alert } from 'antd';
import { REMEDIES } from './signal/checks';
import styles from './studio.module.css';

/** The most urgent fault of the signal, with what to do in order; it goes away by itself. */
export function Trouble({ health, phase }: { health: LiveHealth | null; phase: LivePhase }) {
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
