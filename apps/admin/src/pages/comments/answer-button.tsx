import type { Schema } from '@wethi/api-client';
import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { call } from '@wethi/http';
import { Form, Input, Modal } from 'antd';
import { Reply } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { idOf, usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './comments.module.css';

interface Answer {
  stage_time_comment_answer: string;
}

/** Answers a comment in the name of the team; emptied, the answer goes. */
export function AnswerButton({ comment }: { comment: Schema<'ModeratedComment'> }) {
  const answering = usePanel('answer');
  const [form] = Form.useForm<Answer>();
  const { save, saving } = useSave(
    (answer: Answer) => call('POST', 'stageTimeCommentAnswer', { body: { id: comment.id, ...answer } }),
    { changes: ['stageTimeComment'], done: answering.close },
  );
  return (
    <>
      <IconButton
        label={`ตอบ ${comment.user_nickname}`}
        icon={<Reply size={18} />}
        onClick={() => answering.show(comment.id)}
      />
      <Modal
        open={answering.open && idOf(answering) === comment.id}
        title={`ตอบ ${comment.user_nickname}`}
        okText="ส่งคำตอบ"
        okButtonProps={{ loading: saving }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={answering.close}
      >
        <blockquote className={styles.asked}>{comment.stage_time_comment}</blockquote>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ stage_time_comment_answer: comment.stage_time_comment_answer ?? '' }}
          onFinish={save}
        >
          <Form.Item
            name="stage_time_comment_answer"
            label="คำตอบในนามทีมงาน"
            extra="ผู้ชมทุกคนเห็นใต้ความคิดเห็นนี้ เว้นว่างเพื่อเอาคำตอบออก"
          >
            <Input.TextArea rows={3} maxLength={STAGE_TIME_COMMENT_LENGTH} showCount />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
