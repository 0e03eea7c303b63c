import type { Schema } from '@wethi/api-client';
import { COMMENT_STATUS } from '@wethi/contract';
import { call } from '@wethi/http';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { STAGE, type Reference } from '../../providers/resource';
import { AnswerButton } from './answer-button';
import styles from './comments.module.css';
import { PersonButton } from './person-button';
import { RestoreButton } from './restore-button';
import { SourceSelect } from './source-select';

const { CrudPage, column } = crud('stageTimeComment');
const SONG: Reference = { resource: 'stageTime', nameColumn: 'stage_detail_time_title' };

const restore = (id: number) => call('POST', 'stageTimeCommentShow', { body: { id } });

/** What viewers say about songs; the team answers, and takes away what does not belong there. */
export function SongComments() {
  return (
    <CrudPage
      noun="ความคิดเห็น"
      search="ค้นข้อความหรือชื่อ"
      empty="ยังไม่มีความคิดเห็น สิ่งที่ผู้ชมเขียนใต้เพลงของรีเพลย์จะปรากฏที่นี่"
      withoutFile
      toolbar={
        <>
          <SourceSelect value="/comments" />
          <small className={styles.keys}>J K เลื่อน · X เลือก · D ลบ</small>
        </>
      }
      tabs={{
        name: 'stage_time_comment_status',
        label: 'กรอง',
        tabs: [{ label: 'ล่าสุด' }, { label: 'ลบแล้ว', value: 'removed' }],
      }}
      filterBy={[{ name: 'stage_id', placeholder: 'ทุกงาน', ...STAGE }]}
      columns={[
        column.text('stage_time_comment', 'ความคิดเห็น', {
          sorter: false,
          ellipsis: false,
          render: (_, comment) => <Said comment={comment} />,
        }),
        column.text('user_nickname', 'ผู้ชม', { sorter: false }),
        column.reference('stage_time_id', 'เพลง', SONG, WIDE_ONLY),
        column.reference('stage_id', 'งานแสดง', STAGE, WIDE_ONLY),
        column.timestamp('create_at', 'เมื่อ', WIDE_ONLY),
      ]}
      deletable={isShown}
      actions={(comment) => (
        <>
          {isShown(comment) ? (
            <AnswerButton comment={comment} />
          ) : (
            <RestoreButton resource="stageTimeComment" restore={() => restore(comment.id)} />
          )}
          <PersonButton id={comment.id} person={comment} />
        </>
      )}
      bulk={[
        {
          label: 'ลบ',
          run: (ids) => Promise.all(ids.map((id) => call('DELETE', 'stageTimeComment', { query: { id } }))),
        },
        { label: 'เอาคืน', run: (ids) => Promise.all(ids.map(restore)) },
      ]}
    />
  );
}

type Comment = Schema<'ModeratedComment'>;

function isShown({ stage_time_comment_status }: Comment): boolean {
  return stage_time_comment_status === 'shown';
}

function Said({ comment }: { comment: Comment }) {
  const { stage_time_comment: text, stage_time_comment_answer: answer } = comment;
  return (
    <div className={styles.said}>
      {isShown(comment) ? text : <del>{text}</del>}
      {!isShown(comment) && <small className="secondary">{COMMENT_STATUS.removed} เก็บไว้ 30 วัน</small>}
      {answer && (
        <blockquote>
          <b>ทีมงาน</b> {answer}
        </blockquote>
      )}
    </div>
  );
}
