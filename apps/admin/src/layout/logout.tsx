import { useLogout, type AuthActionResponse } from '@refinedev/core';
import { App, Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';
import { isUnsaved } from '../panel/unsaved';

const UPLOADING = {
  title: 'ยังอัปโหลดไม่เสร็จ',
  content: 'ออกจากระบบแล้วการอัปโหลดจะหยุด เข้าระบบใหม่แล้วเลือกไฟล์เดิม ต่อจากที่ค้างได้',
  okText: 'ออกจากระบบ',
  cancelText: 'กลับหลังบ้าน',
};

/** Ends the session and leads to the login page (product.md §4); says so when the session could not be ended. */
export default function LogoutPage() {
  const { mutate: logout, data, isPending } = useLogout();
  const { modal } = App.useApp();
  const home = useHref('/');
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    const leave = () => {
      asked.current = true;
      logout();
    };
    // The page before is gone by now, and its form has asked; files may still be on their way.
    if (!isUnsaved()) return leave();
    const back = () => void navigate('/', { replace: true });
    return modal.confirm({ ...UPLOADING, icon: null, onOk: leave, onCancel: back }).destroy;
  }, [logout, modal, navigate]);
  const failure = (data as AuthActionResponse | undefined)?.error;
  if (!isPending && !data) return null;
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
