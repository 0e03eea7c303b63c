import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { BUYER_MESSAGE_TO, BUYER_MESSAGE_WORDS, MEMBER_SOON_DAYS } from '@wethi/contract';
import { baht, bangkokTime, count, hourMinute, leavesAt } from '@wethi/format';
import { call } from '@wethi/http';
import { App, Button, Form, Input, Segmented } from 'antd';
import { Link2, Send, User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBar } from '../../actions/page-bar';
import { crud } from '../../crud/crud';
import { ChoiceCards } from '../../fields/choice-cards';
import { MomentField } from '../../fields/moment-field';
import { Tick } from '../../fields/tick';
import { Card } from '../../layout/page';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import { PRODUCT } from '../../providers/resource';
import { useSave } from '../../providers/use-save';
import { changedValues } from '../../record/changed-values';
import { NewerRow } from '../../record/newer-row';
import type { RowChange } from '../../record/row-change';
import { WhatIsSent } from './what-is-sent';
import { messageKey } from './message-key';
import styles from './messages.module.css';
import { PhonePreview } from './phone-preview';

type Message = Schema<'BuyerMessage'>;
type Values = Omit<Schema<'AskAudience'>, 'buyer_message_text'> &
  Pick<Schema<'CreateBuyerMessage'>, 'buyer_message_text' | 'buyer_message_date' | 'buyer_message_time'>;
export type Audience = Schema<'Audience'>;

const { Field } = crud('buyerMessage');
const NOW = 'ส่งเลย';
const LATER = 'ตั้งเวลา';
/** When a day alone means, in the morning. */
const FIRST_TIME = '08:00';
const NIGHT = 'ไม่ส่งช่วง 21:00 ถึง 08:00';
const LONGEST_PARTS = 4;
const PAUSE_MS = 350;
const BEGUN: Values = {
  buyer_message_to: 'buyers',
  product_id: null,
  buyer_message_approve: 'Y',
  buyer_message_wait: 'N',
  buyer_message_gift: 'Y',
  buyer_message_sms: 'Y',
  buyer_message_mail: 'Y',
  buyer_message_one: 'Y',
  buyer_message_kind: 'ticket',
  buyer_message_text: '',
  buyer_message_date: null,
  buyer_message_time: null,
};

/** A message that asks members to stay, as somebody may begin it. */
const TO_MEMBERS: Values = {
  ...BEGUN,
  buyer_message_to: 'members',
  buyer_message_text: `เวที: ${BUYER_MESSAGE_WORDS.name} สิทธิ์สมาชิกใกล้หมดแล้ว ดูงานใหม่ในราคาสมาชิกได้ที่ ${BUYER_MESSAGE_WORDS.link}`,
};

/** Who a message goes to as the form stands, asked for once typing pauses. */
function useAudience(values: Values | undefined) {
  const [settled, setSettled] = useState<Values>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const { product_id, buyer_message_date: _, buyer_message_time: __, ...wish } = { ...BEGUN, ...settled };
  return useQuery({
    queryKey: ['buyerMessageAudience', product_id, wish],
    queryFn: async () => (await call('POST', 'buyerMessageAudience', { body: { ...wish, product_id } })).data ?? null,
    enabled: wish.buyer_message_to === 'members' || Boolean(product_id),
    placeholderData: keepPreviousData,
  });
}

