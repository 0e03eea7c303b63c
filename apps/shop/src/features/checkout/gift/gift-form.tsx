import { useQueryClient } from '@tanstack/react-query';
import { bangkokTime, digits, instantOf, phone } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OwnGift } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';
import { useRefreshMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { FieldError } from '../../../ui/feedback/alert';
import { SelectField, TextArea, TextField } from '../../../ui/fields/text-field';
import { useSave } from '../../../ui/use-save';
import { PayBar } from '../frame/pay-bar';
import { giftQuery } from './gift-query';
import styles from './gift.module.css';

const MESSAGE_LENGTH = 120;
const FROM_LENGTH = 40;
const WHEN = 'กรุณาเลือกวันและเวลาที่ส่ง';

export interface CardWords {
  message: string;
  from: string;
}

interface Fields {
  tel: string;
  sends: 'now' | 'later';
  /** '2026-11-28T19:30', Bangkok's. */
  at: string;
}

/** Where what is typed is kept in the tab until it is saved. */
export function giftDrafts({ product, gift_id }: PaymentRequest) {
  const gift = gift_id === undefined ? `new_gift_${product.id}` : `gift_${gift_id}`;
  return { words: `${gift}_words`, fields: `${gift}_fields` };
}

interface GiftFormProps {
  request: PaymentRequest;
  /** The one that is changed. */
  gift: OwnGift | undefined;
  net: number;
  words: CardWords;
  onWords: (words: CardWords) => void;
}

/** Whose phone, what stands on the card, and when it is sent; then on to the payment, or back when it is paid. */
export function GiftForm({ request, gift, net, words, onWords }: GiftFormProps) {
  const { open, close } = useDialogs();
  const client = useQueryClient();
  const refresh = useRefreshMember();
  const drafts = giftDrafts(request);
  const { register, handleSubmit, control, setValue, subscribe, formState } = useForm<Fields>({
    defaultValues: { ...fieldsOf(gift), ...keptInTab<Fields>(drafts.fields) },
  });
  useEffect(() => {
    const callback = ({ values }: { values: Fields }) => keepInTab(drafts.fields, values);
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, drafts.fields]);
  const [sends, tel] = useWatch({ control, name: ['sends', 'tel'] });
  const isPaid = request.unpaid?.until === '';
  const wasSent = Boolean(gift?.gift_sent_at);
  const { form, save, busy, text, errorOf } = useSave(
    async ({ tel: typed, sends: when, at }: Fields) => {
      const body = {
        id: gift?.id,
        product_id: request.product.id,
        gift_tel: digits(typed),
        gift_message: words.message.trim() || null,
        gift_from: words.from.trim() || null,
        gift_send_at: when === 'later' && at ? sendAt(at) : null,
      };
      const { data } = await call('POST', 'gift', { body });
      if (!data) throw ApiError.noConnection();
      return data;
    },
    {
      ...(isPaid && { success: 'บันทึก สำเร็จ' }),
      then: async (saved) => {
        for (const draft of Object.values(drafts)) keepInTab(draft, undefined);
        client.setQueryData(giftQuery(saved.id).queryKey, saved);
        if (!isPaid) return open({ name: 'pay', ...payingOf({ ...request, gift_id: saved.id }) });
        close();
        await refresh();
      },
    },
  );
  const fields = [errorOf('gift_tel'), errorOf('gift_message'), errorOf('gift_from'), errorOf('gift_send_at')];
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit((values) => save(values))(event)}
      noValidate
    >
      <TextField
        label="เบอร์โทรศัพท์ของผู้รับ"
        className="num"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        required
        {...register('tel', { onChange: ({ target }) => setValue('tel', phone(digits(target.value).slice(0, 10))) })}
        value={tel}
        error={errorOf('gift_tel')}
        hint="ผู้รับเข้าระบบด้วยเบอร์นี้แล้วดูได้เลย ยังไม่มีบัญชีก็รับได้"
      />
      <TextArea
        label="ข้อความบนการ์ด (ไม่ใส่ก็ได้)"
        rows={3}
        maxLength={MESSAGE_LENGTH}
        value={words.message}
        onChange={({ target }) => onWords({ ...words, message: target.value })}
        error={errorOf('gift_message')}
        hint={`${words.message.length} จาก ${MESSAGE_LENGTH} ตัวอักษร`}
      />
      <div className={styles.pair}>
        <TextField
          label="จาก"
          autoComplete="off"
          maxLength={FROM_LENGTH}
          value={words.from}
          onChange={({ target }) => onWords({ ...words, from: target.value })}
          error={errorOf('gift_from')}
        />
        {!wasSent && (
          <SelectField label="ส่งเมื่อไร" {...register('sends')}>
            <option value="now">ส่งทันทีที่ชำระเงินแล้ว</option>
            <option value="later">เลือกวันและเวลา</option>
          </SelectField>
        )}
      </div>
      {!wasSent && sends === 'later' && (
        <TextField
          label="วันและเวลาที่ส่ง"
          type="datetime-local"
          required
          {...register('at', { required: WHEN })}
          error={formState.errors.at?.message ?? errorOf('gift_send_at')}
        />
      )}
      {text && fields.every((error) => !error) && <FieldError>{text}</FieldError>}
      <PayBar net={net}>
        <Button kind="primary" size="large" block type="submit" loading={busy}>
          {isPaid ? 'บันทึก' : 'ไปชำระเงิน'}
        </Button>
      </PayBar>
      <p className="hint">เราส่ง SMS ให้ผู้รับ 1 ครั้ง พร้อมลิงก์รับของขวัญ ส่งผิดเบอร์ แก้ได้จนกว่าจะมีคนรับ</p>
    </form>
  );
}

function fieldsOf(gift: OwnGift | undefined): Fields {
  const at = gift?.gift_send_at ? bangkokTime(gift.gift_send_at) : undefined;
  return {
    tel: phone(gift?.gift_tel ?? ''),
    sends: at ? 'later' : 'now',
    at: at ? `${at.date}T${at.time.slice(0, 5)}` : '',
  };
}

function sendAt(at: string): string {
  const [date = '', time = ''] = at.split('T');
  return new Date(instantOf(date, `${time}:00`)).toISOString();
}
