import type { Editor } from '@tiptap/react';
import { Button, Form, Input, Modal } from 'antd';

interface Link {
  href: string;
}

const RULES = [
  { required: true, message: 'กรุณากรอกที่อยู่ของลิงก์' },
  { pattern: /^(https?:\/\/|mailto:|tel:)\S+$/, message: 'ขึ้นต้นด้วย https:// หรือ mailto: หรือ tel:' },
];

/** Asks where the marked text leads. */
export function LinkDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const [form] = Form.useForm<Link>();
  const before = editor.getAttributes('link') as Partial<Link>;
  const text = () => editor.chain().focus().extendMarkRange('link');
  const save = ({ href }: Link) => {
    const { empty } = editor.state.selection;
    if (empty && !before.href)
      text()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else text().setLink({ href }).run();
    close();
  };
  const remove = () => {
    text().unsetLink().run();
    close();
  };
  return (
    <Modal
      open
      title="ลิงก์"
      width={420}
      onCancel={close}
      footer={[
        before.href && (
          <Button key="remove" danger onClick={remove}>
            นำลิงก์ออก
          </Button>
        ),
        <Button key="save" type="primary" onClick={() => form.submit()}>
          ใส่ลิงก์
        </Button>,
      ]}
    >
      <Form form={form} component={false} layout="vertical" initialValues={before} onFinish={save}>
        <Form.Item name="href" label="ที่อยู่ของลิงก์" rules={RULES}>
          <Input type="url" autoFocus placeholder="https://example.com" onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
