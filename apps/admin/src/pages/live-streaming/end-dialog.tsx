import { useQueryClient } from '@tanstack/react-query';
import { LIVE_END_UNDO_SECONDS, type BegunSong } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal, Switch } from 'antd';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import { useShowFigures } from './figures';
import type { LiveShow } from './live-show';
import { useSetList } from './set-list';
import styles from './studio.module.css';

interface EndDialogProps {
  show: LiveShow;
  songs: readonly BegunSong[];
  watching: number;
  close: () => void;
  changed: () => void;
}

/** Asks once before a show ends, and says what that means. */
export function EndDialog({ show, songs, watching, close, changed }: EndDialogProps) {
  const client = useQueryClient();
  const [chosen, choose] = useState<boolean>();
  const { chat_after_minutes: chatAfter, replay_opens } = useShowFigures(show) ?? {};
  const opens = chosen ?? replay_opens !== 'N';
  const left = (useSetList(show).data?.data.length ?? 0) - songs.length;
  const { save: end, saving } = useSave(
    async () => {
      await call('POST', 'liveStreamingEnd', { body: { id: show.id, video_disable: opens ? 'N' : 'Y' } });
      // It may have been read before it was closed.
      await client.invalidateQueries({ queryKey: ['recording', show.video_id] });
    },
    {
      words: { success: 'จบการถ่ายทอดแล้ว', failure: 'จบการถ่ายทอดไม่สำเร็จ' },
      done: () => {
        close();
        changed();
      },
    },
  );
  return (
    <Modal
      open
      title="จบการถ่ายทอดตอนนี้"
      okText="จบการถ่ายทอด"
      okButtonProps={{ icon: <Square size={16} aria-hidden />, loading: saving }}
      cancelText="ยังไม่จบ"
      onOk={() => end(undefined)}
      onCancel={close}
    >
      <p className="number">
        ยังมีคนดูอยู่ <b>{count(watching)}</b> คน{left > 0 && ` และเหลืออีก ${count(left)} ช่วงในเซตลิสต์`}
      </p>
      <ol className={styles.remedy}>
        <li>คนดูเห็นหน้าขอบคุณ{opens && ' แล้วดูย้อนหลังเปิดให้เอง'}</li>
        <li>แชตปิด{chatAfter === undefined ? 'หลังจบ' : `ใน ${chatAfter} นาที`} มาลัยบนภาพปิดทันที</li>
        <li>คีย์สตรีมใช้ต่อไม่ได้ ถ้าจบผิดเปิดกลับได้ใน {LIVE_END_UNDO_SECONDS / 60} นาที</li>
      </ol>
      <label className={styles.endChoice}>
        <b>เปิดให้ดูย้อนหลังทันที</b>
        <Switch checked={opens} onChange={choose} />
      </label>
    </Modal>
  );
}
