import { Card } from '../../layout/page';
import styles from './studio.module.css';

const STEPS = [
  {
    title: 'วางที่อยู่และคีย์',
    text: 'เปิด Settings แล้วเลือก Stream ที่ Service เลือก Custom… วางที่อยู่ในช่อง Server และคีย์ในช่อง Stream Key',
    settings: [
      ['Service', 'Custom…'],
      ['Server', 'ที่อยู่ด้านบน'],
      ['Stream Key', 'คีย์ด้านบน'],
    ],
  },
  {
    title: 'ตั้งความชัด',
    text: 'ภาพ 1920×1080 30 ภาพต่อวินาที ถ้าเน็ตขาขึ้นต่ำกว่า 8 ล้านบิต ใช้ 2500 แทน',
    settings: [
      ['Video Bitrate', '4500 Kbps'],
      ['Keyframe Interval', '1 s'],
      ['Audio Bitrate', '160'],
    ],
  },
  {
    title: 'กดเริ่มสตรีม',
    text: 'กด Start Streaming ภาพขึ้นในหน้านี้ภายใน 5 วินาที คนที่ซื้อบัตรเห็นพร้อมกัน',
    settings: [['Controls', 'Start Streaming']],
  },
] as const;

/** How a technician sets up OBS. */
export function ObsGuide() {
  return (
    <Card title="ตั้งค่า OBS ใน 3 ขั้น">
      <ol className={styles.guide}>
        {STEPS.map(({ title, text, settings }) => (
          <li key={title}>
            <b>{title}</b>
            <dl>
              {settings.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
