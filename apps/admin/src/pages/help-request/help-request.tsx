import { CONTACT_REASON, HELP_KEPT_DAYS, HELP_REASON } from '@wethi/contract';
import { callUrl } from '@wethi/http';
import { Image } from 'antd';
import { MessageSquareReply } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { usePanel } from '../../panel/use-panel';
import { USER, VIDEO } from '../../providers/resource';
import { AnswerDialog } from './answer-dialog';
import styles from './help-request.module.css';

const { CrudPage, column } = crud('helpRequest');

export default function HelpRequestPage() {
  const answering = usePanel('answer');
  return (
    <>
      <CrudPage
        noun="คำขอความช่วยเหลือ"
        search="ค้นหาสิ่งที่เล่ามา"
        empty={`ยังไม่มีใครขอความช่วยเหลือ คำขอจากห้องรอ หน้าชม และหน้าติดต่อเราจะปรากฏที่นี่ และลบเองเมื่อครบ ${HELP_KEPT_DAYS} วัน`}
        sort={{ field: 'create_at', order: 'desc' }}
        columns={[
          column.timestamp('create_at', 'เมื่อ'),
          column.choice('help_request_reason', 'ติดเรื่อง', { ...HELP_REASON, ...CONTACT_REASON }),
          column.text('help_request_name', 'ชื่อ', WIDE_ONLY),
          column.reference('user_id', 'เบอร์โทร', USER),
          column.reference('video_id', 'วิดีโอ', VIDEO, WIDE_ONLY),
          column.text('help_request_text', 'เล่าว่า', WIDE_ONLY),
          column.timestamp('help_request_answered_at', 'ตอบเมื่อ', WIDE_ONLY),
        ]}
        details={[
          column.text('help_request_picture', 'รูปที่แนบ', {
            render: (path, { id }) =>
              path ? <Image src={callUrl('helpRequestPicture', { id })} alt="รูปที่ผู้เขียนแนบมา" width={160} /> : '-',
          }),
          column.text('help_request_answer', 'คำตอบ'),
          column.text('help_request_tel', 'ตอบที่เบอร์'),
          column.text('help_request_mail', 'ตอบที่อีเมล'),
          column.text('help_request_device', 'เครื่อง'),
          column.text('help_request_log', 'บันทึกของเครื่องเล่น', {
            render: (log) => <pre className={styles.log}>{log ?? '-'}</pre>,
          }),
        ]}
        actions={({ id }) => (
          <IconButton label="ตอบ" icon={<MessageSquareReply size={18} />} onClick={() => answering.show(id)} />
        )}
      />
      <AnswerDialog key={answering.opened} panel={answering} />
    </>
  );
}
