import type { Schema } from '@wethi/api-client';
import { addMonths, bangkokTime, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useUndoToast } from '../../actions/use-undo-toast';
import { ChoiceCards } from '../../fields/choice-cards';
import { RecordDialog } from '../../panel/record-dialog';
import type { Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { MemberName } from './member-name';
import styles from './member.module.css';
import { dayText } from '../../columns/day-text';

type Member = Schema<'Member'>;

/** What a membership is mostly made longer by; the day itself is typed where that is not it. */
const LONGER = { year: 12, half: 6, day: undefined } as const;
type Longer = keyof typeof LONGER;

/** Makes a membership longer, from its end or, where that is past, from today; taken back from the toast. */
export function ExtendDialog({ panel }: { panel: Panel }) {
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const [longer, setLonger] = useState<Longer>('year');
  const [day, setDay] = useState<string>();
  const { save, saving } = useExtend(panel.close);
  const beginOf = ({ member_end }: Member) => (member_end && member_end > today ? member_end : today);
  const endOf = (member: Member) => {
    const months = LONGER[longer];
    return months ? addMonths(beginOf(member), months) : (day ?? addMonths(beginOf(member), 1));
  };
  return (
    <RecordDialog<Member>
      panel={panel}
      resource="member"
      title={({ user_id }) => (
        <>
          ต่ออายุ <MemberName id={user_id} />
        </>
      )}
      doing="ต่ออายุ"
      saving={saving}
      act={(member) => save({ member, end: endOf(member) })}
    >
      {(member) => (
        <div className={styles.longer}>
          <p>
            ตอนนี้ถึง <b className="number">{member.member_end ? recordDate(member.member_end) : '-'}</b>
          </p>
          <ChoiceCards<Longer>
            label="ต่อถึงเมื่อไร"
            value={longer}
            onChange={setLonger}
            choices={[
              ['year', `อีก 1 ปี ถึง ${recordDate(addMonths(beginOf(member), LONGER.year))}`, ''],
              ['half', `อีก 6 เดือน ถึง ${recordDate(addMonths(beginOf(member), LONGER.half))}`, ''],
              ['day', 'กำหนดวันเอง', ''],
            ]}
          />
          {longer === 'day' && (
            <DatePicker
              aria-label="เป็นสมาชิกถึง"
              format="DD-MM-YYYY"
              allowClear={false}
              value={dayjs(endOf(member))}
              onChange={(chosen) => chosen && setDay(dayText(chosen))}
            />
          )}
        </div>
      )}
    </RecordDialog>
  );
}

interface Extension {
  member: Member;
  end: string;
}

/** Says anew until when somebody is a member, and offers to take it back. */
function useExtend(close: () => void) {
  const offerBack = useUndoToast();
  const setEnd = async ({ member, end }: Extension) => {
    await call('POST', 'member', { body: { id: member.id, member_end: end } });
    return { member, end };
  };
  const { save: takeBack } = useSave(setEnd, { changes: ['member'] });
  return useSave(setEnd, {
    changes: ['member'],
    words: { failure: 'ต่ออายุไม่สำเร็จ' },
    done: ({ member, end }) => {
      close();
      const undo = () => takeBack({ member, end: member.member_end ?? end });
      offerBack('member.extended', `ต่ออายุถึง ${recordDate(end)} แล้ว`, undo);
    },
  });
}
