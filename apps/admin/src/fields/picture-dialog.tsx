import type { Editor } from '@tiptap/react';
import { fileUrl } from '@wethi/browser';
import { pictureInText } from '@wethi/contract';
import { Button, Form, Modal } from 'antd';
import type { PictureKind } from '../media/picture-upload';
import { TextField } from './fields';
import { PictureField } from './picture-field';

interface Chosen {
  path?: string | null;
  alt?: string;
}

interface PictureDialogProps {
  editor: Editor;
  kind: PictureKind;
  close: () => void;
}

/** Puts a picture where the cursor stands, or another in the place of the one that is marked. */
export function PictureDialog({ editor, kind, close }: PictureDialogProps) {
  const [form] = Form.useForm<Chosen>();
  const { src, alt } = editor.getAttributes('picture') as { src?: string; alt?: string };
  const before: Chosen = { path: pictureInText(src), alt };
  const path = Form.useWatch('path', form);
  const insert = (chosen: Chosen) => {
    const attrs = { src: fileUrl(chosen.path ?? ''), alt: chosen.alt?.trim() ?? '' };
    if (src) editor.chain().focus().updateAttributes('picture', attrs).run();
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    close();
  };
  return (
    <Modal
      open
      title="แทรกรูป"
      width={420}
      onCancel={close}
      footer={[
        src && (
          <Button key="remove" danger onClick={remove}>
            นำรูปออก
          </Button>
        ),
        <Button key="save" type="primary" disabled={!path} onClick={() => form.submit()}>
          ใส่รูป
        </Button>,
      ]}
    >
      <Form form={form} component={false} layout="vertical" initialValues={before} onFinish={insert}>
        <PictureField<Chosen> name="path" label="รูป" kind={kind} />
        <TextField<Chosen> name="alt" label="คำอธิบายรูป" help="อ่านให้คนที่มองไม่เห็นรูป ไม่ใส่ถ้ารูปมีไว้ให้สวยเท่านั้น" />
      </Form>
    </Modal>
  );
}
