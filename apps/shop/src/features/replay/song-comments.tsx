import { timeAgo, count } from '@wethi/format';
import { RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShownComment } from '../../api-types';
import { useMember } from '../../session/member';
import { Alert } from '../../ui/feedback/alert';
import { Avatar } from '../../ui/media/avatar';
import { Button, IconButton } from '../../ui/actions/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useNow } from '../../ui/time/use-now';
import { CommentForm } from './comment-form';
import type { ReplaySong } from './replay-songs';
import styles from './song-comments.module.css';
import { useComments } from './use-comments';

const MINUTE_MS = 60_000;

/** What viewers say about the song that plays. Whoever is writing about a song stays with it until they are done. */
export function SongComments({ song }: { song: ReplaySong }) {
  const [draft, setDraft] = useState({ song, text: '' });
  const shown = draft.text ? draft.song : song;
  const conversation = useComments(shown.id);
  const { comments, total, isError, say, remove } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemove = (comment: ShownComment) => {
    remove(comment);
    heading.current?.focus();
  };
  return (
    <section className={styles.comments} aria-labelledby="song-comments">
      <h2 id="song-comments" ref={heading} tabIndex={-1}>
        ความคิดเห็น “{shown.title}” {comments && <span className={`num muted ${styles.total}`}>{count(total)}</span>}
      </h2>
      <CommentForm text={draft.text} onText={(text) => setDraft({ song: shown, text })} onSend={say} />
      {comments && <List comments={comments} onRemove={onRemove} />}
      {!comments && !isError && <Loading />}
      {isError && <Failure again={Boolean(comments)} onRetry={comments ? conversation.more : conversation.retry} />}
      {conversation.more && !isError && (
        <Button size="small" className={styles.more} loading={conversation.isReadingMore} onClick={conversation.more}>
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
          </div>
          {comment.user_id === member?.id && (
            <IconButton label={`ลบความคิดเห็น ${comment.stage_time_comment}`} onClick={() => onRemove(comment)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
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

/** @param again whether some comments are there already */
function Failure({ again, onRetry }: { again: boolean; onRetry?: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert kind="no">{again ? 'โหลดความคิดเห็นเพิ่มไม่ได้' : 'โหลดความคิดเห็นไม่ได้'}</Alert>
      <Button size="small" onClick={onRetry}>
        <RotateCw size={18} aria-hidden />
        ลองใหม่
      </Button>
    </div>
  );
}
