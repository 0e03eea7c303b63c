import { useLogout, type AuthActionResponse } from '@refinedev/core';
import { Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';

/** Ends the session and leads to the login page (product.md §4); says so when the session could not be ended. */
export default function LogoutPage() {
  const { mutate: logout, data, isPending } = useLogout();
  const home = useHref('/');
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    logout();
  }, [logout]);
  const failure = (data as AuthActionResponse | undefined)?.error;
  if (isPending || !failure) return <Spin size="large" tip="กำลังออกจากระบบ" fullscreen />;
  return (
    <main role="alert">
      <EmptyBox text={`ออกจากระบบไม่สำเร็จ เครื่องนี้ยังเข้าระบบอยู่ ${failure.message}`}>
        <Button type="primary" onClick={() => logout()}>
          ลองอีกครั้ง
        </Button>
        <Button href={home}>กลับหลังบ้าน</Button>
      </EmptyBox>
    </main>
  );
}
