import { BUYER_MESSAGE_TO, MEMBER_SOON_DAYS } from '@wethi/contract';
import { count } from '@wethi/format';
import { Form } from 'antd';
import { crud } from '../../crud/crud';
import { ChoiceCards } from '../../fields/choice-cards';
import { Tick } from '../../fields/tick';
import { Card } from '../../layout/page';
import { PRODUCT } from '../../providers/resource';
import type { Audience } from './audience';
import styles from './messages.module.css';

const { Field } = crud('buyerMessage');

/** Who gets a message: buyers of a show, or members. */
export function WhoCard({ toMembers, audience }: { toMembers: boolean; audience: Audience | null | undefined }) {
  return (
    <Card title="1. ส่งถึงใคร">
      <div className={styles.body}>
        <Form.Item name="buyer_message_to" noStyle>
          <ChoiceCards
            across
            label="ส่งถึงใคร"
            choices={[
              ['buyers', BUYER_MESSAGE_TO.buyers, 'คนที่ซื้อหรือได้บัตร'],
              ['members', BUYER_MESSAGE_TO.members, `หมดอายุใน ${MEMBER_SOON_DAYS} วัน ทุกกลุ่ม`],
            ]}
          />
        </Form.Item>
        {!toMembers && (
          <>
            <Field.Reference name="product_id" label="ผู้ซื้อของงาน" {...PRODUCT} required />
            <fieldset className={styles.ticks}>
              <legend>เฉพาะคนที่</legend>
              <Tick name="buyer_message_approve" label="ยืนยันแล้ว" />
              <Tick name="buyer_message_wait" label="รอยืนยัน" />
              <Tick name="buyer_message_gift" label="ได้รับเป็นของขวัญ" note="คนที่มีคนซื้อหรือส่งบัตรให้" />
            </fieldset>
          </>
        )}
        <p className={styles.count} role="status">
          <b className="number">{audience ? count(audience.people) : '-'}</b>
          <span>
            <b>คนจะได้รับ</b>
            <small className="secondary">{audience ? leftOutText(audience) : 'เลือกงานก่อน'}</small>
          </span>
        </p>
      </div>
    </Card>
  );
}

function leftOutText({ people, left_out }: Audience): string {
  if (people + left_out > 0) return `ตัดเบอร์ซ้ำและบัญชีที่ระงับแล้ว ${count(left_out)} คน`;
  return 'ยังไม่มีใครให้ส่งถึง เลือกงานที่มีผู้ซื้อแล้ว หรือรอให้เปิดขายก่อน';
}
