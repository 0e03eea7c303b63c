import { COUPON_NAMES_AT_ONCE } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, App, Button, Input } from 'antd';
import { ClipboardPaste, Copy } from 'lucide-react';
import { useState } from 'react';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';
import styles from './paste-box.module.css';
import { inParts, pastedNames, type PastedNames, type Refused } from './pasted-names';

interface Report {
  emails: number;
  tels: number;
  back: number;
  already: number;
  customers: number;
  refused: Refused[];
}

type Answer = Pick<Report, 'back' | 'already' | 'customers'> & { added: number };

/** Adds names in as many calls as they need. */
async function addAll(coupon_id: number, { emails, tels, refused }: PastedNames): Promise<Report> {
  const report: Report = { emails: 0, tels: 0, back: 0, already: 0, customers: 0, refused };
  const note = ({ added, back, already, customers }: Answer, kind: 'emails' | 'tels') => {
    report[kind] += added;
    report.back += back;
    report.already += already;
    report.customers += customers;
  };
  // Who was added last stands first in the list: there e-mails stand before phones.
  for (const coupon_tels of inParts(tels))
    note(await call('POST', 'couponTelCreateAll', { body: { coupon_id, coupon_tels } }), 'tels');
  for (const coupon_emails of inParts(emails))
    note(await call('POST', 'couponEmailCreateAll', { body: { coupon_id, coupon_emails } }), 'emails');
  return report;
}

/** Takes a text with many e-mails and phones; the right ones are added, the others named with their lines and left. */
export function PasteBox({ coupon_id, reread }: { coupon_id: number; reread: () => void }) {
  const [text, setText] = useState('');
  useUnsaved(() => text.trim() !== '');
  const [report, setReport] = useState<Report>();
  const { save, saving } = useSave(() => addAll(coupon_id, pastedNames(text)), {
    done: (made) => {
      setReport(made);
      // What could not be added stays, so that it can be put right.
      setText(made.refused.map((one) => one.text).join('\n'));
      reread();
    },
  });
  return (
    <div className={styles.box}>
      <label className={styles.label}>
        วางอีเมลหรือเบอร์โทร
        <Input.TextArea
          value={text}
          autoSize={{ minRows: 4, maxRows: 8 }}
          onChange={({ target }) => setText(target.value)}
        />
        <small className="secondary">
          บรรทัดละคน หรือคั่นด้วยจุลภาค วางจาก Excel ได้ รายชื่อยาวส่งครั้งละ {count(COUPON_NAMES_AT_ONCE)}
        </small>
      </label>
      <Button
        icon={<ClipboardPaste size={18} aria-hidden />}
        disabled={text.trim() === ''}
        loading={saving}
        onClick={() => save(undefined)}
      >
        ตรวจและเพิ่ม
      </Button>
      {report && <PasteReport report={report} />}
    </div>
  );
}

function PasteReport({ report: { emails, tels, back, already, customers, refused } }: { report: Report }) {
  const facts = [
    `อีเมล ${count(emails)} เบอร์ ${count(tels)}`,
    back > 0 && `กลับมาใช้ได้อีกครั้ง ${count(back)} คน (เคยถูกเอาออก)`,
    already > 0 && `มีอยู่แล้ว ${count(already)} คน`,
    `เป็นลูกค้าแล้ว ${count(customers)} คน`,
  ];
  return (
    <>
      <Alert
        type="success"
        showIcon
        role="status"
        message={
          <>
            <b>เพิ่ม {count(emails + tels + back)} คน</b> {facts.filter(Boolean).join(' · ')}
          </>
        }
      />
      {refused.length > 0 && <NotAdded refused={refused} />}
    </>
  );
}

const SHOWN = 5;

function NotAdded({ refused }: { refused: readonly Refused[] }) {
  const { message } = App.useApp();
  const lines = new Set(refused.map(({ line }) => line)).size;
  const told = refused.slice(0, SHOWN).map(({ line, text, reason }) => `บรรทัด ${line} “${text}” ${reason}`);
  const copy = () =>
    void navigator.clipboard.writeText(refused.map(({ text }) => text).join('\n')).then(
      () => message.success('คัดลอกแล้ว'),
      () => message.error('คัดลอกไม่ได้ ลองอีกครั้ง'),
    );
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={
        <>
          <b>ไม่ได้เพิ่ม {count(lines)} บรรทัด</b> {told.join(' · ')}
          {refused.length > SHOWN && ` และอีก ${count(refused.length - SHOWN)} รายการ`}
        </>
      }
      action={
        <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
          คัดลอกที่ไม่ผ่าน
        </Button>
      }
    />
  );
}
