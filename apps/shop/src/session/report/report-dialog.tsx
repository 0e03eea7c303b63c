import { REPORT_REASON, type ReportReason, valuesOf, type WrittenSource } from '@wethi/contract';
import { call } from '@wethi/http';
import { useState } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { Button } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import { Pill, PillRow } from '../../ui/layout/pill';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './report.module.css';

/** What somebody else wrote. */
export interface Reported {
  source: WrittenSource;
  id: number;
  user_nickname: string;
}

/** Asks what is wrong with what somebody wrote, and tells the team. */
export default function ReportDialog({ reported: { source, id, user_nickname } }: { reported: Reported }) {
  const { close } = useDialogs();
  const [reason, setReason] = useState<ReportReason>('rude');
  const { save, busy, text } = useSave(() => call('POST', 'writtenReport', { body: { source, id, reason } }), {
    success: 'รายงานแล้ว ทีมงานจะตรวจให้',
    then: close,
  });
  return (
    <Dialog title="รายงานข้อความ" width="message" onClose={close}>
      <div className={styles.body}>
        <p className="t2">ข้อความของ {user_nickname} ไม่เหมาะสมอย่างไร</p>
        <PillRow label="เหตุผล">
          {valuesOf(REPORT_REASON).map((value) => (
            <Pill key={value} pressed={value === reason} onClick={() => setReason(value)}>
              {REPORT_REASON[value]}
            </Pill>
          ))}
        </PillRow>
        {text && <Alert kind="no">{text}</Alert>}
        <Button kind="brand" block loading={busy} onClick={() => save()}>
          รายงาน
        </Button>
      </div>
    </Dialog>
  );
}
