import { useLogout } from '@refinedev/core';
import { Spin } from 'antd';
import { useEffect, useRef } from 'react';

/** Ends the session and leads to the login page (product.md §4). */
export default function LogoutPage() {
  const { mutate: logout } = useLogout();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    logout();
  }, [logout]);
  return <Spin size="large" tip="กำลังออกจากระบบ" fullscreen />;
}
