import { useLogout, type AuthActionResponse } from '@refinedev/core';
import { Button, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';
import { isUnsaved } from '../panel/unsaved';

/** Ends the session and leads to the login page (product.md §4); says so when the session could not be ended. */
export default function LogoutPage() {
  const { mutate: logout, data, isPending } = useLogout();
  const home = useHref('/');
  const navigate = useNavigate();
  const asked = useRef(false);
  // Forms have asked by now; files may still be on their way.
  const [waits, setWaits] = useState(isUnsaved);
  useEffect(() => {
    if (asked.current || waits) return;
    asked.current = true;
    logout();
  }, [logout, waits]);
  const failure = (data as AuthActionResponse | undefined)?.error;
  if (waits)
    return (
      <main role="alert">
        <EmptyBox text="ยังอัปโหลดไม่เสร็จ ออกจากระบบตอนนี้การอัปโหลดจะหยุด เลือกไฟล์เดิมแล้วต่อจากที่ค้างได้">
          <Button danger onClick={() => setWaits(false)}>
            ออกจากระบบ
          </Button>
          <Button type="primary" onClick={() => void navigate('/', { replace: true })}>
            กลับหลังบ้าน
          </Button>
        </EmptyBox>
      </main>
    );
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
