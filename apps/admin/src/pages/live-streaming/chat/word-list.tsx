import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Input, Spin, Tag } from 'antd';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { ReadFailed } from '../../../feedback/read-failed';
import { allPages } from '../../../providers/all-pages';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';

/** Forbidden words of a show, or without one those of all shows. */
export function useWords(showId: number | null) {
  return useQuery({ queryKey: ['liveStreamingWord', showId], queryFn: () => readAll(showId) });
}

function readAll(showId: number | null) {
  return allPages((page) => {
    const part = { page, limit: LIST_LIMIT_MAX };
    if (showId === null) return call('GET', 'liveStreamingWordOfAll', { query: part });
    return call('GET', 'liveStreamingWordByLiveStreamingId', { query: { ...part, live_streaming_id: showId } });
  });
}

/** Adds and removes forbidden words. */
export function WordList({ showId, label }: { showId: number | null; label: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useWords(showId);
  const failing = { failure: 'บันทึกไม่สำเร็จ' };
  const { save: add, saving } = useSave(
    async (words: string[]) => {
      // What is saved leaves the box: after a refusal there stands what is still to be added.
      for (const [place, live_streaming_word] of words.entries()) {
        await call('POST', 'liveStreamingWord', { body: { live_streaming_id: showId, live_streaming_word } });
        setText(words.slice(place + 1).join('\n'));
        void refetch();
      }
    },
    { words: failing },
  );
  const { save: remove } = useSave((id: number) => call('DELETE', 'liveStreamingWord', { query: { id } }), {
    words: failing,
    done: () => {
      // The button that was pressed goes away, and the keyboard would fall out of the dialog with it.
      box.current?.querySelector('textarea')?.focus();
      void refetch();
    },
  });
  const words = text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);
  return (
    <div className={styles.form} ref={box}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.add}>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 1, maxRows: 6 }}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="พิมพ์คำแล้วกดเพิ่ม วางหลายคำได้ คั่นด้วยขึ้นบรรทัดใหม่"
        />
        <Button disabled={words.length === 0} loading={saving} onClick={() => add(words)}>
          เพิ่ม
        </Button>
      </div>
      {error && <ReadFailed what="คำต้องห้าม" error={error} retry={refetch} />}
      {!data && !error && <Spin />}
      <div className={styles.words}>
        {data?.map(({ id, live_streaming_word: word }) => (
          <Tag key={id} className={styles.word}>
            {word}
            <IconButton label={`ลบคำว่า ${word}`} icon={<X size={16} aria-hidden />} onClick={() => remove(id)} />
          </Tag>
        ))}
      </div>
    </div>
  );
}
