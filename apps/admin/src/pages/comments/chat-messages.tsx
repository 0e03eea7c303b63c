import type { Schema } from '@wethi/api-client';
import { CHAT_REASON, CHAT_STATUS } from '@wethi/contract';
import { call } from '@wethi/http';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { STAGE } from '../../providers/resource';
import styles from './comments.module.css';
import { PersonButton } from './person-button';
import { RestoreButton } from './restore-button';
import { SourceSelect } from './source-select';

const { CrudPage, column } = crud('liveStreamingComment');

const show = (id: number) => call('POST', 'liveStreamingCommentShow', { body: { id } });

/** The chat of every live show: what waits, what is shown, and what was taken away. */
export function ChatMessages() {
  return (
    <CrudPage
      noun="ข้อความ"
      search="ค้นข้อความหรือชื่อ"
      empty="ยังไม่มีข้อความ สิ่งที่ผู้ชมเขียนในแชตสดจะปรากฏที่นี่"
      withoutFile
      toolbar={
        <>
          <SourceSelect value="/comments/chat" />
          <small className={styles.keys}>J K เลื่อน · X เลือก · A ปล่อยผ่าน · D ลบ</small>
        </>
      }
      tabs={{
        name: 'live_streaming_comment_status',
        label: 'กรอง',
        tabs: [
          { label: 'ล่าสุด' },
          { label: 'รอตรวจ', value: 'held', counted: true },
          { label: 'ลบแล้ว', value: 'removed' },
        ],
      }}
      filterBy={[{ name: 'stage_id', placeholder: 'ทุกงาน', ...STAGE }]}
      columns={[
        column.text('live_streaming_comment', 'ข้อความ', {
          sorter: false,
          ellipsis: false,
          render: (_, message) => <Said message={message} />,
        }),
        column.text('user_nickname', 'ผู้ชม', { sorter: false }),
        column.reference('stage_id', 'งานแสดง', STAGE, WIDE_ONLY),
        column.timestamp('create_at', 'เมื่อ', WIDE_ONLY),
      ]}
      deletable={({ live_streaming_comment_status: status }) => status !== 'removed'}
      actions={({ id, live_streaming_comment_status: status, user_id, user_nickname, live_streaming_id }) => (
        <>
          {status !== 'shown' && (
            <RestoreButton resource="liveStreamingComment" isHeld={status === 'held'} restore={() => show(id)} />
          )}
          {user_id !== null && <PersonButton id={id} person={{ user_id, user_nickname, live_streaming_id }} />}
        </>
      )}
      bulk={[
        { label: 'ปล่อยผ่าน', run: (ids) => Promise.all(ids.map(show)) },
        {
          label: 'ลบ',
          run: (ids) => Promise.all(ids.map((id) => call('DELETE', 'liveStreamingComment', { query: { id } }))),
        },
      ]}
    />
  );
}

function Said({ message }: { message: Schema<'ModeratedMessage'> }) {
  const { live_streaming_comment: text, live_streaming_comment_status: status } = message;
  const reason = message.live_streaming_comment_reason;
  return (
    <div className={styles.said}>
      {status === 'removed' ? <del>{text}</del> : text}
      {status === 'held' && (
        <StatusTag tone="wait">
          {[CHAT_STATUS.held, reason && CHAT_REASON[reason]].filter(Boolean).join(': ')}
        </StatusTag>
      )}
      {status === 'removed' && <small className="secondary">{CHAT_STATUS.removed}</small>}
    </div>
  );
}
