import { timeAgo } from '@wethi/format';
import { call } from '@wethi/http';
import { Pencil, Tv } from 'lucide-react';
import { useState } from 'react';
import type { KnownTv } from '../../api-types';
import { Button, IconButton } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/layout/card';
import { useNow } from '../../ui/time/use-now';
import { useSave } from '../../ui/use-save';
import styles from './tv-remote.module.css';

const MINUTE_MS = 60_000;
const NAME_LENGTH = 40;

/** Televisions that this person used before; one that is open now needs no code. */
export function KnownTvs({ tvs, changed }: { tvs: readonly KnownTv[]; changed: () => Promise<unknown> }) {
  const [named, setNamed] = useState<string>();
  if (tvs.length === 0) return null;
  return (
    <Card className={styles.known}>
      <h2>ทีวีที่เคยใช้</h2>
      <ul>
        {tvs.map((tv) => (
          <li key={tv.id}>
            {named === tv.id ? (
              <NameForm tv={tv} close={() => setNamed(undefined)} changed={changed} />
            ) : (
              <Known tv={tv} name={() => setNamed(tv.id)} changed={changed} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface TvProps {
  tv: KnownTv;
  changed: () => Promise<unknown>;
}

function Known({ tv: { id, name, open, last_at }, name: rename, changed }: TvProps & { name: () => void }) {
  const [begun] = useState(Date.now);
  const now = useNow(begun, MINUTE_MS);
  const link = useSave(() => call('POST', 'tvLinkKnown', { body: { id } }), {
    failure: 'เชื่อมไม่ได้',
    then: changed,
    refused: changed,
  });
  return (
    <div className={styles.tv} data-open={open}>
      <Tv size={22} aria-hidden />
      <span>
        <b>{name}</b>
        <small>{open ? `ใช้ล่าสุด${timeAgo(last_at, now)} เปิดอยู่ตอนนี้` : 'ปิดอยู่'}</small>
      </span>
      <IconButton label={`แก้ชื่อ ${name}`} onClick={rename}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      {open && (
        <Button kind="brand" size="small" loading={link.busy} aria-label={`เชื่อม ${name}`} onClick={() => link.save()}>
          เชื่อม
        </Button>
      )}
    </div>
  );
}

/** Another name for it, or none at all: it is forgotten. */
function NameForm({ tv: { id, name }, close, changed }: TvProps & { close: () => void }) {
  const [typed, type] = useState(name);
  const done = async () => {
    await changed();
    close();
  };
  const rename = useSave(() => call('POST', 'tvKnown', { body: { id, name: typed } }), { then: done });
  const forget = useSave(() => call('DELETE', 'tvKnown', { query: { id } }), { then: done });
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        rename.save();
      }}
    >
      <TextField
        label="ชื่อทีวี"
        autoFocus
        required
        maxLength={NAME_LENGTH}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={rename.errorOf('name') ?? rename.text ?? forget.text}
      />
      <span>
        <Button kind="primary" size="small" type="submit" loading={rename.busy}>
          บันทึก
        </Button>
        <Button kind="ghost" size="small" onClick={close}>
          ยกเลิก
        </Button>
        <Button kind="ghost" size="small" loading={forget.busy} onClick={() => forget.save()}>
          ลืมทีวีเครื่องนี้
        </Button>
      </span>
    </form>
  );
}