/** Writes a message: who gets it, in which ways, which words, and when. */
export function DraftEditor({ panel, message }: { panel: Panel; message: Message | undefined }) {
  const [form] = Form.useForm<Values>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const [touched, setTouched] = useState(false);
  const [tel, setTel] = useState('');
  const [isLater, setLater] = useState(Boolean(message?.buyer_message_date));
  const text = useRef<HTMLTextAreaElement | null>(null);
  const values = Form.useWatch<Values | undefined>([], form);
  const { data: audience } = useAudience(values);
  const toMembers = values?.buyer_message_to === 'members';
  const tooLong = (audience?.longest ?? 0) > LONGEST_PARTS;
  const tested = !touched && message?.buyer_message_tested_at ? message.buyer_message_tested_at : null;

  // What the form stands on: another reading of the message does not change it.
  const before = useRef(message);
  const [change, setChange] = useState<RowChange>();

  /** Reads the message as it is now, for all who show it. */
  const readAnew = async (id: number): Promise<Message | undefined> => {
    const { data } = await call('GET', 'buyerMessageById', { query: { id } });
    client.setQueryData(messageKey(id), data);
    before.current = data;
    return data;
  };
  /** Saves what was typed, over the message that was read and no other. @returns its id */
  const keep = async (): Promise<number> => {
    const values = { ...BEGUN, ...(await form.validateFields()) };
    const { id, update_at } = before.current ?? {};
    const body = before.current ? { id, update_at, ...changedValues(before.current, values) } : values;
    const { data } = await call('POST', 'buyerMessage', { body: body as Values });
    setChange(undefined);
    setTouched(false);
    const kept = data?.insertId ?? id ?? 0;
    // It is kept all the same when it cannot be read again.
    await readAnew(kept).catch(() => (before.current = { ...before.current, ...values, id: kept } as Message));
    return kept;
  };
  const show = (id: number) => {
    readAnew(id).catch(() => undefined);
    if (!message) void navigate({ search: `edit=${id}` }, { replace: true });
  };
  const take = (now: Partial<Message>) => {
    form.setFieldsValue(now);
    setLater(Boolean(now.buyer_message_date));
  };
  const look = async () => {
    const now = await readAnew(before.current?.id ?? 0);
    if (now) take(now);
    setChange(undefined);
    setTouched(false);
  };
  /** Takes what they wrote into the fields that were not typed here, and saves the others over it. */
  const overwrite = async () => {
    const { id = 0 } = before.current ?? {};
    const typed = changedValues(before.current ?? {}, form.getFieldsValue());
    take({ ...(await readAnew(id)), ...typed });
    draft.save(undefined);
  };
  const after = { changes: ['buyerMessage'], done: show, conflict: setChange } as const;
  const draft = useSave(keep, { ...after, words: { success: 'เก็บเป็นร่างแล้ว', failure: 'เก็บไม่สำเร็จ' } });
  const trial = useSave(
    async () => {
      const id = await keep();
      await call('POST', 'buyerMessageTry', { body: { id, tel: tel.replace(/\D/g, '') } });
      return id;
    },
    { ...after, words: { success: 'ส่งตัวอย่างแล้ว', failure: 'ส่งตัวอย่างไม่สำเร็จ' } },
  );
  const sending = useSave(
    async (people: number) => {
      const { id = 0, update_at } = before.current ?? {};
      await call('POST', 'buyerMessageSend', { body: { id, people, update_at } });
      return id;
    },
    { ...after, words: { success: 'ยืนยันแล้ว', failure: 'ส่งไม่สำเร็จ' } },
  );

  const put = (words: string) => {
    const box = text.current;
    const now = form.getFieldValue('buyer_message_text') as string;
    const at = box?.selectionStart ?? now.length;
    form.setFieldValue('buyer_message_text', now.slice(0, at) + words + now.slice(at));
    setTouched(true);
    box?.focus();
  };
  const choose = (when: string) => {
    setLater(when === LATER);
    if (when === LATER) return;
    form.setFieldsValue({ buyer_message_date: null, buyer_message_time: null });
    setTouched(true);
  };
  const { buyer_message_date: date, buyer_message_time: time } = values ?? {};
  const now = new Date();
  const leaves = leavesAt(now, date, time);
  const isPast = leaves < now;
  const confirm = ({ people, sms, mail, parts, cost }: Audience) =>
    modal.confirm({
      title: `ส่งถึง ${count(people)} คนหรือไม่`,
      icon: null,
      width: 560,
      closable: true,
      content: (
        <WhatIsSent
          text={values?.buyer_message_text}
          to={{ people, sms, mail, parts, cost }}
          leaves={leavesAt(new Date(), date, time)}
        />
      ),
      okText: `ยืนยันส่ง ${count(people)} คน`,
      okButtonProps: { icon: <Send size={18} aria-hidden /> },
      cancelText: 'กลับไปแก้',
      onOk: () => sending.save(people),
    });

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={message ?? (panel.value === 'members' ? TO_MEMBERS : BEGUN)}
      onValuesChange={() => setTouched(true)}
      scrollToFirstError
    >
      <LeaveGuard panel={panel} touched={() => touched} />
      <div className={styles.columns}>
        <div className={styles.cards}>
          {change && (
            <NewerRow change={change} what="ข้อความนี้" look={() => void look()} overwrite={() => void overwrite()} />
          )}
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
          <Card title="3. ข้อความ">
            <div className={styles.body}>
              <Form.Item name="buyer_message_kind" label="เรื่องอะไร">
                <ChoiceCards
                  across
                  label="เรื่องอะไร"
                  choices={[
                    toMembers
                      ? ['ticket', 'เรื่องของสมาชิก', 'สิทธิ์และวันหมดอายุ ส่งได้ทุกคน']
                      : ['ticket', 'เรื่องของบัตรที่ซื้อ', 'เวลา สถานที่ วิธีเข้าดู ส่งได้ทุกคน'],
                    ['news', 'ประชาสัมพันธ์', `ส่งเฉพาะ ${count(audience?.agreed ?? 0)} คนที่ยินยอมรับข่าว`],
                  ]}
                />
              </Form.Item>
              <Form.Item
                name="buyer_message_text"
                label="ข้อความ"
                extra="ภาษาไทย 70 ตัวต่อ 1 ข้อความ เกินแล้วคิดทีละ 67 ตัว"
                rules={[{ required: true, message: 'กรุณากรอกข้อมูล' }]}
                validateStatus={tooLong ? 'error' : undefined}
                help={tooLong ? `ยาวเกิน ${LONGEST_PARTS} ข้อความ SMS ตัดให้สั้นลง หรือส่งทางอีเมลอย่างเดียว` : undefined}
              >
                <Input.TextArea
                  ref={(box) => {
                    text.current = box?.resizableTextArea?.textArea ?? null;
                  }}
                  rows={4}
                  maxLength={600}
                  count={{
                    show: ({ count: letters }) =>
                      `${count(letters)} ตัวอักษร${audience?.longest ? ` · ${count(audience.longest)} ข้อความ SMS` : ''}`,
                  }}
                />
              </Form.Item>
              <div className={styles.row}>
                <Button icon={<User size={18} aria-hidden />} onClick={() => put(BUYER_MESSAGE_WORDS.name)}>
                  ใส่ชื่อลูกค้า
                </Button>
                <Button icon={<Link2 size={18} aria-hidden />} onClick={() => put(BUYER_MESSAGE_WORDS.link)}>
                  {toMembers ? 'ใส่ลิงก์ร้าน' : 'ใส่ลิงก์เข้าดู'}
                </Button>
              </div>
              <div className={styles.two}>
                <Form.Item label="ส่งเมื่อไร" extra={isLater ? undefined : NIGHT}>
                  <Segmented
                    aria-label="ส่งเมื่อไร"
                    options={[NOW, LATER]}
                    value={isLater ? LATER : NOW}
                    onChange={choose}
                  />
                </Form.Item>
                {isLater && (
                  <MomentField<Message>
                    label="วันและเวลา"
                    date="buyer_message_date"
                    time="buyer_message_time"
                    whole={FIRST_TIME}
                    help={NIGHT}
                    error={isPast ? 'เวลาส่งผ่านไปแล้ว โปรดเลือกเวลาใหม่ หรือเลือกส่งเลย' : undefined}
                  />
                )}
              </div>
            </div>
          </Card>
        </div>
        <aside className={styles.cards} aria-label="ตัวอย่าง">
          <PhonePreview samples={audience?.samples ?? []} price={audience?.price ?? 0} at={bangkokTime(leaves)} />
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
                loading={trial.saving}
                disabled={tel.replace(/\D/g, '').length !== 10 || change !== undefined}
                onClick={() => trial.save(undefined)}
              >
                ส่งตัวอย่าง
              </Button>
              <p role="status" className={`${styles.trial} ${tested ? styles.tested : 'secondary'}`}>
                {tested ? `ส่งตัวอย่างแล้ว ${hourMinute(bangkokTime(tested).time)} น.` : 'ต้องลองส่งก่อนจึงส่งจริงได้'}
              </p>
            </div>
          </Card>
        </aside>
      </div>
      <PageBar className={styles.foot} says={audience && <Reach audience={audience} />}>
        <Button loading={draft.saving} disabled={change !== undefined} onClick={() => draft.save(undefined)}>
          เก็บเป็นร่าง
        </Button>
        <Button
          type="primary"
          icon={<Send size={18} aria-hidden />}
          loading={sending.saving}
          disabled={!tested || tooLong || !audience?.people || change !== undefined || (isLater && !date) || isPast}
          onClick={() => audience && void confirm(audience)}
        >
          {isLater ? 'ตั้งเวลาส่ง' : 'ส่งข้อความ'}
        </Button>
      </PageBar>
    </Form>
  );
}

function Reach({ audience }: { audience: Audience }) {
  return (
    <>
      <b className="number">{count(audience.people)} คน</b>{' '}
      <span className="secondary">
        อีเมล {count(audience.mail)} · SMS {count(audience.sms)} · ค่าส่งราว
      </span>{' '}
      <b className="number">{baht(audience.cost)}</b>
    </>
  );
}

function leftOutText({ people, left_out }: Audience): string {
  if (people + left_out > 0) return `ตัดเบอร์ซ้ำและบัญชีที่ระงับแล้ว ${count(left_out)} คน`;
  return 'ยังไม่มีใครให้ส่งถึง เลือกงานที่มีผู้ซื้อแล้ว หรือรอให้เปิดขายก่อน';
}

function costText(audience: Audience | null | undefined): string {
  return audience ? `SMS ${count(audience.sms)} คน = ${baht(audience.cost)}` : '';
}
