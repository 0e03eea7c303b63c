import { SUPPORT } from '@wethi/contract';
import { PencilLine } from 'lucide-react';
import { Article } from '../features/info/article';
import { AskUs } from '../features/info/ask-us';
import { Channels } from '../features/info/channels';
import { ContactForm } from '../features/info/contact-form';
import { Figures } from '../features/info/figures';
import figureStyles from '../features/info/figures.module.css';
import { infoPageData, type InfoPageData } from '../features/info/info-data.server';
import { InfoFrame } from '../features/info/info-frame';
import { Promotions } from '../features/info/promotions';
import { Questions } from '../features/info/questions';
import { Steps } from '../features/info/steps';
import { pageMeta } from '../server/page-meta';
import { paths } from '../config/paths';
import { EmptyState } from '../ui/feedback/empty-state';
import { SupportLinks } from '../ui/actions/support-links';
import type { Route } from './+types/info-page';

export { shouldRevalidate } from '../overlays/overlay';

export const handle = { wholeWithoutScripts: true };

export const loader = ({ params }: Route.LoaderArgs) => infoPageData(params.slug);

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { slug, title, description, isPublished } = page.loaderData;
  return pageMeta(page, { title, description, path: isPublished ? paths.info(slug) : undefined });
};

/** A page of information (SITE-09), from the text that the back office publishes. */
export default function InfoPage({ loaderData: page }: Route.ComponentProps) {
  return <InfoFrame {...page}>{page.isPublished ? <Text page={page} /> : <NotYet />}</InfoFrame>;
}

function Text({ page }: { page: InfoPageData }) {
  if (page.slug === 'questions')
    return (
      <Questions
        topics={page.parts}
        below={<AskUs title="ไม่เจอคำตอบ" text={`ทักมาได้${SUPPORT.hours} ปกติตอบใน 10 นาที`} />}
      />
    );
  if (page.slug === 'aboutUs')
    return (
      <div className={figureStyles.about}>
        <Figures figures={page.figures} />
        <Article {...page} />
      </div>
    );
  if (page.slug.startsWith('howTo'))
    return (
      <>
        <Steps steps={page.parts} drawn={page.slug === 'howToBuy' ? 4 : 0} />
        <AskUs
          title="ยังไม่มั่นใจ ให้เราช่วย"
          text={`ส่งชื่องานแสดงและเบอร์โทรศัพท์มาทาง LINE เราพาทำทีละขั้น ${SUPPORT.hours}`}
          shows
        />
      </>
    );
  return (
    <>
      {page.slug === 'contactUs' && (
        <>
          <Channels />
          <ContactForm />
        </>
      )}
      {page.slug === 'promotion' && <Promotions promotions={page.promotions} />}
      <Article {...page} />
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
