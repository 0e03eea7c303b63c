import { Button, Input } from 'antd';
import { Camera, List } from 'lucide-react';
import { useState } from 'react';
import type { GuestTicket } from './gate-store';
import { GuestList, guestsOf } from './guest-list';
import { Scanner } from './scanner';
import type { Press } from './use-gate';
import styles from './check-in.module.css';

interface SearchProps {
  tickets: readonly GuestTicket[];
  onPress: (what: Press) => void;
}

/** The three ways to a ticket: its QR, what is typed, and the list of guests. */
export function Search({ tickets, onPress }: SearchProps) {
  const [inList, setInList] = useState<string>();
  if (inList !== undefined)
    return (
      <>
        <GuestList tickets={tickets} initial={inList} onEnter={(orders_detail_id) => onPress({ orders_detail_id })} />
        <Button block size="large" onClick={() => setInList(undefined)}>
          <Camera size={20} aria-hidden />
          สแกน
        </Button>
      </>
    );
  const find = (text: string) => {
    const isTicket = tickets.some(({ ticket_code }) => ticket_code === text.toUpperCase());
    // A phone, a name, or a part of a code: who it may be stands in the list.
    if (!isTicket && guestsOf(tickets, text).length > 0) setInList(text);
    else if (text) onPress({ ticket: text });
  };
  return (
    <>
      <Scanner onCode={(ticket) => onPress({ ticket })}>
        <Button size="large" onClick={() => setInList('')}>
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
