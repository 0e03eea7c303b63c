import type { Schema } from '@wethi/api-client';
import { HELP_ANSWER_LENGTH } from '@wethi/contract';
import { call } from '@wethi/http';
import { Alert, Form, Input } from 'antd';
import { recordTime } from '../../columns/record-time';
import { RecordDialog } from '../../panel/record-dialog';
import { idOf, type Panel } from '../../panel/use-panel';
import { useUnsaved } from '../../panel/use-unsaved';
import { useSave } from '../../providers/use-save';

interface Answer {
  help_request_answer: string;
}
interface Answered extends Answer {
  /** Of the call as it stands in sight: a colleague's answer is not overwritten unseen. */
  update_at: string;
}

const REQUIRED = [{ required: true, whitespace: true, message: 'กรุณาพิมพ์คำตอบ' }];

/** Answers a call for help: the viewer reads it on the page that they asked from, and in an SMS. */
export function AnswerDialog({ panel }: { panel: Panel }) {
  const [form] = Form.useForm<Answer>();
  useUnsaved(() => form.isFieldsTouched());
  const { save, saving } = useSave(
    (answered: Answered) => call('POST', 'helpRequestAnswer', { body: { id: idOf(panel) ?? 0, ...answered } }),
    { changes: ['helpRequest'], done: panel.close },
  );
  return (
    <RecordDialog<Schema<'HelpRequest'>>
      panel={panel}
      resource="helpRequest"
      title={({ id }) => `ตอบ ช่วย-${id}`}
      doing="ส่งคำตอบ"
      saving={saving}
      act={() => form.submit()}
    >
      {({ help_request_text, help_request_answer, help_request_answered_at, update_at }) => (
        <>
          {help_request_text && <p>{help_request_text}</p>}
          {help_request_answered_at && (
            <Alert
              type="info"
              showIcon
              role="status"
              message={`ตอบแล้วเมื่อ ${recordTime(help_request_answered_at)} ส่งอีกครั้งคือแก้คำตอบ`}
              description={help_request_answer}
            />
          )}
          <Form
            form={form}
            layout="vertical"
            initialValues={{ help_request_answer: help_request_answer ?? '' }}
            onFinish={(answer) => save({ ...answer, update_at })}
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
        </>
      )}
    </RecordDialog>
  );
}
