import {
  Check,
  Leaf,
  LoaderCircle,
  MessageCircle,
  MonitorPlay,
  Play,
  RotateCw,
  ShieldOff,
  TriangleAlert,
  Volume2,
  Wifi,
} from 'lucide-react';
import { chooseSaver, saverUse } from '@wethi/player/line-check';
import { type ReactNode, useState } from 'react';
import { useMayRead } from '../../../session/member';
import { HelpButton } from '../../../session/help/help-button';
import { Button } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { Card } from '../../../ui/layout/card';
import type { Chat } from '../use-chat';
import { ringBell } from './bell';
import styles from './lobby.module.css';
import { useConnectionCheck } from './use-connection-check';
import { BEST_MEGABITS, LEAST_MEGABITS, type Verdict } from './verdict';

type Tone = 'ok' | 'wait' | 'no' | 'neutral';

/** What the check says, in the words of mockup 12: the result, and a line for each part. */
interface Words {
  tone: Tone;
  title: string;
  text: string;
  line: string;
  lineChip: string;
  picture: string;
  pictureChip: string;
  advice?: readonly string[];
}

const FASTER = [
  'ขยับไปใกล้ตัวปล่อย Wi-Fi หรือสลับไปใช้เน็ตมือถือ',
  'ปิดแอปอื่นที่ใช้เน็ต เช่น วิดีโอ เกม หรือโหลดไฟล์',
  `ยังช้าอยู่ เปิดแบบประหยัดเน็ตไว้ ใช้ราว ${saverUse()} ต่อชั่วโมง`,
];
const OTHER_LINE = [
  'ปิด Wi-Fi แล้วใช้เน็ตมือถือ วิธีนี้ได้ผลเกือบทุกครั้ง',
  'ปิดโปรแกรมกันโฆษณาหรือ VPN ถ้าเปิดไว้',
  'เปิดหน้านี้ใน Chrome หรือ Safari แทนการเปิดจากในแอปแชต',
];

const NO_LINE = ['ดูว่าเปิด Wi-Fi หรือเน็ตมือถือไว้ และไม่ได้เปิดโหมดเครื่องบิน', 'ถ้าใช้ Wi-Fi อยู่ ลองสลับไปใช้เน็ตมือถือ'];

function wordsOf(verdict: Verdict): Words {
  switch (verdict.kind) {
    case 'checking':
      return {
        tone: 'neutral',
        title: 'กำลังตรวจ ใช้เวลาราว 10 วินาที',
        text: 'ดูต่อหรือพิมพ์แชตไปก่อนได้',
        line: 'กำลังวัดความเร็ว',
        lineChip: 'กำลังตรวจ',
        picture: 'รอผลอินเทอร์เน็ต',
        pictureChip: 'รอ',
      };
    case 'good':
      return {
        tone: 'ok',
        title: 'พร้อมดูแล้ว',
        text: `เน็ตเร็วพอสำหรับภาพชัดสุด ${verdict.lines}p`,
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ต้องการ ${BEST_MEGABITS}`,
        lineChip: 'เร็วพอ',
        picture: 'ภาพชัดสุดเล่นได้ ไม่กระตุก',
        pictureChip: 'ได้',
      };
    case 'slow':
      return {
        tone: 'wait',
        title: 'ดูได้ แต่เน็ตช้า',
        text: 'ภาพจะลดความชัดให้เองเพื่อไม่ให้กระตุก เสียงยังชัดเหมือนเดิม',
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ภาพชัดสุดต้องการ ${BEST_MEGABITS}`,
        lineChip: 'ช้า',
        picture: `ภาพจะเล่นที่ ${verdict.lines}p`,
        pictureChip: `${verdict.lines}p`,
        advice: FASTER,
      };
    case 'sound':
      return {
        tone: 'wait',
        title: 'เน็ตช้ามาก ภาพอาจกระตุก',
        text: 'ฟังเสียงอย่างเดียวได้ เลือกในเมนูคุณภาพวิดีโอเมื่อการแสดงเริ่ม',
        line: `รับได้ ${verdict.megabits} ล้านบิตต่อวินาที ภาพเล็กสุดต้องการ ${LEAST_MEGABITS}`,
        lineChip: 'ช้ามาก',
        picture: 'เน็ตไม่พอสำหรับภาพ',
        pictureChip: 'เสียง',
        advice: FASTER,
      };
    case 'blocked':
      return {
        tone: 'no',
        title: 'เน็ตนี้กั้นวิดีโอไว้ ยังดูไม่ได้',
        text: 'มักเป็นเน็ตที่ทำงาน โรงเรียน หรือโรงแรม บัตรไม่ได้เสีย แค่ต้องเปลี่ยนทางเข้า',
        line: 'เข้าเว็บได้ แต่โหลดวิดีโอไม่ได้',
        lineChip: 'ถูกกั้น',
        picture: 'ภาพทดสอบไม่มา',
        pictureChip: 'ไม่ได้',
        advice: OTHER_LINE,
      };
    case 'offline':
      return {
        tone: 'no',
        title: 'ตอนนี้ไม่มีอินเทอร์เน็ต',
        text: 'เน็ตกลับมาเมื่อไร หน้านี้ตรวจให้ใหม่เอง',
        line: 'ติดต่อเว็บไม่ได้',
        lineChip: 'ขาด',
        picture: 'ตรวจได้เมื่อเน็ตกลับมา',
        pictureChip: 'รอ',
        advice: NO_LINE,
      };
  }
}

