import { phone } from '@wethi/format';
import { ApiError, call, errorText } from '@wethi/http';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import { useSave } from '../../../providers/use-save';
import { useNow } from '../../../waiting-orders/use-now';
import styles from './merge.module.css';
import type { MergeSide } from './use-merge';

const DIGITS = 4;
const SECOND_MS = 1_000;

interface PhoneCodeProps {
  side: MergeSide;
  isProven: boolean;
  /** With what proves the phone for the next ten minutes. */
  proven: (ticket: string) => void;
}

/** Sends a code to one of the phones, whose owner reads it out; checked at the last digit. */
export function PhoneCode({ side: { user_id, user_tel }, isProven, proven }: PhoneCodeProps) {
  const id = useId();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState(0);
  const wait = Math.ceil((again - useNow(SECOND_MS)) / SECOND_MS);
  const waitFor = (seconds: number) => setAgain(Date.now() + seconds * SECOND_MS);
  const { save: send, saving: sending } = useSave(() => sendCode(user_id, waitFor), {
    words: { success: `ส่งรหัสไปที่ ${phone(user_tel)} แล้ว`, failure: 'ส่งรหัสไม่สำเร็จ' },
  });
  const check = useMutation({
    mutationFn: (code: string) =>
      call('POST', 'verifyOTP', { body: { telNumber: user_tel, pin: code, purpose: 'merge' } }),
    onSuccess: ({ ticket }) => proven(ticket),
    onError: () => setPin(''),
  });
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setPin(digits);
    if (digits.length === DIGITS) check.mutate(digits);
  };
  if (isProven)
    return (
      <p className="number">
        {phone(user_tel)} <StatusTag tone="ok">ยืนยันแล้ว</StatusTag>
      </p>
    );
  const isWrong = check.isError && pin === '';
  return (
    <div className={styles.code}>
      <label htmlFor={id} className="number">
        รหัสที่ส่งไป {phone(user_tel)}
      </label>
      <Input
        id={id}
        value={pin}
        onChange={({ target }) => change(target.value)}
        disabled={check.isPending}
        inputMode="numeric"
        autoComplete="off"
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-said` : undefined}
      />
      <Button loading={sending} disabled={wait > 0} onClick={() => send(undefined)}>
        {wait > 0 ? `ส่งใหม่ได้ใน ${wait} วินาที` : 'ส่งรหัส'}
        <span className="unseen">ไปที่ {phone(user_tel)}</span>
      </Button>
      {isWrong && (
        <p id={`${id}-said`} className={styles.wrong} role="alert">
          {errorText(check.error)}
        </p>
      )}
    </div>
  );
}

/** A phone that just got a code, for whatever, gets the next one a little later. */
async function sendCode(user_id: number, waitFor: (seconds: number) => void): Promise<void> {
  try {
    const { data } = await call('POST', 'userMergeCode', { body: { user_id } });
    waitFor(data?.resend_in ?? 0);
  } catch (error) {
    if (error instanceof ApiError) waitFor(error.retryAfterSeconds);
    throw error;
  }
}
