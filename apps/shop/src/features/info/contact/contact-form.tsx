import { CONTACT_REASON, HELP_TEXT_LENGTH, ORDERS_STATUS, valuesOf, type ContactReason } from '@wethi/contract';
import { phone } from '@wethi/format';
import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { call, upload } from '@wethi/http';
import { useMember } from '../../../session/member';
import { usePurchases } from '../../../session/purchases';
import { Button } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { leadToFault } from '../../../ui/fields/lead-to-fault';
import { SelectField, TextArea, TextField } from '../../../ui/fields/text-field';
import { Card } from '../../../ui/layout/card';
import { useHydrated } from '../../../ui/use-hydrated';
import { useSave } from '../../../ui/use-save';
import { EMPTY, keepDraft, keptDraft, type Typed } from './contact-draft';
import styles from './contact-form.module.css';
import { PictureField } from './picture-field';
import type { SentMessage } from './sent';

/** Room for the line that names an order. */
const ORDER_LENGTH = 40;
const MISSING = 'กรุณากรอกข้อมูล';

/** A message to the people behind the shop; the answer comes by SMS or by letter (design: 35 #contact). */
export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { member } = useMember();
  // Several tickets of an order are several lines.
  const orders = [...new Map(usePurchases().data?.map((line) => [line.order_no, line])).values()];
  const [picture, setPicture] = useState<File>();
  const [tried, setTried] = useState(0);
  const [asked] = useSearchParams();
  const about = asked.get('order');
  // The server does not see it.
  const kept = useHydrated() ? keptDraft() : {};
  const [changes, setChanges] = useState<Partial<Typed>>({});
  const typed: Typed = { ...EMPTY, ...kept, ...(about && { order: about }), ...changes };
  const name =
    typed.name ?? ([member?.user_name, member?.user_lname].filter(Boolean).join(' ') || member?.user_nickname || '');
  const contact = typed.contact ?? (member?.user_tel ? phone(member.user_tel) : '');
  const order = orders.some(({ order_no }) => order_no === typed.order) ? typed.order : '';
  const send = async () => {
    const body = {
      ...(picture && { help_request_picture: await keepPicture(picture) }),
      help_request_name: name,
      help_request_contact: contact,
      help_request_reason: typed.reason,
      help_request_text: order ? `คำสั่งซื้อ ${order}\n${typed.text}` : typed.text,
    };
    return (await call('POST', 'contact', { body })).data?.insertId ?? 0;
  };
  const { form, save, busy, text, errorOf, reset } = useSave<void, number>(send, {
    then: (number) => {
      keepDraft(undefined);
      onSent({ number, contact });
    },
  });
  const set = (changed: Partial<Typed>) => {
    reset();
    keepDraft({ ...typed, ...changed });
    setChanges({ ...changes, ...changed });
  };
  const missing = (value: string) => (tried > 0 && !value.trim() ? MISSING : undefined);
  useEffect(() => {
    if (tried > 0) leadToFault(form.current);
  }, [tried, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (!busy && [name, contact, typed.text].every((value) => value.trim())) save();
  };
  return (
    <Card className={styles.card}>
      <h2>เขียนถึงเรา</h2>
      <form ref={form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField
            label="ชื่อ"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
            error={missing(name) ?? errorOf('help_request_name')}
          />
          <TextField
            label="เบอร์โทรศัพท์ หรืออีเมล"
            autoComplete="email"
            maxLength={120}
            value={contact}
            onChange={({ target }) => set({ contact: target.value })}
            error={missing(contact) ?? errorOf('help_request_contact')}
          />
        </div>
        <SelectField
          label="เรื่อง"
          value={typed.reason}
          onChange={({ target }) => set({ reason: target.value as ContactReason })}
        >
          {valuesOf(CONTACT_REASON).map((reason) => (
            <option key={reason} value={reason}>
              {CONTACT_REASON[reason]}
            </option>
          ))}
        </SelectField>
        {orders.length > 0 && (
          <SelectField
            label="คำสั่งซื้อที่ถามถึง (ไม่ใส่ก็ได้)"
            value={order}
            onChange={({ target }) => set({ order: target.value })}
          >
            <option value="">ไม่เกี่ยวกับคำสั่งซื้อ</option>
            {orders.map(({ order_no, product_title, orders_status }) => (
              <option key={order_no} value={order_no}>
                {product_title} {order_no} {ORDERS_STATUS[orders_status]}
              </option>
            ))}
          </SelectField>
        )}
        <TextArea
          label="เล่าให้ฟัง"
          rows={4}
          maxLength={HELP_TEXT_LENGTH - ORDER_LENGTH}
          placeholder="เกิดอะไรขึ้น เห็นข้อความอะไรบนจอ"
          value={typed.text}
          onChange={({ target }) => set({ text: target.value })}
          error={missing(typed.text) ?? errorOf('help_request_text')}
        />
        <PictureField
          picture={picture}
          choose={(chosen) => {
            reset();
            setPicture(chosen);
          }}
          error={errorOf('help_request_picture')}
        />
        {text && <Alert kind="no">{text}</Alert>}
        <Button type="submit" kind="primary" loading={busy} className={styles.send}>
          ส่งข้อความ
        </Button>
      </form>
    </Card>
  );
}

/** @returns the name under which the server keeps it for the message */
async function keepPicture(picture: File): Promise<string> {
  const form = new FormData();
  form.append('images', picture);
  const { data } = await upload('uploadContact', form, () => undefined);
  return data?.filename ?? '';
}
