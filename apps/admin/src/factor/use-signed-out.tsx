import { App, Button } from 'antd';
import { useCallback, useEffect } from 'react';
import { useHref } from 'react-router';

const KEY = 'signed-out';

/** Says to whoever typed something that their session is over, and leads to the login page beside it: the cookie counts here, too. */
export function useSignedOut(): () => void {
  const { notification } = App.useApp();
  const login = useHref('/login');
  useEffect(() => {
    // Whoever comes back has signed in, or is told again.
    const forget = () => document.visibilityState !== 'hidden' && notification.destroy(KEY);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, [notification]);
  return useCallback(
    () =>
      notification.warning({
        key: KEY,
        duration: 0,
        message: 'หมดเวลาการเข้าระบบ',
        description: 'ที่กรอกไว้ยังอยู่ในหน้านี้ เข้าระบบอีกครั้งในแท็บใหม่ แล้วกลับมาบันทึก',
        actions: (
          <Button type="primary" href={login} target="_blank">
            เข้าระบบในแท็บใหม่
          </Button>
        ),
      }),
    [notification, login],
  );
}
