import { useCan } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { bangkokTime, clockTime } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Form } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { crud } from '../../../crud/crud';
import { useSave } from '../../../providers/use-save';
import { BotField } from './bot-field';
import { ProductSection } from './cards';
import styles from './editor.module.css';

const { Field } = crud('product');
const CHAT = { value: /^(-?\d{1,20}|@\w{4,32})?$/, message: 'ใส่หมายเลขห้อง เช่น -1002841190377 หรือ @ชื่อห้อง' };

/** The chat that hears of the show's orders beside the band's (TELL-02; design: 51 #s-chat). */
export function ChatCard({ product }: { product: Schema<'Product'> | undefined }) {
  const typed = Form.useWatch<string | null | undefined>('product_token_telegram');
  const saved = product?.product_token_telegram;
  const mayTell = useCan({ resource: 'buyerMessage', action: 'list' }).data?.can ?? false;
  return (
    <ProductSection id="chat">
      <Field.Text
        name="product_token_telegram"
        label="หมายเลขห้องแชต"
        maxLength={200}
        pattern={CHAT}
        help="ทุกคำสั่งซื้อของงานนี้จะแจ้งเข้าห้องนี้ด้วย ว่างไว้คือแจ้งห้องของวงและห้องกลางเท่านั้น"
      />
      <BotField />
      {product && saved && mayTell && (
        <div className={styles.wide}>
          <TryOut title={product.product_title} chat={saved} disabled={typed !== saved} />
        </div>
      )}
    </ProductSection>
  );
}

function TryOut({ title, chat, disabled }: { title: string; chat: string; disabled: boolean }) {
  const [at, setAt] = useState<number>();
  const { save, saving } = useSave(
    () => call('POST', 'notiText', { body: { message: `ทดสอบแชตแจ้งเตือนของ ${title}`, token: chat } }),
    { words: { failure: 'ส่งข้อความทดสอบไม่สำเร็จ' }, done: () => setAt(Date.now()) },
  );
  return (
    <>
      <Button
        icon={<Send size={18} aria-hidden />}
        loading={saving}
        disabled={disabled}
        onClick={() => save(undefined)}
      >
        ส่งข้อความทดสอบ
      </Button>{' '}
      <span role="status">
        {disabled ? (
          <small className="secondary">บันทึกก่อน แล้วจึงส่งทดสอบได้</small>
        ) : (
          at && `ส่งเข้าห้องแล้วเมื่อ ${clockTime(bangkokTime(at).time)}`
        )}
      </span>
    </>
  );
}
