import { PencilLine } from 'lucide-react';
import { About } from '../features/info/about/about';
import { Article } from '../features/info/article';
import { AskUs } from '../features/info/ask-us';
import { Contact } from '../features/info/contact/contact';
import { infoPageData, type InfoPageData } from '../features/info/info-data.server';
import { InfoFrame } from '../features/info/info-frame';
import { Promotions } from '../features/info/promotions';
import { Questions } from '../features/info/questions';
import { Steps } from '../features/info/steps';
import { Changes, EarlierVersions, OldVersion, VersionLine } from '../features/info/versions/versions';
import type { Versions } from '../features/info/versions/versions.server';
import { pageMeta } from '../server/page-meta';
import { paths } from '../config/paths';
import { EmptyState } from '../ui/feedback/empty-state';
import { useContacts } from '../session/contact/contacts';
import { SupportLinks } from '../session/contact/support-links';
import type { Route } from './+types/info-page';

export { shouldRevalidate } from '../overlays/overlay';

export const handle = { wholeWithoutScripts: true };

export const loader = ({ params, request }: Route.LoaderArgs) =>
  infoPageData(params.slug, new URL(request.url).searchParams);

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { slug, title, description, isPublished, versions } = page.loaderData;
  const isCurrent = isPublished && !versions?.reading && !versions?.changes;
  return pageMeta(page, { title, description, path: isCurrent ? paths.info(slug) : undefined });
};

/** A page of information (SITE-09), from the text that the back office publishes. */
export default function InfoPage({ loaderData: page }: Route.ComponentProps) {
  const { slug, versions } = page;
  return (
    <InfoFrame {...page} note={versions && <VersionLine slug={slug} versions={versions} />}>
      {page.isPublished ? <Text page={page} /> : <NotYet />}
    </InfoFrame>
  );
}

function Text({ page }: { page: InfoPageData }) {
  const { hours } = useContacts();
  if (page.slug === 'questions')
    return (
      <Questions topics={page.parts} below={<AskUs title="ไม่เจอคำตอบ" text={`ทักมาได้${hours} ปกติตอบใน 10 นาที`} />} />
    );
  if (page.slug === 'aboutUs') return <About {...page} />;
  if (page.versions) return <AgreedText {...page} versions={page.versions} />;
  if (page.slug.startsWith('howTo'))
    return (
      <>
        <Steps steps={page.parts} drawn={page.slug === 'howToBuy' ? 4 : 0} />
        <AskUs
          title={page.slug === 'howToBuy' ? 'ยังไม่มั่นใจ ให้เราช่วยซื้อ' : 'ยังไม่มั่นใจ ให้เราช่วย'}
          text={`ส่งชื่องานแสดงและเบอร์โทรศัพท์มาทาง LINE เราพาทำทีละขั้น ${hours}`}
          way="shows"
        />
      </>
    );
  if (page.slug === 'contactUs') return <Contact {...page} />;
  return (
    <>
      {page.slug === 'promotion' && <Promotions promotions={page.promotions} />}
      <Article {...page} />
    </>
  );
}

function AgreedText({ versions, ...page }: InfoPageData & { versions: Versions }) {
  const { all, reading, changes } = versions;
  return (
    <>
      {reading && reading.version.id !== all[0]?.id && <OldVersion version={reading.version} />}
      {changes ? <Changes blocks={changes.blocks} /> : <Article {...page} />}
      <EarlierVersions slug={page.slug} versions={versions} />
    </>
  );
}

function NotYet() {
  return (
    <EmptyState icon={PencilLine} title="กำลังจัดทำเนื้อหา" text="หน้านี้จะเปิดให้อ่านเร็ว ๆ นี้ ระหว่างนี้สอบถามฝ่ายดูแลลูกค้าได้ทุกวัน">
      <SupportLinks />
    </EmptyState>
  );
}
