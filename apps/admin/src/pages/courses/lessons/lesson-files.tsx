import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UPLOAD_BYTES } from '@wethi/contract';
import { call, callUrl, upload } from '@wethi/http';
import { Button, List, Popconfirm, Skeleton, Upload } from 'antd';
import { FileText, Trash2, UploadCloud } from 'lucide-react';
import { EmptyBox } from '../../../feedback/empty-box';
import { ReadFailed } from '../../../feedback/read-failed';
import { SendingState } from '../../../fields/sending/sending-state';
import { useSending } from '../../../fields/sending/use-sending';
import { useSave } from '../../../providers/use-save';
import styles from './lessons.module.css';

const MOST_MB = UPLOAD_BYTES / 1024 / 1024;

/** Under which the files of a course are read. */
export const lessonFilesKey = (productId: number) => ['lessonFile', productId] as const;

/** The files that learners of a lesson keep. */
export function LessonFiles({ productId, stageTimeId }: { productId: number; stageTimeId: number }) {
  const client = useQueryClient();
  const queryKey = lessonFilesKey(productId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET', 'lessonFile', { query: { product_id: productId } })).data ?? [],
  });
  const reread = () => void client.invalidateQueries({ queryKey });
  const sending = useSending({
    refused: (file) => (file.size > UPLOAD_BYTES ? `ไฟล์ใหญ่เกินไป กรุณาใช้ไฟล์ไม่เกิน ${MOST_MB} MB` : undefined),
    send: (file, progress, signal) => {
      const form = new FormData();
      form.append('stage_time_id', String(stageTimeId));
      form.append('lesson_file_name', file.name.slice(0, 200));
      form.append('images', file);
      return upload('uploadDocument', form, (part) => progress(Math.round(part * 100)), signal);
    },
    arrived: reread,
  });
  const { save: remove } = useSave((id: number) => call('DELETE', 'lessonFile', { query: { id } }), { done: reread });
  if (error) return <ReadFailed what="เอกสาร" error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;
  const own = data.filter((file) => file.stage_time_id === stageTimeId);
  return (
    <>
      <Upload
        accept=".pdf,.mp3"
        showUploadList={false}
        beforeUpload={(file) => {
          sending.choose(file);
          return false;
        }}
      >
        <Button icon={<UploadCloud size={18} aria-hidden />} loading={sending.percent !== undefined}>
          เพิ่มไฟล์ PDF หรือ MP3
        </Button>
      </Upload>
      <SendingState {...sending} />
      <p className="secondary">ไฟล์ละไม่เกิน {MOST_MB} MB</p>
      {own.length === 0 ? (
        <EmptyBox text="ยังไม่มีเอกสาร ผู้ที่ซื้อคอร์สจะดาวน์โหลดได้ใต้บทเรียน" />
      ) : (
        <List
          className={styles.files}
          dataSource={own}
          rowKey="id"
          renderItem={({ id, lesson_file_name }) => (
            <List.Item
              actions={[
                <Popconfirm
                  key="remove"
                  title={`ลบ ${lesson_file_name}`}
                  okText="ลบ"
                  cancelText="ไม่ลบ"
                  onConfirm={() => remove(id)}
                >
                  <Button type="text" aria-label={`ลบ ${lesson_file_name}`} icon={<Trash2 size={18} aria-hidden />} />
                </Popconfirm>,
              ]}
            >
              <FileText size={20} aria-hidden />
              &nbsp;
              <a href={callUrl('lessonFileContent', { id })} download={lesson_file_name}>
                {lesson_file_name}
              </a>
            </List.Item>
          )}
        />
      )}
    </>
  );
}
