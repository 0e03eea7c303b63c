import type { Schema } from '@wethi/api-client';
import { addMonths, bangkokTime, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { App, Button, DatePicker, Modal, Radio } from 'antd';
import dayjs from 'dayjs';
import { CalendarPlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { idOf, usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './member.module.css';

type Member = Schema<'Member'>;

/** Months that a membership is mostly made longer by. */
const LONGER = [12, 6] as const;
const FORMAT = 'YYYY-MM-DD';
const UNDO = 'member.extended';

/** Makes a membership longer, from its end or, where that is past, from today; taken back from the toast. */
export function ExtendButton({ member }: { member: Member }) {
  const asking = usePanel('extend');
  const { notification } = App.useApp();
  const { save: takeBack } = useSave(endAt(member), { changes: ['member'] });
  const { save, saving } = useSave(endAt(member), {
    changes: ['member'],
    words: { failure: 'ต่ออายุไม่สำเร็จ' },
    done: (member_end) => {
      asking.close();
      const undo = () => {
        notification.destroy(UNDO);
        takeBack(member.member_end ?? member_end);
      };
      notification.success({
        key: UNDO,
        message: `ต่ออายุถึง ${recordDate(member_end)} แล้ว`,
        duration: 5,
        actions: (
          <Button icon={<Undo2 size={16} aria-hidden />} onClick={undo}>
            เลิกทำ
          </Button>
        ),
      });
    },
  });
  return (
    <>
      <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={() => asking.show(member.id)}>
        ต่ออายุ
      </Button>
      {asking.open && idOf(asking) === member.id && (
        <ExtendDialog member={member} saving={saving} extend={save} close={asking.close} />
      )}
    </>
  );
}

function endAt({ id }: Member) {
  return async (member_end: string) => {
    await call('POST', 'member', { body: { id, member_end } });
    return member_end;
  };
}

interface ExtendDialogProps {
  member: Member;
  saving: boolean;
  extend: (end: string) => void;
  close: () => void;
}

function ExtendDialog({ member: { member_end }, saving, extend, close }: ExtendDialogProps) {
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const from = member_end && member_end > today ? member_end : today;
  const [months, setMonths] = useState<number>(LONGER[0]);
  const [day, setDay] = useState(addMonths(from, 1));
  const end = months ? addMonths(from, months) : day;
  return (
    <Modal
      open
      title="ต่ออายุสมาชิก"
      okText="ต่ออายุ"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => extend(end)}
      onCancel={close}
    >
      <p className="secondary number">ตอนนี้ถึง {member_end ? recordDate(member_end) : '-'}</p>
      <Radio.Group
        aria-label="ต่อถึงเมื่อไร"
        className={styles.longer}
        value={months}
        onChange={({ target }) => setMonths(Number(target.value))}
      >
        {LONGER.map((count) => (
          <Radio key={count} value={count}>
            {count === 12 ? 'อีก 1 ปี' : `อีก ${count} เดือน`}{' '}
            <span className="number">ถึง {recordDate(addMonths(from, count))}</span>
          </Radio>
        ))}
        <Radio value={0}>กำหนดวันเอง</Radio>
      </Radio.Group>
      {months === 0 && (
        <DatePicker
          aria-label="เป็นสมาชิกถึง"
          format="DD-MM-YYYY"
          allowClear={false}
          value={dayjs(day)}
          onChange={(chosen) => chosen && setDay(chosen.format(FORMAT))}
        />
      )}
    </Modal>
  );
}
