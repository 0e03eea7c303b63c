import type { Schema } from '@wethi/api-client';
import { HELP_ANSWER_LENGTH } from '@wethi/contract';
import { call } from '@wethi/http';
import { Form, Input, Modal } from 'antd';
import { MessageSquareReply } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { idOf, usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';

interface Answer {
  help_request_answer: string;
}

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณาพิมพ์คำตอบ' }];

/** Answers a call for help: the viewer reads it on the page that they asked from, and in an SMS. */
export function AnswerButton({ request }: { request: Schema<'HelpRequest'> }) {
  const answering = usePanel('answer');
  const [form] = Form.useForm<Answer>();
  const { save, saving } = useSave(
    ({ help_request_answer }: Answer) =>
      call('POST', 'helpRequestAnswer', { body: { id: request.id, help_request_answer } }),
    { changes: ['helpRequest'], done: answering.close },
  );
  return (
    <>
      <IconButton label="ตอบ" icon={<MessageSquareReply size={18} />} onClick={() => answering.show(request.id)} />
      <Modal
        open={answering.open && idOf(answering) === request.id}
        title={`ตอบ ช่วย-${request.id}`}
        okText="ส่งคำตอบ"
        okButtonProps={{ loading: saving }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={answering.close}
      >
        {request.help_request_text && <p>{request.help_request_text}</p>}
        <Form
          form={form}
          layout="vertical"
          initialValues={{ help_request_answer: request.help_request_answer ?? '' }}
          onFinish={save}
        >
          <Form.Item
            name="help_request_answer"
            label="คำตอบ"
            extra="ผู้ชมเห็นในหน้าที่ขอความช่วยเหลือ และได้รับ SMS"
            rules={REQUIRED}
          >
            <Input.TextArea rows={4} maxLength={HELP_ANSWER_LENGTH} showCount />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
