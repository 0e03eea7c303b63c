import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSave } from '../../providers/use-save';
import { changedValues } from '../../record/changed-values';
import type { RowChange } from '../../record/row-change';
import { BEGUN, type Values } from './audience';
import { messageKey } from './message-key';

export type Message = Schema<'BuyerMessage'>;

/** Keeps, tries out and sends a message as it is written; what somebody else saved meanwhile is not written over. */
export function useDraftMessage(message: Message | undefined, form: FormInstance<Values>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [touched, setTouched] = useState(false);
  const [isLater, setLater] = useState(Boolean(message?.buyer_message_date));
  // What the form stands on: another reading of the message does not change it.
  const before = useRef(message);
  const [change, setChange] = useState<RowChange>();

  /** Reads the message as it is now, for all who show it. */
  const readAnew = async (id: number): Promise<Message | undefined> => {
    const { data } = await call('GET', 'buyerMessageById', { query: { id } });
    client.setQueryData(messageKey(id), data);
    before.current = data;
    return data;
  };
  /** Saves what was typed, over the message that was read and no other. @returns its id */
  const keep = async (): Promise<number> => {
    const values = { ...BEGUN, ...(await form.validateFields()) };
    const { id, update_at } = before.current ?? {};
    const body = before.current ? { id, update_at, ...changedValues(before.current, values) } : values;
    const { data } = await call('POST', 'buyerMessage', { body: body as Values });
    setChange(undefined);
    setTouched(false);
    const kept = data?.insertId ?? id ?? 0;
    // It is kept all the same when it cannot be read again.
    await readAnew(kept).catch(() => (before.current = { ...before.current, ...values, id: kept } as Message));
    return kept;
  };
  const show = (id: number) => {
    readAnew(id).catch(() => undefined);
    if (!message) void navigate({ search: `edit=${id}` }, { replace: true });
  };
  const take = (now: Partial<Message>) => {
    form.setFieldsValue(now);
    setLater(Boolean(now.buyer_message_date));
  };
  const look = async () => {
    const now = await readAnew(before.current?.id ?? 0);
    if (now) take(now);
    setChange(undefined);
    setTouched(false);
  };
  /** Takes what they wrote into the fields that were not typed here, and saves the others over it. */
  const overwrite = async () => {
    const { id = 0 } = before.current ?? {};
    const typed = changedValues(before.current ?? {}, form.getFieldsValue());
    take({ ...(await readAnew(id)), ...typed });
    draft.save(undefined);
  };
  const after = { changes: ['buyerMessage'], done: show, conflict: setChange } as const;
  const draft = useSave(keep, { ...after, words: { success: 'เก็บเป็นร่างแล้ว', failure: 'เก็บไม่สำเร็จ' } });
  const trial = useSave(
    async (tel: string) => {
      const id = await keep();
      await call('POST', 'buyerMessageTry', { body: { id, tel } });
      return id;
    },
    { ...after, words: { success: 'ส่งตัวอย่างแล้ว', failure: 'ส่งตัวอย่างไม่สำเร็จ' } },
  );
  const sending = useSave(
    async (people: number) => {
      const { id = 0, update_at } = before.current ?? {};
      await call('POST', 'buyerMessageSend', { body: { id, people, update_at } });
      return id;
    },
    { ...after, words: { success: 'ยืนยันแล้ว', failure: 'ส่งไม่สำเร็จ' } },
  );
  return { draft, trial, sending, touched, setTouched, isLater, setLater, change, look, overwrite };
}
