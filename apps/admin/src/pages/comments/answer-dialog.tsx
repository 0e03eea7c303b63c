import { useQueryClient } from '@tanstack/react-query';
import { CHAT_LENGTH, STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { call } from '@wethi/http';
import { Form, Input, Modal } from 'antd';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';
import styles from './comments.module.css';
import { readAnew, type Written } from './use-moderation';

interface AnswerDialogProps {
  row: Written;
  close: () => void;
}

interface Answer {
  answer: string;
}

/** Answers in the name of the team: below a comment, where an emptied answer goes, or as a message in the chat. */
export function AnswerDialog({ row, close }: AnswerDialogProps) {
  const client = useQueryClient();
  const [form] = Form.useForm<Answer>();
  useUnsaved(() => form.isFieldsTouched());
  const isChat = row.source === 'chat';
  const { save, saving } = useSave(({ answer }: Answer) => send(row, answer), {
    words: { success: 'ตอบแล้ว', failure: 'ส่งคำตอบไม่สำเร็จ' },
    done: () => {
      readAnew(client);
      close();
    },
  });
  return (
    <Modal
      open
      title={`ตอบ ${row.user_nickname}`}
      okText="ส่งคำตอบ"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => form.submit()}
      onCancel={close}
    >
      <blockquote className={styles.asked}>{row.text}</blockquote>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ answer: isChat ? `@${row.user_nickname} ` : (row.answer ?? '') }}
        onFinish={save}
      >
        <Form.Item
          name="answer"
          label="คำตอบในนามทีมงาน"
          extra={isChat ? 'ผู้ชมทุกคนเห็นเป็นข้อความใหม่ในแชต' : 'ผู้ชมทุกคนเห็นใต้ความคิดเห็นนี้ เว้นว่างเพื่อเอาคำตอบออก'}
        >
          <Input.TextArea rows={3} maxLength={isChat ? CHAT_LENGTH : STAGE_TIME_COMMENT_LENGTH} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

async function send({ id, live_streaming_id }: Written, answer: string): Promise<void> {
  if (live_streaming_id === null)
    await call('POST', 'stageTimeCommentAnswer', { body: { id, stage_time_comment_answer: answer } });
  else await call('POST', 'liveStreamingComment', { body: { live_streaming_id, live_streaming_comment: answer } });
}
