import { PencilLine } from 'lucide-react';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { SupportLinks } from '../ui/actions/support-links';
import { INFO_PAGES } from '../config/info-pages';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/info-page';

export { shouldRevalidate } from '../overlays/overlay';

export const handle = { wholeWithoutScripts: true };

export function loader({ params }: Route.LoaderArgs) {
  const title = INFO_PAGES[params.slug];
  if (!title) throw new Response(null, { status: 404 });
  return { title };
}

export const meta: Route.MetaFunction = (page) => (page.loaderData ? pageMeta(page, page.loaderData) : []);

/** An information page whose content is not published yet. */
export default function InfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={loaderData.title}>
      <EmptyState icon={PencilLine} title="กำลังจัดทำเนื้อหา" text="หน้านี้จะเปิดให้อ่านเร็ว ๆ นี้ ระหว่างนี้สอบถามฝ่ายดูแลลูกค้าได้ทุกวัน">
        <SupportLinks />
      </EmptyState>
    </Page>
  );
}
