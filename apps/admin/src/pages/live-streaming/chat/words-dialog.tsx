import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Input, Modal, Spin, Switch, Tag } from 'antd';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { ReadFailed } from '../../../feedback/read-failed';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './chat.module.css';

interface WordsDialogProps {
  show: LiveShow;
  close: () => void;
  changed: () => void;
}

/** The show's own forbidden words; those of all shows are the owner's. */
export function WordsDialog({ show, close, changed }: WordsDialogProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['liveStreamingWord', show.id],
    queryFn: () => call('GET', 'liveStreamingWordByLiveStreamingId', { query: { live_streaming_id: show.id } }),
  });
  const failing = { failure: 'บันทึกไม่สำเร็จ' };
  const { save: add, saving } = useSave(
    async (words: string[]) => {
      // What is saved leaves the box: after a refusal there stands what is still to be added.
      for (const [place, live_streaming_word] of words.entries()) {
        await call('POST', 'liveStreamingWord', { body: { live_streaming_id: show.id, live_streaming_word } });
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
  const { save: setHold, saving: isSettingHold } = useSave(
    (live_streaming_hold: 'Y' | 'N') => call('POST', 'liveStreaming', { body: { id: show.id, live_streaming_hold } }),
    { words: failing, done: changed },
  );
  const words = text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);
  return (
    <Modal open title="คำต้องห้าม" footer={<Button onClick={close}>ปิด</Button>} onCancel={close}>
      <div className={styles.form} ref={box}>
        <p className="secondary">เบอร์โทร ลิงก์ และคำในรายการกลางถูกกันไว้เสมอ จับคำที่เว้นวรรคหรือใส่จุดคั่นด้วย</p>
        <label className={styles.switch}>
          <span>
            ข้อความที่ติดให้รอตรวจ
            <small>ปิดไว้ ข้อความจะไม่ถูกส่งเลย</small>
          </span>
          <Switch
            checked={show.live_streaming_hold === 'Y'}
            loading={isSettingHold}
            onChange={(hold) => setHold(hold ? 'Y' : 'N')}
          />
        </label>
        <label>
          เพิ่มคำของงานนี้
          <Input.TextArea
            autoSize={{ minRows: 1, maxRows: 6 }}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder="พิมพ์คำแล้วกดเพิ่ม วางหลายคำได้ คั่นด้วยขึ้นบรรทัดใหม่"
          />
        </label>
        <Button disabled={words.length === 0} loading={saving} onClick={() => add(words)}>
          เพิ่ม
        </Button>
        {error && <ReadFailed what="คำต้องห้าม" error={error} retry={refetch} />}
        {!data && !error && <Spin />}
        <div className={styles.words}>
          {data?.data.map(({ id, live_streaming_word: word }) => (
            <Tag key={id} className={styles.word}>
              {word}
              <IconButton label={`ลบคำว่า ${word}`} icon={<X size={16} aria-hidden />} onClick={() => remove(id)} />
            </Tag>
          ))}
        </div>
      </div>
    </Modal>
  );
}
