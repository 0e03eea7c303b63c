import { bangkokTime, clockTime, count } from '@wethi/format';
import { Alert, Button, Input, Tag } from 'antd';
import { Camera, List } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '@wethi/http';
import type { GateMemory, GateVerdict } from './gate-store';
import { GuestList } from './guest-list';
import { keepGatePage } from './keep-gate';
import { Scanner } from './scanner';
import { tell } from './tones';
import { useGate, type Press } from './use-gate';
import { admits, VerdictCard } from './verdict-card';
import styles from './check-in.module.css';

/** One gate of a show: the camera, what came of the last ticket, and who is in. */
export function Gate({ productId, gate, title }: { productId: number; gate: string; title: string }) {
  const { memory, isLinked, clashes, press, undo } = useGate(productId, gate, title);
  const [verdict, setVerdict] = useState<GateVerdict>();
  const [last, setLast] = useState<Press>();
  const [failure, setFailure] = useState<string>();
  const [byList, setByList] = useState(false);
  useEffect(keepGatePage, []);
  const next = useCallback(() => setVerdict(undefined), []);

  const judge = async (what: Press) => {
    setFailure(undefined);
    setLast(what);
    try {
      const judged = await press(what);
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
    <div className={styles.gate}>
      <div className={styles.head}>
        <div>
          <b>ตรวจบัตร {gate}</b>
          <p>{memory.title}</p>
        </div>
        <Tag color={isLinked ? 'green' : 'orange'}>{isLinked ? 'เชื่อมต่ออยู่' : withoutLine(memory)}</Tag>
      </div>
      {(!isLinked || memory.waiting.length > 0) && (
        <Alert type="warning" showIcon message={[listText(memory), waitingText(memory)].filter(Boolean).join(' ')} />
      )}
      {clashes.map((clash) => (
        <Alert
          key={clash.entry_key}
          type="error"
          showIcon
          closable
          message={`บัตร ${clash.ticket_code} เข้าสองประตูตอนไม่มีสัญญาณ นับการเข้าครั้งแรกที่ ${clash.entry_gate}`}
        />
      ))}
      {failure && <Alert type="error" showIcon message={failure} />}
      {verdict ? (
        <VerdictCard
          verdict={verdict}
          onNext={next}
          onUndo={() => void takeBack()}
          onAgain={() => void judge({ ...last, again: true })}
        />
      ) : (
        <>
          {byList ? (
            <GuestList tickets={memory.tickets} onEnter={(orders_detail_id) => void judge({ orders_detail_id })} />
          ) : (
            <>
              <Scanner onCode={(ticket) => void judge({ ticket })} />
              <Input.Search
                size="large"
                aria-label="หรือพิมพ์รหัสใต้ QR"
                placeholder="W261121G7QX4M-1"
                autoCapitalize="characters"
                enterButton="ตรวจ"
                onSearch={(ticket) => ticket.trim() && void judge({ ticket: ticket.trim() })}
              />
            </>
          )}
          <Button block size="large" onClick={() => setByList(!byList)}>
            {byList ? <Camera size={20} aria-hidden /> : <List size={20} aria-hidden />}
            {byList ? 'สแกน' : 'รายชื่อ'}
          </Button>
        </>
      )}
      <div className={styles.figures}>
        <Figure value={memory.entered} word="เข้าแล้ว" />
        <Figure value={Math.max(0, memory.tickets.length - memory.entered)} word="ยังไม่มา" />
        <Figure value={memory.tickets.length} word="ทั้งหมด" />
      </div>
    </div>
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
