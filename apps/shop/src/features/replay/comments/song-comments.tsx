import { timeAgo, count } from '@wethi/format';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShownComment } from '../../../api-types';
import { useMember } from '../../../session/member';
import { ReportButton } from '../../../session/report/report-button';
import { Failure } from '../../../ui/feedback/failure';
import { QueryView } from '../../../ui/feedback/query-view';
import { Avatar } from '../../../ui/media/avatar';
import { Button, IconButton } from '../../../ui/actions/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { CommentForm } from './comment-form';
import { commentsOf } from './conversation';
import styles from './song-comments.module.css';
import { useComments } from './use-comments';

const MINUTE_MS = 60_000;

interface Song {
  id: number;
  title: string;
}

/** What viewers say about the song that plays. Whoever is writing about a song stays with it until they are done. */
export function SongComments({ song }: { song: Song }) {
  const [draft, setDraft] = useState({ song, text: '' });
  const shown = draft.text ? draft.song : song;
  const { comments, say, remove } = useComments(shown.id);
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = comments;
  const readMore = () => void fetchNextPage();
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemove = (comment: ShownComment) => {
    remove(comment);
    heading.current?.focus();
  };
  return (
    <section className={styles.comments} aria-labelledby="song-comments">
      <h2 id="song-comments" ref={heading} tabIndex={-1}>
        ความคิดเห็น “{shown.title}”{' '}
        {data && <span className={`num muted ${styles.total}`}>{count(data.pages[0]?.total ?? 0)}</span>}
      </h2>
      <CommentForm text={draft.text} onText={(text) => setDraft({ song: shown, text })} onSend={say} />
      <QueryView query={comments} skeleton={<Loading />} failure="โหลดความคิดเห็นไม่ได้" inline empty={null}>
        {(conversation) => <List comments={commentsOf(conversation)} onRemove={onRemove} />}
      </QueryView>
      {data && isError && <Failure inline title="โหลดความคิดเห็นเพิ่มไม่ได้" onRetry={readMore} />}
      {hasNextPage && !isError && (
        <Button size="small" className={styles.more} loading={isFetchingNextPage} onClick={readMore}>
          ดูความคิดเห็นเพิ่ม
        </Button>
      )}
    </section>
  );
}

function List({ comments, onRemove }: { comments: ShownComment[]; onRemove: (comment: ShownComment) => void }) {
  const { member } = useMember();
  const [readAt] = useState(Date.now);
  const now = useNow(readAt, MINUTE_MS);
  if (!comments.length) return <p className={`muted ${styles.empty}`}>ยังไม่มีความคิดเห็น เป็นคนแรกที่พูดถึงเพลงนี้ได้เลย</p>;
  return (
    <div className={styles.list}>
      {comments.map((comment) => (
        <article key={comment.id} className={styles.comment}>
          <Avatar path={comment.user_path} size={40} />
          <div>
            <b>{comment.user_nickname}</b>
            <time dateTime={comment.create_at}>{timeAgo(comment.create_at, now)}</time>
            <p className="t2">{comment.stage_time_comment}</p>
            {comment.stage_time_comment_answer && (
              <blockquote className={styles.answer}>
                <b>ทีมงาน</b>
                <p className="t2">{comment.stage_time_comment_answer}</p>
              </blockquote>
            )}
          </div>
          {comment.user_id === member?.id ? (
            <IconButton label={`ลบความคิดเห็น ${comment.stage_time_comment}`} onClick={() => onRemove(comment)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          ) : (
            member && (
              <ReportButton reported={{ source: 'songs', id: comment.id, user_nickname: comment.user_nickname }} />
            )
          )}
        </article>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.list} aria-busy aria-label="กำลังโหลดความคิดเห็น">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.comment}>
          <Skeleton style={{ width: 40, height: 40, borderRadius: '50%', flex: 'none' }} />
          <div>
            <Skeleton style={{ width: 160, height: 18, margin: '4px 0 8px' }} />
            <Skeleton style={{ width: 'min(320px, 100%)', height: 18 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
