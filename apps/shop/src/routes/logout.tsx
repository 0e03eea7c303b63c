import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { useSignOut } from '../session/member';
import { errorText } from '@wethi/http';
import { Page } from '../ui/layout/page';
import { useToast } from '../ui/feedback/toast';
import { paths } from '../config/paths';
import { pageTitle } from '../config/site';

export const meta: MetaFunction = () => [{ title: pageTitle('ออกจากระบบ') }, { name: 'robots', content: 'noindex' }];

/** Ends the session, then goes home. */
export default function Logout() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const tell = useToast();
  useEffect(() => {
    signOut()
      .then(() => tell({ kind: 'success', title: 'ออกจากระบบแล้ว' }))
      .catch((error: unknown) => tell({ kind: 'error', title: 'ออกจากระบบไม่ได้', text: errorText(error) }))
      .finally(() => void navigate(paths.home, { replace: true }));
  }, [signOut, navigate, tell]);
  return (
    <Page title="ออกจากระบบ">
      <p className="row" role="status">
        <LoaderCircle size={22} className="spin" aria-hidden />
        กำลังออกจากระบบ
      </p>
    </Page>
  );
}
