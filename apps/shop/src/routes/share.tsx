import { redirect } from 'react-router';
import { paths } from '../config/paths';
import { SharedSlipPage } from '../features/checkout/shared/shared-slip-page';
import { pageMeta } from '../server/page-meta';
import { MemberPage } from '../session/member-page';
import type { Route } from './+types/share';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'สลิปที่แชร์มา' });

/** A slip that no service worker took: it is not kept here, and the page says so. */
export const action = () => redirect(paths.share, 303);

/** Where a banking app's share leads to (public/manifest.webmanifest). */
export default function Share() {
  return (
    <MemberPage title="สลิปที่แชร์มา" invitation="เข้าระบบเพื่อส่งสลิปนี้ เก็บไว้ให้ 30 นาที">
      <SharedSlipPage />
    </MemberPage>
  );
}
