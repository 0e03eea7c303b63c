import { REPORTS_TO_HOLD } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Modal, Switch } from 'antd';
import { ShieldAlert } from 'lucide-react';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { useHoldingRules } from '../live-streaming/chat/use-holding-rules';
import { useWords, WordList } from '../live-streaming/chat/word-list';
import styles from './comments.module.css';

const RULES = {
  hold_contacts: 'กันเบอร์โทรและลิงก์',
  hold_words: 'กันคำหยาบทั่วไป',
  hold_reported: `รายงาน ${REPORTS_TO_HOLD} คน แล้วซ่อนรอตรวจ`,
} as const;
type Rule = keyof typeof RULES;

/** What holds for every show; its owner's alone. */
export function RulesCard() {
  const words = usePanel('words');
  const { data } = useWords(null);
  const { data: rules, error, refetch } = useHoldingRules();
  const { save, saving } = useSave((body: Partial<Record<Rule, 'Y' | 'N'>>) => call('POST', 'holdingRules', { body }), {
    words: { failure: 'บันทึกไม่สำเร็จ' },
    done: () => void refetch(),
  });
  return (
    <Card title="กติกากลาง">
      <div className={styles.rules}>
        {error && <ReadFailed what="กติกา" error={error} retry={refetch} />}
        {Object.entries(RULES).map(([rule, label]) => (
          <label key={rule} className={styles.rule}>
            {label}
            <Switch
              checked={rules?.[rule as Rule] === 'Y'}
              disabled={!rules}
              loading={saving}
              onChange={(isOn) => save({ [rule]: isOn ? 'Y' : 'N' })}
            />
          </label>
        ))}
        <Button block icon={<ShieldAlert size={18} aria-hidden />} onClick={() => words.show()}>
          คำต้องห้าม {data && <span className="number">{count(data.length)} คำ</span>}
        </Button>
        <small className="secondary">แต่ละงานเพิ่มคำของตัวเองได้ในห้องส่ง</small>
      </div>
      {words.open && (
        <Modal open title="คำต้องห้าม" footer={<Button onClick={words.close}>ปิด</Button>} onCancel={words.close}>
          <WordList showId={null} label="เพิ่มคำของทุกงาน" />
        </Modal>
      )}
    </Card>
  );
}
