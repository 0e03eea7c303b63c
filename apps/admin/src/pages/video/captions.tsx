import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { CAPTION_LANGUAGE, type CaptionLanguage } from '@wethi/contract';
import { count } from '@wethi/format';
import { call, upload } from '@wethi/http';
import { Button, Select, Spin, Upload } from 'antd';
import { Captions as CaptionsIcon, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { ReadFailed } from '../../feedback/read-failed';
import { SendingState } from '../../fields/sending/sending-state';
import { useSending } from '../../fields/sending/use-sending';
import { useSave } from '../../providers/use-save';
import styles from './video.module.css';

type Caption = Schema<'VideoCaption'>;

const LANGUAGES = Object.entries(CAPTION_LANGUAGE).map(([value, label]) => ({
  value: value as CaptionLanguage,
  label,
}));

/** The captions of a video, one file of each language; each act is saved at once. */
export function Captions({ videoId }: { videoId: number }) {
  const queryKey = ['videoCaption', videoId];
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey });
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => call('GET', 'videoCaptionByVideoId', { query: { video_id: videoId } }),
  });
  return (
    <section className={styles.captions} aria-label="คำบรรยาย">
      {error && <ReadFailed what="คำบรรยาย" error={error} retry={readAgain} />}
      {!data && !error && <Spin />}
      <ul>
        {data?.data.map((caption) => (
          <CaptionRow key={caption.id} caption={caption} removed={readAgain} />
        ))}
      </ul>
      {data && <NewCaption videoId={videoId} kept={readAgain} />}
    </section>
  );
}

function CaptionRow({ caption, removed }: { caption: Caption; removed: () => Promise<void> }) {
  const { id, caption_name, caption_cues } = caption;
  const language = CAPTION_LANGUAGE[caption.caption_language];
  const { save: remove } = useSave(() => call('DELETE', 'videoCaption', { query: { id } }), {
    words: { success: `ลบคำบรรยาย${language}แล้ว`, failure: 'ลบคำบรรยายไม่สำเร็จ' },
    done: () => void removed(),
  });
  return (
    <li>
      <CaptionsIcon size={20} aria-hidden />
      <div>
        <b>{language}</b>
        <p className="secondary number">
          {caption_name} · {count(caption_cues)} ช่วง
        </p>
      </div>
      <IconButton label={`ลบคำบรรยาย${language}`} icon={<Trash2 size={18} />} onClick={() => remove(undefined)} />
    </li>
  );
}

/** What is wrong with a file stays to be read, with its line, while somebody mends it. */
function NewCaption({ videoId, kept }: { videoId: number; kept: () => Promise<void> }) {
  const [language, setLanguage] = useState<CaptionLanguage>('th');
  const sending = useSending({
    refused: () => undefined,
    send: (file, progress, signal) =>
      upload('uploadVideoCaption', formOf(videoId, language, file), (part) => progress(Math.round(part * 100)), signal),
    arrived: () => void kept(),
  });
  return (
    <>
      <div className={styles.tools}>
        <Select aria-label="ภาษาของคำบรรยาย" options={LANGUAGES} value={language} onChange={setLanguage} />
        <Upload
          accept=".vtt,.srt,text/vtt"
          showUploadList={false}
          beforeUpload={(file) => (sending.choose(file), Upload.LIST_IGNORE)}
        >
          <Button loading={sending.percent !== undefined} icon={<Plus size={18} aria-hidden />}>
            เพิ่มไฟล์
          </Button>
        </Upload>
      </div>
      <SendingState {...sending} />
      <p className="secondary">รับ vtt และ srt เข้ารหัส UTF-8 ภาษาละไฟล์ ไฟล์ใหม่แทนไฟล์เดิม คนดูเห็นทันที</p>
    </>
  );
}

function formOf(videoId: number, language: CaptionLanguage, file: File): FormData {
  const form = new FormData();
  form.append('video_id', String(videoId));
  form.append('caption_language', language);
  form.append('caption_name', file.name.slice(-200));
  form.append('images', file);
  return form;
}
