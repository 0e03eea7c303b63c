import { Button, Input } from 'antd';
import { Camera, List } from 'lucide-react';
import type { GuestTicket } from './gate-store';
import { GuestList } from './guest-list';
import { isPerson, isSigned } from './guests';
import { Scanner } from './scanner';
import type { Press } from './use-gate';
import styles from './check-in.module.css';

interface SearchProps {
  tickets: readonly GuestTicket[];
  /** What is looked for in the list of guests, while it is open. */
  inList: string | undefined;
  isLit: boolean;
  onList: (text: string | undefined) => void;
  onLight: (isLit: boolean) => void;
  onPress: (what: Press) => void;
}

/** The three ways to a ticket: its QR, what is typed, and the list of guests. */
export function Search({ tickets, inList, isLit, onList, onLight, onPress }: SearchProps) {
  if (inList !== undefined)
    return (
      <>
        <GuestList
          tickets={tickets}
          text={inList}
          onText={onList}
          onEnter={(orders_detail_id) => onPress({ orders_detail_id })}
        />
        <Button block size="large" onClick={() => onList(undefined)}>
          <Camera size={20} aria-hidden />
          สแกน
        </Button>
      </>
    );
  const find = (text: string) => {
    if (isPerson(text)) onList(text);
    else if (text) onPress({ ticket: text });
  };
  return (
    <>
      {/* Anybody can make a QR of a code that they know: what is not signed is asked about as nothing of ours. */}
      <Scanner isLit={isLit} onLight={onLight} onCode={(qr) => onPress({ ticket: isSigned(qr) ? qr : '' })}>
        <Button size="large" onClick={() => onList('')}>
          <List size={20} aria-hidden />
          รายชื่อ
        </Button>
      </Scanner>
      <div>
        <label className={styles.label} htmlFor="gate-text">
          หรือพิมพ์รหัส เบอร์โทรศัพท์ หรือชื่อ
        </label>
        <Input.Search
          id="gate-text"
          size="large"
          placeholder="W261121G7QX4M-1"
          autoCapitalize="characters"
          enterButton="ตรวจ"
          onSearch={(text) => find(text.trim())}
        />
      </div>
    </>
  );
}
