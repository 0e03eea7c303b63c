import {
  Check,
  Leaf,
  LoaderCircle,
  MessageCircle,
  MonitorPlay,
  Play,
  RotateCw,
  ShieldX,
  TriangleAlert,
  Volume2,
  Wifi,
  X,
} from 'lucide-react';
import { chooseSaver } from '@wethi/player/line-check';
import { type ReactNode, useState } from 'react';
import type { Chat } from '../../../session/chat/use-chat';
import { useMayRead } from '../../../session/member';
import { HelpButton } from '../../../session/help/help-button';
import { Button } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { Card } from '../../../ui/layout/card';
import { ringBell } from '../../../ui/sound';
import { type Tone, wordsOf } from './check-words';
import styles from './lobby.module.css';
import { useConnectionCheck } from './use-connection-check';
import { useLobbyPresence } from './use-lobby-presence';

const ICONS = { ok: Check, wait: TriangleAlert, no: ShieldX, neutral: LoaderCircle } as const;

const CHIP_ICONS = { ok: Check, wait: TriangleAlert, no: X } as const;

interface ConnectionCheckProps {
  showId: number;
  videoId: number;
  chat: Pick<Chat, 'messages' | 'isRefused'>;
  chatIsOpen: boolean;
}

/** Says before the show whether this device and its line can play it. */
export function ConnectionCheck({ showId, videoId, chat, chatIsOpen }: ConnectionCheckProps) {
  const { verdict, check } = useConnectionCheck();
  useLobbyPresence(showId, verdict, useMayRead() && !chat.isRefused);
  const words = wordsOf(verdict);
  const Icon = ICONS[words.tone];
  const isChecking = verdict.kind === 'checking';
  // What was pressed stays where it is while it checks again.
  const [hasResult, setHasResult] = useState(false);
  if (!isChecking && !hasResult) setHasResult(true);
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
          <ResultChip tone={words.lineTone ?? words.tone} isBusy={isChecking}>
            {words.lineChip}
          </ResultChip>
        </Part>
        <Part icon={<MonitorPlay size={22} aria-hidden />} title="ภาพ" text={words.picture}>
          <ResultChip tone={words.tone}>{words.pictureChip}</ResultChip>
        </Part>
        <Part icon={<Volume2 size={22} aria-hidden />} title="เสียง" text="กดแล้วต้องได้ยินเสียงระฆัง">
          <Button size="small" onClick={ringBell}>
            <Play size={16} aria-hidden />
            ลองฟัง
          </Button>
        </Part>
        <ChatPart {...chat} isOpen={chatIsOpen} />
      </ul>
      {words.advice && (
        <ol className={styles.advice} aria-label={words.advice.label}>
          {words.advice.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        {hasResult && (
          <Button kind={verdict.kind === 'blocked' ? 'primary' : 'secondary'} loading={isChecking} onClick={check}>
            {!isChecking && <RotateCw size={18} aria-hidden />}
            {verdict.kind === 'blocked' ? 'เปลี่ยนเน็ตแล้ว ตรวจอีกครั้ง' : 'ตรวจอีกครั้ง'}
          </Button>
        )}
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

/** A result in one word; what is awaited has no sign, unless it is being looked at. */
function ResultChip({ tone, isBusy = false, children }: { tone: Tone; isBusy?: boolean; children: string }) {
  const Icon = tone === 'neutral' ? LoaderCircle : CHIP_ICONS[tone];
  return (
    <Chip kind={tone}>
      {(tone !== 'neutral' || isBusy) && <Icon className={isBusy ? 'spin' : undefined} aria-hidden />}
      {children}
    </Chip>
  );
}

function ChatPart({ messages, isRefused, isOpen }: ConnectionCheckProps['chat'] & { isOpen: boolean }) {
  const mayRead = useMayRead();
  const [text, chip, tone] = messages
    ? ([isOpen ? 'รับส่งได้ เปิดให้คุยแล้ว' : 'รับส่งได้ เปิดก่อนเริ่มแสดง', 'ได้', 'ok'] as const)
    : isRefused || !mayRead
      ? (['สำหรับผู้ที่ซื้อบัตรแล้ว', 'ยังไม่เปิด', 'neutral'] as const)
      : (['กำลังเชื่อมต่อ', 'รอ', 'neutral'] as const);
  return (
    <Part icon={<MessageCircle size={22} aria-hidden />} title="แชต" text={text}>
      <ResultChip tone={tone}>{chip}</ResultChip>
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
