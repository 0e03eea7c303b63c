import { baht, count } from '@wethi/format';
import { Form } from 'antd';
import { ChoiceCards } from '../../fields/choice-cards';
import { Tick } from '../../fields/tick';
import { Card } from '../../layout/page';
import type { Audience } from './audience';
import styles from './messages.module.css';

/** By SMS, by letter, and what it costs. */
export function WaysCard({ audience }: { audience: Audience | null | undefined }) {
  return (
    <Card title="2. ส่งทางไหน">
      <div className={styles.body}>
        <div className={styles.ways}>
          <Tick
            name="buyer_message_sms"
            label="SMS"
            note={audience && `${count(audience.by_sms)} คน · ข้อความละ ${baht(audience.price)}`}
          />
          <Tick
            name="buyer_message_mail"
            label="อีเมล"
            note={audience && `${count(audience.by_mail)} คนที่ยืนยันอีเมลแล้ว · ไม่มีค่าใช้จ่าย`}
          />
        </div>
        <Form.Item name="buyer_message_one" noStyle>
          <ChoiceCards
            label="กี่ทาง"
            choices={[
              ['Y', 'ส่งทางเดียวต่อคน อีเมลก่อน ไม่มีอีเมลจึงส่ง SMS', costText(audience)],
              ['N', 'ส่งทุกทางที่เลือก', ''],
            ]}
          />
        </Form.Item>
      </div>
    </Card>
  );
}

function costText(audience: Audience | null | undefined): string {
  return audience ? `SMS ${count(audience.sms)} คน = ${baht(audience.cost)}` : '';
}
