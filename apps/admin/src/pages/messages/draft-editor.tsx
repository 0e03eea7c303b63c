import { baht, bangkokTime, count, leavesAt } from '@wethi/format';
import { App, Button, Form } from 'antd';
import { Send } from 'lucide-react';
import { PageBar } from '../../actions/page-bar';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import { NewerRow } from '../../record/newer-row';
import { BEGUN, LONGEST_PARTS, TO_MEMBERS, useAudience, type Audience, type Values } from './audience';
import styles from './messages.module.css';
import { PhonePreview } from './phone-preview';
import { TrialCard } from './trial-card';
import { useDraftMessage, type Message } from './use-draft-message';
import { WaysCard } from './ways-card';
import { WhatIsSent } from './what-is-sent';
import { WhoCard } from './who-card';
import { WordsCard } from './words-card';

/** Writes a message: who gets it, in which ways, which words, and when. */
export function DraftEditor({ panel, message }: { panel: Panel; message: Message | undefined }) {
  const [form] = Form.useForm<Values>();
  const { modal } = App.useApp();
  const values = Form.useWatch<Values | undefined>([], form);
  const { data: audience } = useAudience(values);
  const toMembers = values?.buyer_message_to === 'members';
  const tooLong = (audience?.longest ?? 0) > LONGEST_PARTS;
  const { draft, trial, sending, touched, setTouched, isLater, setLater, change, look, overwrite } = useDraftMessage(
    message,
    form,
  );
  const tested = !touched && message?.buyer_message_tested_at ? message.buyer_message_tested_at : null;
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
          <WhoCard toMembers={toMembers} audience={audience} />
          <WaysCard audience={audience} />
          <WordsCard {...{ toMembers, audience, tooLong, isLater, setLater, isPast }} touch={() => setTouched(true)} />
        </div>
        <aside className={styles.cards} aria-label="ตัวอย่าง">
          <PhonePreview samples={audience?.samples ?? []} price={audience?.price ?? 0} at={bangkokTime(leaves)} />
          <TrialCard tested={tested} busy={trial.saving} disabled={change !== undefined} tryOut={trial.save} />
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
