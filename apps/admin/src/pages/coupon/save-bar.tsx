import { bangkokTime, clockTime, recordDate } from '@wethi/format';
import { Button, Form, Switch } from 'antd';
import { Copy, Save } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PageBar, Saved, Unsaved } from '../../actions/page-bar';
import { copyName } from './copied-coupon';
import styles from './coupon.module.css';

interface SaveBarProps {
  /** None for a new coupon. */
  coupon: { id: number; update_at: string } | undefined;
  touched: () => boolean;
  saving: boolean;
  canSave: boolean;
}

/** Stays in sight below the form: whether something is not saved yet, the switch of the whole coupon, and the way on. */
export function SaveBar({ coupon, touched, saving, canSave }: SaveBarProps) {
  const navigate = useNavigate();
  // Anything typed shows that it is not saved yet.
  Form.useWatch([], Form.useFormInstance());
  const last = coupon && <Saved>บันทึกล่าสุด {timeOf(coupon.update_at)}</Saved>;
  return (
    <PageBar className={styles.bar} says={touched() ? <Unsaved>แก้แล้วยังไม่บันทึก</Unsaved> : last}>
      <label className={styles.switch}>
        <Form.Item
          noStyle
          name="coupon_disable"
          getValueProps={(value: string) => ({ checked: value !== 'Y' })}
          getValueFromEvent={(on: boolean) => (on ? 'N' : 'Y')}
        >
          <Switch aria-label="เปิดใช้คูปอง" />
        </Form.Item>
        เปิดใช้คูปอง
      </label>
      {coupon && (
        <Button
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void navigate({ search: `new=${copyName(coupon.id)}` })}
        >
          คัดลอกคูปอง
        </Button>
      )}
      <Button
        type="primary"
        htmlType="submit"
        form="coupon"
        icon={<Save size={18} aria-hidden />}
        loading={saving}
        disabled={!canSave}
      >
        บันทึก
      </Button>
    </PageBar>
  );
}

/** The day is said of another one than today. */
function timeOf(instant: string): string {
  const { date, time } = bangkokTime(instant);
  const day = date === bangkokTime(new Date()).date ? '' : `${recordDate(date)} `;
  return `${day}${clockTime(time)}`;
}
