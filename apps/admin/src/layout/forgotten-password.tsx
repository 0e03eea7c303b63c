import { useMutation } from '@tanstack/react-query';
import { ApiError, call, errorText } from '@wethi/http';
import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { NewPasswordFields } from './new-password-fields';

const REQUIRED = { required: true, message: 'กรุณากรอกข้อมูล' };

interface NewPassword {
  code: string;
  pass: string;
  confirm: string;
}

/** A new password by a code to the mailbox that the owner noted of somebody (product.md §7, emailChangePass and changePass). */
export default function ForgottenPassword({ onDone }: { onDone: () => void }) {
  const { notification } = App.useApp();
  const [email, setEmail] = useState<string>();
  const set = () => {
    notification.success({ message: 'บันทึก สำเร็จ', description: 'เข้าระบบด้วยรหัสผ่านใหม่ได้เลย' });
    onDone();
  };
  return (
    <>
      <h1>ลืมรหัสผ่าน</h1>
      {email ? <PasswordStep email={email} onSet={set} /> : <EmailStep onSent={setEmail} />}
      <Button type="link" onClick={onDone}>
        กลับไปเข้าระบบ
      </Button>
    </>
  );
}

function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (email: string) => call('GET', 'emailChangePass', { query: { email } }),
    onSuccess: (_, email) => onSent(email),
  });
  return (
    <>
      <p className="secondary">ส่งรหัสไปทางอีเมลที่เจ้าของร้านใส่ไว้ในหน้าบุคลากร</p>
      <Form<{ email: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ email }) => mutate(email.trim())}
        onValuesChange={reset}
        disabled={isPending}
      >
        <Form.Item
          name="email"
          label="อีเมล"
          rules={[REQUIRED]}
          validateStatus={error ? 'error' : undefined}
          help={error ? errorText(error) : undefined}
        >
          <Input type="email" autoComplete="email" autoFocus maxLength={120} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          ส่งรหัสทางอีเมล
        </Button>
      </Form>
    </>
  );
}

function PasswordStep({ email, onSet }: { email: string; onSet: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: NewPassword) => call('POST', 'changePass', { body: { ...input, email } }),
    onSuccess: onSet,
  });
  return (
    <>
      <p className="secondary">ส่งรหัส 12 ตัวไปที่ {email} แล้ว ใช้ได้ 5 นาที</p>
      {error && !isPending && <Alert type="error" showIcon message={textOf(error)} role="alert" />}
      <Form<NewPassword> layout="vertical" requiredMark={false} onFinish={mutate} disabled={isPending}>
        <Form.Item name="code" label="รหัสจากอีเมล" rules={[REQUIRED]} normalize={(text: string) => text.trim()}>
          <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} autoFocus maxLength={12} />
        </Form.Item>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" block loading={isPending}>
          บันทึกรหัสผ่านใหม่
        </Button>
      </Form>
    </>
  );
}

/** A code of another length is refused by its field. */
function textOf(error: unknown): string {
  return error instanceof ApiError && error.status === 422 ? 'รหัสยืนยันที่กรอก ไม่ถูกต้อง' : errorText(error);
}
