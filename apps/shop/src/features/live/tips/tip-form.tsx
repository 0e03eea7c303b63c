import { TIP_MESSAGE_LENGTH, TIP_NOBODY } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Check, QrCode as QrIcon } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/actions/button';
import { FieldError } from '../../../ui/feedback/alert';
import field from '../../../ui/fields/field.module.css';
import { Switch } from '../../../ui/fields/switch';
import { Avatar } from '../../../ui/media/avatar';
import { Garland, garlandName } from '../../../ui/media/garland';
import type { LiveData } from '../live-data.server';
import styles from './tip-dialog.module.css';
import { useAskForTip } from './use-ask-for-tip';

interface TipFormProps {
  data: LiveData;
  amounts: readonly number[];
  /** Where all see it. */
  place: string;
  /** @param id of a garland that can be paid now */
  onAsked: (id: number) => void;
}

/** To whom, how much, and with what words. */
export function TipForm({ data, amounts, place, onAsked }: TipFormProps) {
  const id = useId();
  const [member, setMember] = useState<number>();
  const [amount, setAmount] = useState(amounts[0] ?? 0);
  const [message, setMessage] = useState('');
  const [isHidden, setHidden] = useState(false);
  const { save, busy, text } = useAskForTip(onAsked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    save({
      live_streaming_id: data.show.id,
      band_member_id: member,
      tip_amount: amount,
      tip_message: message.trim() || undefined,
      tip_hidden: isHidden ? 'Y' : 'N',
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend>คล้องให้</legend>
        <div className={styles.faces}>
          <Face name="ทั้งวง" path={data.bandPath} checked={member === undefined} onChoose={() => setMember(undefined)} />
          {data.members.map((one) => (
            <Face
              key={one.id}
              name={one.band_member_name}
              path={one.band_member_path}
              checked={member === one.id}
              onChoose={() => setMember(one.id)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>มาลัย</legend>
        <div className={styles.amounts}>
          {amounts.map((one) => (
            <label key={one}>
              <input type="radio" name="amount" checked={one === amount} onChange={() => setAmount(one)} />
              <Garland baht={one} width={72} />
              <span className={styles.tick}>
                <Check size={14} aria-hidden />
              </span>
              <b className="num">{baht(one)}</b>
              <small>{garlandName(one)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={field.field}>
        <label htmlFor={id}>ข้อความ{place} (ไม่บังคับ)</label>
        <input
          id={id}
          className={field.input}
          value={message}
          maxLength={TIP_MESSAGE_LENGTH}
          autoComplete="off"
          aria-invalid={Boolean(text)}
          aria-describedby={text ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => setMessage(event.target.value)}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          <span>ทุกคนเห็น ใช้คำสุภาพ</span>
          <span className="num">
            {message.length} / {TIP_MESSAGE_LENGTH}
          </span>
        </span>
      </div>
      <Switch label="ไม่แสดงชื่อ" note={`${place}จะขึ้นว่า “${TIP_NOBODY}”`} checked={isHidden} onChange={setHidden} />
      {text && <FieldError id={`${id}-error`}>{text}</FieldError>}
      <Button type="submit" kind="primary" size="large" block loading={busy}>
        {!busy && <QrIcon size={20} aria-hidden />}
        {busy ? 'กำลังขอคิวอาร์' : `จ่าย ${baht(amount)} ด้วยพร้อมเพย์`}
      </Button>
      <p className={styles.small}>เงินเข้าวงหลังหักค่าธรรมเนียมธนาคาร มาลัยคืนเงินไม่ได้</p>
    </form>
  );
}

interface FaceProps {
  name: string;
  path: string | null;
  checked: boolean;
  onChoose: () => void;
}

function Face({ name, path, checked, onChoose }: FaceProps) {
  return (
    <label>
      <input type="radio" name="to" checked={checked} onChange={onChoose} />
      <Avatar path={path} size={60} />
      <span className={styles.tick}>
        <Check size={14} aria-hidden />
      </span>
      <b>{name}</b>
    </label>
  );
}
