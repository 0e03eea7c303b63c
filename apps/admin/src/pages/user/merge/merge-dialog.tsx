import { count, fullDuration, phone } from '@wethi/format';
import { call, errorText } from '@wethi/http';
import { Input, Modal, Radio, Skeleton, type InputRef } from 'antd';
import { Check, GitMerge } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordDay } from '../../../columns/record-time';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import { useCustomerChanged, type Customer } from '../customer/use-customer';
import styles from './merge.module.css';
import { PhoneCode } from './phone-code';
import { Together } from './together';
import { useMergePreview, type MergePreview, type MergeSide } from './use-merge';

const UNPROVEN = 'ยืนยันทั้งสองเบอร์ด้วยรหัสก่อน';

/** Makes two accounts of one person one, after both phones were proven (55-admin-user). */
export function MergeDialog({ panel, user }: { panel: Panel; user: Customer }) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [tickets, setTickets] = useState<Readonly<Record<number, string>>>({});
  const [fault, setFault] = useState('');
  const tel = typed.replace(/\D/g, '');
  const { data: preview, error, isFetching } = useMergePreview(user.id, panel.open ? tel : '');
  const sides = preview ? [preview.own, preview.other] : [];
  const kept = sides.find(({ user_id }) => user_id === chosen) ?? newest(sides);
  const gone = sides.find((side) => side !== kept);
  const isProven = sides.length > 0 && sides.every(({ user_id }) => tickets[user_id]);
  const { saving, merge } = useMerge(user, panel);

  const submit = () => {
    if (!kept || !gone) return setFault('ใส่เบอร์ของอีกบัญชี');
    if (!isProven) return setFault(UNPROVEN);
    const proofs = { kept_ticket: tickets[kept.user_id] ?? '', gone_ticket: tickets[gone.user_id] ?? '' };
    merge({ kept_user_id: kept.user_id, gone_user_id: gone.user_id, ...proofs });
  };
  const write = (text: string) => {
    setTyped(text);
    setTickets({});
    setChosen(undefined);
    setFault('');
  };
  return (
    <Modal
      open={panel.open}
      width={760}
      title="รวมสองบัญชีของคนเดียวกัน"
      okText="รวมบัญชี"
      okButtonProps={{ icon: <GitMerge size={18} aria-hidden />, loading: saving }}
      cancelText="ยกเลิก"
      onOk={submit}
      onCancel={panel.close}
      // Ant Design takes the focus itself while the dialog opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      afterClose={() => write('')}
      destroyOnHidden
    >
      <div className={styles.dialog}>
        <p>ใช้เมื่อลูกค้าเปลี่ยนเบอร์แล้วสมัครใหม่ เลือกเบอร์ที่จะใช้ต่อ อีกเบอร์จะถูกปิด</p>
        <div className={styles.field}>
          <label htmlFor={id}>เบอร์อีกบัญชี</label>
          <Input
            id={id}
            ref={field}
            value={typed}
            onChange={({ target }) => write(target.value)}
            maxLength={14}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={`${id}-found`}
          />
          <p id={`${id}-found`} role="status" className={error ? styles.wrong : `${styles.help} secondary number`}>
            {error ? errorText(error) : found(preview)}
          </p>
        </div>
        {isFetching && <Skeleton active paragraph={{ rows: 3 }} title={false} />}
        {preview && kept && (
          <>
            <fieldset className={styles.sides}>
              <legend className={styles.legend}>เบอร์ที่ใช้ต่อ</legend>
              <Radio.Group
                className={styles.cards}
                aria-label="เบอร์ที่ใช้ต่อ"
                value={kept.user_id}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {sides.map((side) => (
                  <Radio key={side.user_id} value={side.user_id}>
                    <b className="number">{phone(side.user_tel)}</b> · {side.name ?? 'ยังไม่มีชื่อ'}
                    <small className="secondary number">
                      สมัคร {recordDay(side.create_at)}
                      <br />
                      คำสั่งซื้อ {count(side.orders)} · ดู {fullDuration(side.seconds)}
                    </small>
                  </Radio>
                ))}
              </Radio.Group>
            </fieldset>
            <Together preview={preview} kept={kept} />
            <div className={styles.codes}>
              {!isProven && (
                <>
                  <p className="secondary">ส่งรหัสไปทั้งสองเบอร์ แล้วให้ลูกค้าอ่านให้ฟัง รหัสใช้ได้ 5 นาที</p>
                  {sides.map((side) => (
                    <PhoneCode
                      key={side.user_id}
                      side={side}
                      isProven={Boolean(tickets[side.user_id])}
                      proven={(ticket) => {
                        setFault('');
                        setTickets((others) => ({ ...others, [side.user_id]: ticket }));
                      }}
                    />
                  ))}
                </>
              )}
              <p role="status" className={styles.proven} hidden={!isProven}>
                {isProven && (
                  <>
                    <Check size={22} aria-hidden /> ยืนยันเจ้าของทั้งสองเบอร์ด้วยรหัส SMS แล้ว
                  </>
                )}
              </p>
            </div>
          </>
        )}
        {fault && (
          <p role="alert" className={styles.wrong}>
            {fault}
          </p>
        )}
      </div>
    </Modal>
  );
}

interface Merging {
  kept_user_id: number;
  gone_user_id: number;
  kept_ticket: string;
  gone_ticket: string;
}

/** Afterwards the account that stays is shown. */
function useMerge(user: Customer, panel: Panel) {
  const changed = useCustomerChanged(user.id);
  const navigate = useNavigate();
  const { save, saving } = useSave(
    async (body: Merging) => {
      await call('POST', 'userMerge', { body });
      return body.kept_user_id;
    },
    {
      changes: ['user'],
      words: { success: 'รวมบัญชีแล้ว', failure: 'รวมบัญชีไม่สำเร็จ' },
      done: (keptId) => {
        changed();
        if (keptId === user.id) panel.close();
        else void navigate(`/user/${keptId}`, { replace: true });
      },
    },
  );
  return { merge: save, saving };
}

/** The phone that somebody got last is most often the one they have. */
function newest(sides: readonly MergeSide[]): MergeSide | undefined {
  return sides.toSorted((one, two) => two.create_at.localeCompare(one.create_at))[0];
}

function found(preview: MergePreview | null | undefined): string {
  if (!preview) return 'เบอร์โทรศัพท์ 10 หลัก';
  const { create_at, name } = preview.other;
  return `พบบัญชี สมัคร ${recordDay(create_at)} ${name ?? 'ชื่อยังไม่ได้ตั้ง'}`;
}
