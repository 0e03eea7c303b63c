import { useMutation } from '@tanstack/react-query';
import { call, errorText } from '@wethi/http';
import { Alert, App, Button, Form } from 'antd';
import { NewPasswordFields } from './new-password-fields';

interface Chosen {
  pass: string;
  confirm: string;
}

interface FirstPasswordProps {
  /** What the link of the SMS holds. */
  token: string;
  /** With the name to sign in with, where a password was chosen. */
  onDone: (username?: string) => void;
}

/** Somebody new chooses their password (56-admin-personnel). */
export default function FirstPassword({ token, onDone }: FirstPasswordProps) {
  const { notification } = App.useApp();
  /** The link is of no more use, and stands in the address of whoever reads along. */
  const leave = (username?: string) => {
    history.replaceState(history.state, '', location.pathname);
    onDone(username);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Chosen) => call('POST', 'personnelFirstPassword', { body: { ...chosen, token } }),
    onSuccess: ({ data }) => {
      notification.success({ message: 'บันทึก สำเร็จ', description: 'เข้าระบบด้วยรหัสผ่านใหม่ได้เลย' });
      leave(data?.username);
    },
  });
  return (
    <>
      <h1>ตั้งรหัสผ่าน</h1>
      <p className="secondary">ใช้เข้าหลังบ้านของเวที ไม่มีใครเห็นรหัสผ่านนี้นอกจากคุณ</p>
      {error && !isPending && <Alert type="error" showIcon message={errorText(error)} role="alert" />}
      <Form<Chosen> layout="vertical" requiredMark={false} onFinish={mutate} disabled={isPending}>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" block loading={isPending}>
          บันทึกรหัสผ่านใหม่
        </Button>
      </Form>
      <Button type="link" onClick={() => leave()}>
        กลับไปเข้าระบบ
      </Button>
    </>
  );
}
