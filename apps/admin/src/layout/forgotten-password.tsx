import { useMutation } from '@tanstack/react-query';
import { CODE_SECONDS } from '@wethi/contract';
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

const KEPT = 'wethi_password_code';

/** Where a code went is kept over a reload: in a mail program the tab is easily left, and the field with it. */
function keepEmail(email: string | undefined): void {
  try {
    if (email) sessionStorage.setItem(KEPT, JSON.stringify({ email, at: Date.now() }));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // It stands here as long as the page is open.
  }
}

/** @returns undefined once the code is over */
function keptEmail(): string | undefined {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { email?: string; at?: number };
    return at && Date.now() - at < CODE_SECONDS * 1000 ? email : undefined;
  } catch {
    return undefined;
  }
}

/** Also where a code is on its way that was asked for before. */
async function sendCode(email: string): Promise<void> {
  try {
    await call('GET', 'emailChangePass', { query: { email } });
  } catch (failure) {
    const isOnItsWay = failure instanceof ApiError && (failure.data as { code_sent?: boolean } | undefined)?.code_sent;
    if (!isOnItsWay) throw failure;
  }
  keepEmail(email);
}

/** A new password by a code to the mailbox that the owner noted of somebody (product.md §7, emailChangePass and changePass). */
export default function ForgottenPassword({ onDone }: { onDone: () => void }) {
  const { notification } = App.useApp();
  const [email, setEmail] = useState(keptEmail);
  const leave = () => {
    keepEmail(undefined);
    onDone();
  };
  const set = () => {
    notification.success({ message: 'บันทึก สำเร็จ', description: 'เข้าระบบด้วยรหัสผ่านใหม่ได้เลย' });
    leave();
  };
  return (
    <>
      <h1>ลืมรหัสผ่าน</h1>
      {email ? <PasswordStep email={email} onSet={set} /> : <EmailStep onSent={setEmail} />}
      <Button type="link" onClick={leave}>
        กลับไปเข้าระบบ
      </Button>
    </>
  );
}

function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: sendCode,
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
