import { useLogin, type AuthActionResponse } from '@refinedev/core';
import { Alert, Button, Form, Input } from 'antd';
import { Logo } from './logo';
import styles from './login.module.css';

interface Credentials {
  username: string;
  password: string;
}

const REQUIRED = [{ required: true, message: 'กรุณากรอกข้อมูล' }];

/** Personnel come in here; members have their own way into the shop (product.md §6). */
export default function LoginPage() {
  const { mutate: login, data, isPending } = useLogin<Credentials>();
  const refusal = (data as AuthActionResponse | undefined)?.error;
  return (
    <main className={styles.login}>
      <title>เข้าระบบ | หลังบ้าน เวที</title>
      <div className={styles.card}>
        <Logo />
        <h1>เข้าระบบ</h1>
        <p className="secondary">สำหรับบุคลากรของเวที</p>
        {refusal && !isPending && <Alert type="error" showIcon message={refusal.message} role="alert" />}
        <Form<Credentials> layout="vertical" requiredMark={false} onFinish={login} disabled={isPending}>
          <Form.Item name="username" label="ชื่อผู้ใช้" rules={REQUIRED}>
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus />
          </Form.Item>
          <Form.Item name="password" label="รหัสผ่าน" rules={REQUIRED}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={isPending}>
            เข้าระบบ
          </Button>
        </Form>
      </div>
    </main>
  );
}
