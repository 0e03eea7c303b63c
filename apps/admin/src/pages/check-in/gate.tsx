import { bangkokTime, clockTime, count } from '@wethi/format';
import { errorText } from '@wethi/http';
import { CircleAlert, CloudOff, Settings, Wifi } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { GateMemory, GateVerdict } from './gate-store';
import { keepGatePage } from './keep-gate';
import { Search } from './search';
import { tell } from './tones';
import { useGate, type Press } from './use-gate';
import { admits, VerdictCard } from './verdict-card';
import styles from './check-in.module.css';

interface GateProps {
  productId: number;
  gate: string;
  title: string;
  /** Back to the choice of show and gate. */
  onLeave: () => void;
}

/** One gate of a show, in the dark: the camera, what came of the last ticket, and who is in (design: 39 #checkin). */
export function Gate({ productId, gate, title, onLeave }: GateProps) {
  const { memory, isLinked, clashes, press, undo } = useGate(productId, gate, title);
  const [verdict, setVerdict] = useState<GateVerdict>();
  const [last, setLast] = useState<Press>();
  const [failure, setFailure] = useState<string>();
  // Kept from one ticket to the next.
  const [inList, setInList] = useState<string>();
  const [isLit, setLit] = useState(false);
  useEffect(keepGatePage, []);
  const next = useCallback(() => setVerdict(undefined), []);

  const judge = async (what: Press) => {
    setFailure(undefined);
    setLast(what);
    try {
      const judged = await press(what);
      if (!judged) return;
      tell(admits(judged));
      setVerdict(judged);
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const takeBack = async () => {
    if (!verdict) return;
    await undo(verdict).catch((error: unknown) => setFailure(errorText(error)));
    next();
  };
  return (
    <main className={styles.dark}>
      <div className={styles.column}>
        <header className={styles.bar}>
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} width="32" height="32" alt="" />
          <b>เวที</b>
          <small>ตรวจบัตร</small>
          <button type="button" aria-label="เปลี่ยนประตูหรืองาน" onClick={onLeave}>
            <Settings size={22} aria-hidden />
          </button>
        </header>
        <div className={styles.head}>
          <div>
            <h1>ตรวจบัตร {gate}</h1>
            <p>{memory.title}</p>
          </div>
          {isLinked ? (
            <span className={styles.linked}>
              <Wifi size={16} aria-hidden />
              เชื่อมต่ออยู่
            </span>
          ) : (
            <span className={styles.alone}>
              <CloudOff size={16} aria-hidden />
              {withoutLine(memory)}
            </span>
          )}
        </div>
        {(!isLinked || memory.waiting.length > 0) && (
          <p className={`${styles.note} ${styles.noteWait}`} role="status">
            <CloudOff size={20} aria-hidden />
            {[listText(memory), waitingText(memory)].filter(Boolean).join(' ')}
          </p>
        )}
        {clashes.map((clash) => (
          <Fault
            key={clash.entry_key}
            text={`บัตร ${clash.ticket_code} เข้าสองประตูตอนไม่มีสัญญาณ นับการเข้าครั้งแรกที่ ${clash.entry_gate}`}
          />
        ))}
        {failure && <Fault text={failure} />}
        {verdict ? (
          <VerdictCard
            verdict={verdict}
            tickets={memory.tickets}
            onNext={next}
            onUndo={() => void takeBack()}
            onAgain={() => void judge({ ...last, again: true })}
          />
        ) : (
          <Search
            tickets={memory.tickets}
            {...{ inList, isLit }}
            onList={setInList}
            onLight={setLit}
            onPress={(what) => void judge(what)}
          />
        )}
        <div className={styles.figures}>
          <Figure value={memory.entered} word="เข้าแล้ว" />
          <Figure value={Math.max(0, memory.tickets.length - memory.entered)} word="ยังไม่มา" />
          <Figure value={memory.tickets.length} word="ทั้งหมด" />
        </div>
      </div>
    </main>
  );
}

function Fault({ text }: { text: string }) {
  return (
    <p className={`${styles.note} ${styles.noteNo}`} role="alert">
      <CircleAlert size={20} aria-hidden />
      {text}
    </p>
  );
}

function withoutLine({ readAt }: GateMemory): string {
  return readAt ? 'ไม่มีสัญญาณ ตรวจจากรายชื่อในเครื่อง' : 'ไม่มีสัญญาณ';
}

function listText({ readAt }: GateMemory): string {
  if (!readAt) return 'เครื่องนี้ยังไม่มีรายชื่อของงานนี้ ตรวจบัตรได้เมื่อมีสัญญาณ';
  return `รายชื่อในเครื่องล่าสุด ${clockTime(bangkokTime(readAt).time)}`;
}

function waitingText({ waiting }: GateMemory): string {
  return waiting.length > 0 ? `มีการเข้า ${waiting.length} คนรอส่งขึ้นระบบ สัญญาณมาแล้วส่งเอง` : '';
}

function Figure({ value, word }: { value: number; word: string }) {
  return (
    <div>
      <b>{count(value)}</b>
      <span>{word}</span>
    </div>
  );
}
