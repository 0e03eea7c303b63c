import { Button } from 'antd';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../layout/page';
import styles from './obs-guide.module.css';

interface Step {
  title: string;
  text: string;
  /** What its picture shows, in words. */
  words: string;
  picture: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    title: 'วางที่อยู่และคีย์',
    text: 'เปิด Settings แล้วเลือก Stream ที่ Service เลือก Custom วางสองช่องนี้',
    words: 'หน้าต่างตั้งค่า หัวข้อสตรีม บริการ กำหนดเอง ช่องเซิร์ฟเวอร์และคีย์สตรีม',
    picture: (
      <Settings
        chosen="Stream"
        settings={[
          ['Service', 'Custom…'],
          ['Server', 'rtmp://…/live', true],
          ['Stream Key', '••••••••••', true],
        ]}
      />
    ),
  },
  {
    title: 'ตั้งความชัด',
    text: 'ภาพ 1920×1080 30 ภาพต่อวินาที ถ้าเน็ตขาขึ้นต่ำกว่า 8 ล้านบิต ใช้ 2500 แทน',
    words: 'หน้าต่างตั้งค่า หัวข้อเอาต์พุต อัตราบิต 4500 คีย์เฟรมทุก 1 วินาที เสียง 160',
    picture: (
      <Settings
        chosen="Output"
        settings={[
          ['Video Bitrate', '4500 Kbps', true],
          ['Keyframe Interval', '1 s', true],
          ['Audio Bitrate', '160'],
        ]}
      />
    ),
  },
  {
    title: 'กดเริ่มสตรีม',
    text: 'กด Start Streaming ภาพขึ้นในหน้านี้ภายใน 5 วินาที คนที่ซื้อบัตรเห็นพร้อมกัน',
    words: 'แถบควบคุม ปุ่มเริ่มสตรีม',
    picture: (
      <Window title="Controls">
        <ul className={styles.buttons}>
          <li data-chosen data-marked>
            Start Streaming
          </li>
          <li>Start Recording</li>
          <li>Exit</li>
        </ul>
      </Window>
    ),
  },
];

/** How a technician sets up OBS, in pictures of its windows; to be printed, too. */
export function ObsGuide() {
  return (
    <div className={styles.sheet}>
      <Card
        title="ตั้งค่า OBS ใน 3 ขั้น"
        extra={
          <Button icon={<Printer size={18} aria-hidden />} className={styles.print} onClick={() => window.print()}>
            พิมพ์ให้ช่าง
          </Button>
        }
      >
        <ol className={styles.guide}>
          {STEPS.map(({ title, text, words, picture }, index) => (
            <li key={title}>
              <b className={styles.title}>
                <i aria-hidden>{index + 1}</i>
                {title}
              </b>
              <div role="img" aria-label={words} lang="en">
                {picture}
              </div>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

const SECTIONS = ['General', 'Stream', 'Output'];

interface SettingsProps {
  chosen: string;
  /** Name, value, and whether it is what this step sets. */
  settings: readonly (readonly [string, string, boolean?])[];
}

function Settings({ chosen, settings }: SettingsProps) {
  return (
    <Window title="Settings">
      <div className={styles.settings}>
        <ul>
          {SECTIONS.map((section) => (
            <li key={section} data-chosen={section === chosen}>
              {section}
            </li>
          ))}
        </ul>
        <dl>
          {settings.map(([name, value, isMarked]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="number" data-marked={isMarked}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  );
}

/** A window of OBS. */
function Window({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        {title}
      </div>
      {children}
    </div>
  );
}
