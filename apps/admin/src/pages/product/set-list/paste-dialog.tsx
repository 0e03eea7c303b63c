import { useInvalidate } from '@refinedev/core';
import { call } from '@wethi/http';
import { App, Input, Modal } from 'antd';
import { useState } from 'react';
import { useSave } from '../../../providers/use-save';
import { pastedSongs, timed, type PastedSong } from './pasted-songs';

interface PasteDialogProps {
  close: () => void;
  /** The stage whose list it is; made where the show has none yet. */
  stage: () => Promise<{ id: number; stage_time_start: string | null }>;
}

/** A whole set list at once: one song a line (design: 51). */
export default function PasteDialog({ close, stage }: PasteDialogProps) {
  const [text, setText] = useState('');
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const songs = pastedSongs(text);
  const { save, saving } = useSave(
    async (pasted: PastedSong[]) => {
      const { id: stage_id, stage_time_start } = await stage();
      for (const [place, song] of timed(pasted, stage_time_start).entries()) {
        // One after the other, for their order; what is not in yet stays in the box.
        await call('POST', 'stageTime', {
          body: {
            stage_id,
            stage_detail_time_type: 'song',
            stage_detail_time_title: song.title,
            stage_detail_time_start: song.start,
            stage_detail_time_to: song.to,
          },
        });
        setText(
          pasted
            .slice(place + 1)
            .map(({ title }) => title)
            .join('\n'),
        );
      }
      await invalidate({ resource: 'stageTime', invalidates: ['list'] });
      return pasted.length;
    },
    {
      words: { failure: 'เพิ่มเพลงไม่สำเร็จ' },
      done: (added) => {
        void message.success(`เพิ่ม ${added} เพลงแล้ว`);
        close();
      },
    },
  );
  return (
    <Modal
      open
      title="วางรายชื่อเพลง"
      okText={songs.length > 0 ? `เพิ่ม ${songs.length} เพลง` : 'เพิ่มเพลง'}
      okButtonProps={{ disabled: songs.length === 0, loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => save(songs)}
      onCancel={close}
    >
      <p className="secondary">บรรทัดละเพลง ใส่ความยาวต่อท้ายได้ เช่น แสงแรก 4:12</p>
      <Input.TextArea
        autoFocus
        rows={12}
        value={text}
        disabled={saving}
        aria-label="รายชื่อเพลง บรรทัดละเพลง"
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
}
