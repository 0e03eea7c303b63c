import { bangkokTime, hourMinute } from '@wethi/format';
import { Button, Form, Input } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../layout/page';
import styles from './messages.module.css';

interface TrialCardProps {
  /** When it was tried as it stands. */
  tested: string | null;
  busy: boolean;
  disabled: boolean;
  /** @param tel ten digits */
  tryOut: (tel: string) => void;
}

/** Sends a message to whoever writes it: none leaves untried. */
export function TrialCard({ tested, busy, disabled, tryOut }: TrialCardProps) {
  const [tel, setTel] = useState('');
  const digits = tel.replace(/\D/g, '');
  return (
    <Card title="ลองส่งหาตัวเองก่อน">
      <div className={styles.body}>
        <Form.Item label="ส่งไปที่" htmlFor="try-tel">
          <Input
            id="try-tel"
            inputMode="numeric"
            autoComplete="tel"
            value={tel}
            onChange={(event) => setTel(event.target.value)}
          />
        </Form.Item>
        <Button
          icon={<Send size={18} aria-hidden />}
          loading={busy}
          disabled={digits.length !== 10 || disabled}
          onClick={() => tryOut(digits)}
        >
          ส่งตัวอย่าง
        </Button>
        <p role="status" className={`${styles.trial} ${tested ? styles.tested : 'secondary'}`}>
          {tested ? `ส่งตัวอย่างแล้ว ${hourMinute(bangkokTime(tested).time)} น.` : 'ต้องลองส่งก่อนจึงส่งจริงได้'}
        </p>
      </div>
    </Card>
  );
}
