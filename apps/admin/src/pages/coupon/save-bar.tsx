import { Button, Form, Switch } from 'antd';
import { CopyPlus, Save } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PageBar, Unsaved } from '../../actions/page-bar';
import { copyName } from './copied-coupon';
import styles from './coupon.module.css';

interface SaveBarProps {
  /** None for a new coupon. */
  id: number | undefined;
  touched: () => boolean;
  saving: boolean;
  canSave: boolean;
}

/** Stays in sight below the form: whether something is not saved yet, the switch of the whole coupon, and the way on. */
export function SaveBar({ id, touched, saving, canSave }: SaveBarProps) {
  const navigate = useNavigate();
  // Anything typed shows that it is not saved yet.
  Form.useWatch([], Form.useFormInstance());
  return (
    <PageBar className={styles.bar} says={touched() && <Unsaved>แก้แล้วยังไม่บันทึก</Unsaved>}>
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
      {id !== undefined && (
        <Button
          icon={<CopyPlus size={18} aria-hidden />}
          onClick={() => void navigate({ search: `new=${copyName(id)}` })}
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