const ICONS = { ok: Check, wait: TriangleAlert, no: ShieldOff, neutral: LoaderCircle } as const;

/** Says before the show whether this device and its line can play it. */
export function ConnectionCheck({ videoId, chat }: { videoId: number; chat: Pick<Chat, 'messages' | 'isRefused'> }) {
  const { verdict, check } = useConnectionCheck();
  const words = wordsOf(verdict);
  const Icon = ICONS[words.tone];
  const isChecking = verdict.kind === 'checking';
  return (
    <Card>
      <h2 className={styles.heading}>ตรวจเครื่องนี้ก่อนดู</h2>
      <div className={styles.result} role="status" aria-busy={isChecking}>
        <span data-tone={words.tone}>
          <Icon size={24} className={isChecking ? 'spin' : undefined} aria-hidden />
        </span>
        <div>
          <h3>{words.title}</h3>
          <p className="t2">{words.text}</p>
        </div>
      </div>
      <ul className={styles.parts}>
        <Part icon={<Wifi size={22} aria-hidden />} title="อินเทอร์เน็ต" text={words.line}>
          <Chip kind={words.tone}>{words.lineChip}</Chip>
        </Part>
        <Part icon={<MonitorPlay size={22} aria-hidden />} title="ภาพ" text={words.picture}>
          <Chip kind={words.tone}>{words.pictureChip}</Chip>
        </Part>
        <Part icon={<Volume2 size={22} aria-hidden />} title="เสียง" text="กดแล้วต้องได้ยินเสียงระฆัง">
          <Button size="small" onClick={ringBell}>
            <Play size={16} aria-hidden />
            ลองฟัง
          </Button>
        </Part>
        <ChatPart {...chat} />
      </ul>
      {words.advice && (
        <ol className={styles.advice}>
          {words.advice.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        <Button kind={verdict.kind === 'blocked' ? 'primary' : 'secondary'} loading={isChecking} onClick={check}>
          {!isChecking && <RotateCw size={18} aria-hidden />}
          {verdict.kind === 'blocked' ? 'เปลี่ยนเน็ตแล้ว ตรวจอีกครั้ง' : 'ตรวจอีกครั้ง'}
        </Button>
        {verdict.kind === 'slow' && <SaverButton />}
        <HelpButton videoId={videoId} found={`${verdict.kind} ${words.line}`} />
      </div>
    </Card>
  );
}

/** Smaller pictures from the first second, as the settings of the player say from then on. */
function SaverButton() {
  const [isOn, setOn] = useState(false);
  const turnOn = () => {
    chooseSaver();
    setOn(true);
  };
  return (
    <Button kind="brand" aria-pressed={isOn} onClick={turnOn}>
      {isOn ? <Check size={18} aria-hidden /> : <Leaf size={18} aria-hidden />}
      {isOn ? 'จะเปิดแบบประหยัดเน็ต' : 'เปิดแบบประหยัดเน็ต'}
    </Button>
  );
}

function ChatPart({ messages, isRefused }: Pick<Chat, 'messages' | 'isRefused'>) {
  const mayRead = useMayRead();
  const [text, chip, tone] = messages
    ? (['รับส่งได้ เปิดให้คุยแล้ว', 'ได้', 'ok'] as const)
    : isRefused || !mayRead
      ? (['สำหรับผู้ที่ซื้อบัตรแล้ว', 'ยังไม่เปิด', 'neutral'] as const)
      : (['กำลังเชื่อมต่อ', 'รอ', 'neutral'] as const);
  return (
    <Part icon={<MessageCircle size={22} aria-hidden />} title="แชต" text={text}>
      <Chip kind={tone}>{chip}</Chip>
    </Part>
  );
}

function Part({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <p className="small muted num">{text}</p>
      </div>
      {children}
    </li>
  );
}
