import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { BUYER_MESSAGE_WORDS } from '@wethi/contract';
import { call } from '@wethi/http';
import { useEffect, useState } from 'react';

/** A message as the form holds it. */
export type Values = Omit<Schema<'AskAudience'>, 'buyer_message_text'> &
  Pick<Schema<'CreateBuyerMessage'>, 'buyer_message_text' | 'buyer_message_date' | 'buyer_message_time'>;
export type Audience = Schema<'Audience'>;

const PAUSE_MS = 350;
/** Of an SMS. */
export const LONGEST_PARTS = 4;

export const BEGUN: Values = {
  buyer_message_to: 'buyers',
  product_id: null,
  buyer_message_approve: 'Y',
  buyer_message_wait: 'N',
  buyer_message_gift: 'Y',
  buyer_message_sms: 'Y',
  buyer_message_mail: 'Y',
  buyer_message_one: 'Y',
  buyer_message_kind: 'ticket',
  buyer_message_text: '',
  buyer_message_date: null,
  buyer_message_time: null,
};

/** A message that asks members to stay, as somebody may begin it. */
export const TO_MEMBERS: Values = {
  ...BEGUN,
  buyer_message_to: 'members',
  buyer_message_text: `เวที: ${BUYER_MESSAGE_WORDS.name} สิทธิ์สมาชิกใกล้หมดแล้ว ดูงานใหม่ในราคาสมาชิกได้ที่ ${BUYER_MESSAGE_WORDS.link}`,
};

/** Who a message goes to as the form stands, asked for once typing pauses. */
export function useAudience(values: Values | undefined) {
  const [settled, setSettled] = useState<Values>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const { product_id, buyer_message_date: _, buyer_message_time: __, ...wish } = { ...BEGUN, ...settled };
  return useQuery({
    queryKey: ['buyerMessageAudience', product_id, wish],
    queryFn: async () => (await call('POST', 'buyerMessageAudience', { body: { ...wish, product_id } })).data ?? null,
    enabled: wish.buyer_message_to === 'members' || Boolean(product_id),
    placeholderData: keepPreviousData,
  });
}
