import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../session/member';
import { Page } from '../ui/layout/page';
import { useSave } from '../ui/use-save';
import { paths } from '../config/paths';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/logout';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ออกจากระบบ' });

/** Ends the session, then goes home. */
export default function Logout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const goHome = () => navigate(paths.home, { replace: true });
  const { save: leave } = useSave(() => signOut(client), {
    success: 'ออกจากระบบแล้ว',
    failure: 'ออกจากระบบไม่ได้',
    then: goHome,
    refused: goHome,
  });
  const onArrival = useEffectEvent(() => leave());
  useEffect(() => onArrival(), []);
  return (
    <Page title="ออกจากระบบ">
      <p className="row" role="status">
        <LoaderCircle size={22} className="spin" aria-hidden />
        กำลังออกจากระบบ
      </p>
    </Page>
  );
}
