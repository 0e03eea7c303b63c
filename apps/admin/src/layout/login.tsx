import { useLogin, type AuthActionResponse } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wethi/http';
import { Alert, Button, Form, Input } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetGates } from '../pages/check-in/forget-gates';
import { SIGNED_OUT } from '../panel/signed-out';
import type { Credentials } from '../providers/auth';
import { Logo } from './logo';
import styles from './login.module.css';

const SecondStep = lazy(() => import('./second-step'));
const ForgottenPassword = lazy(() => import('./forgotten-password'));
const FirstPassword = lazy(() => import('./first-password'));

const REQUIRED = [{ required: true, message: 'กรุณากรอกข้อมูล' }];

/** What is refused so is the password or the person, and no second step helps; else it was the line or a crowd. */
const LEAVES = [200, 403];

/** What the link of an SMS to somebody new holds. */
function linkInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('link');
}

/** Personnel come in here; members have their own way into the shop (product.md §6). */
export default function LoginPage() {
  const { mutate: login, data, isPending } = useLogin<Credentials>();
  const [given, setGiven] = useState<Credentials>();
  const [forgot, setForgot] = useState(false);
  const [link, setLink] = useState(linkInAddress);
  const [username, setUsername] = useState<string>();
  const client = useQueryClient();
  // Whoever comes here has no session any more; one that could not be ended keeps its gates. What was read goes with it: the
  // next one may be of another band.
  useEffect(() => {
    forgetGates();
    client.clear();
    dispatchEvent(new Event(SIGNED_OUT));
  }, [client]);
  const leaveLink = (chosenBy?: string) => {
    setUsername(chosenBy);
    setLink(null);
  };
  const refusal = (data as AuthActionResponse | undefined)?.error;
  // What a try answered is forgotten while the next one runs; the step stays, also when the line drops.
  const [factor, setFactor] = useState<ApiError>();
  const isOfFactor = ({ code, status }: ApiError) => code.startsWith('TOTP_') || (factor && !LEAVES.includes(status));
  const asksFactor = refusal instanceof ApiError && isOfFactor(refusal) ? refusal : undefined;
  if (refusal && factor !== asksFactor) setFactor(asksFactor);
  return (
    <main className={styles.login}>
      <title>เข้าระบบ | หลังบ้าน เวที</title>
      <div className={styles.card}>
        <Logo />
        <Suspense>
          {given && factor ? (
            <SecondStep
              username={given.username}
              refusal={factor}
              busy={isPending}
              onProve={(proof) => login({ ...given, ...proof })}
              onBack={() => location.reload()}
            />
          ) : link ? (
            <FirstPassword token={link} onDone={leaveLink} />
          ) : forgot ? (
            <ForgottenPassword onDone={() => setForgot(false)} />
          ) : (
            <>
              <h1>เข้าระบบ</h1>
              <p className="secondary">สำหรับบุคลากรของเวที</p>
              {refusal && !isPending && <Alert type="error" showIcon message={refusal.message} role="alert" />}
              <Form<Credentials>
                layout="vertical"
                requiredMark={false}
                initialValues={{ username }}
                onFinish={(credentials) => {
                  setGiven(credentials);
                  login(credentials);
                }}
                disabled={isPending}
              >
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
              <Button type="link" onClick={() => setForgot(true)}>
                ลืมรหัสผ่าน ?
              </Button>
            </>
          )}
        </Suspense>
      </div>
    </main>
  );
}
