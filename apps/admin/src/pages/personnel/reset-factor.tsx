import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useFactorStatus } from '../../factor/use-factor-status';
import { wrongText } from '../../factor/wrong-text';
import { RecordDialog } from '../../panel/record-dialog';
import type { Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { before, nameOf } from './person-name';

type Person = Schema<'PersonnelView'>;

const DIGITS = 6;

/**
 * Takes the second factor away from somebody whose phone is gone. An owner who has one shows it here, however lately they
 * showed it; the server asks whoever has none to set it up, where that is required.
 */
export function ResetFactor({ panel }: { panel: Panel }) {
  const [totp, setTotp] = useState('');
  const [isShort, setShort] = useState(false);
  const { data: own } = useFactorStatus();
  const hasFactor = own?.is_set ?? false;
  const { save, saving } = useSave((id: number) => call('POST', 'totpReset', { body: { id } }), {
    changes: ['personnel'],
    words: { success: 'ล้างเข้าระบบสองชั้นแล้ว', failure: 'ล้างเข้าระบบสองชั้นไม่สำเร็จ' },
    done: panel.close,
  });
  const proof = useMutation({
    mutationFn: (_id: number) => call('POST', 'totpAgain', { body: { totp } }),
    onSuccess: (_, id) => save(id),
    onError: () => setTotp(''),
  });
  const isBusy = saving || proof.isPending;
  const act = ({ id }: Person) => {
    // Until it is known whether the owner has digits to show, and while those that they typed are on their way.
    if (isBusy || !own) return;
    if (!hasFactor) save(id);
    else if (totp.length === DIGITS) proof.mutate(id);
    else setShort(true);
  };
  const type = (text: string) => {
    setTotp(text.replace(/\D/g, '').slice(0, DIGITS));
    setShort(false);
    proof.reset();
  };
  const wrong = isShort ? `ต้องเป็นเลข ${DIGITS} หลัก` : proof.error && wrongText(proof.error);
  return (
    <RecordDialog<Person>
      panel={panel}
      resource="personnel"
      title={(person) => `ล้างเข้าระบบสองชั้นของ ${nameOf(person)}`}
      doing="ล้าง"
      saving={isBusy}
      act={act}
      isOver={(person) => (person.totp === 'Y' ? undefined : 'ล้างไปแล้ว')}
    >
      {(person) => (
        <>
          <p>ใช้เมื่อมือถือหาย {before(nameOf(person))}จะออกจากทุกเครื่อง และต้องตั้งใหม่ตอนเข้าระบบครั้งถัดไป ระบบบันทึกชื่อผู้ล้างไว้</p>
          {hasFactor && (
            <Form layout="vertical" component={false}>
              <Form.Item
                label="ยืนยันด้วยเลข 6 หลักของตัวเอง"
                htmlFor="own-digits"
                validateStatus={wrong ? 'error' : undefined}
                help={wrong}
              >
                <Input
                  id="own-digits"
                  value={totp}
                  onChange={({ target }) => type(target.value)}
                  onPressEnter={() => act(person)}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                />
              </Form.Item>
            </Form>
          )}
        </>
      )}
    </RecordDialog>
  );
}
