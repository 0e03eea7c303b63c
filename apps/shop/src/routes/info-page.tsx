import { PencilLine } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { SupportLinks } from '../ui/actions/support-links';
import { INFO_PAGES } from '../config/info-pages';
import { pageTitle } from '../config/site';

export { shouldRevalidate } from '../overlays/overlay';

export function loader({ params }: LoaderFunctionArgs) {
  const title = INFO_PAGES[params.slug ?? ''];
  if (!title) throw new Response(null, { status: 404 });
  return { title };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: pageTitle(loaderData.title) }, { name: 'robots', content: 'noindex' }] : [];

/** An information page whose content is not published yet. */
export default function InfoPage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      <EmptyState icon={PencilLine} title="กำลังจัดทำเนื้อหา" text="หน้านี้จะเปิดให้อ่านเร็ว ๆ นี้ ระหว่างนี้สอบถามฝ่ายดูแลลูกค้าได้ทุกวัน">
        <SupportLinks />
      </EmptyState>
    </Page>
  );
}
