import { Calendar } from 'lucide-react';
import { paths } from '../../config/paths';
import { bandPageData } from '../../features/band/band-data.server';
import { BandHero } from '../../features/band/band-hero';
import { BandMembers } from '../../features/band/band-members';
import { BandStory, hasStory } from '../../features/band/band-story';
import { ComingList } from '../../features/band/coming-list';
import styles from '../../features/band/band.module.css';
import { pageMeta } from '../../server/page-meta';
import { CourseCard } from '../../shows/course-card';
import { ReplayCard } from '../../shows/video-card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Section } from '../../ui/layout/section';
import type { Route } from './+types/band';

export { shouldRevalidate } from '../../overlays/overlay';

export const handle = { flush: true, wholeWithoutScripts: true };

export function loader({ params }: Route.LoaderArgs) {
  return bandPageData(params.bandName);
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { band, kind, coming, replays } = page.loaderData;
  return pageMeta(page, {
    title: band.band_name,
    description: `${[band.band_name, kind].filter(Boolean).join(' · ')} งานแสดง สมาชิกวง ไลฟ์สดและดูย้อนหลังบนเวที`,
    image: band.band_path ?? coming[0]?.product_img ?? replays.rows[0]?.product_img,
    path: paths.bandPage(band.band_name),
  });
};

export default function Band({ loaderData: data }: Route.ComponentProps) {
  const { band, members, coming, replays, courses } = data;
  return (
    <>
      <BandHero key={band.id} data={data} />
      <div className="wrap">
        {coming.length > 0 ? (
          <Section title="งานแสดงเร็ว ๆ นี้">
            <ComingList shows={coming} />
          </Section>
        ) : (
          <EmptyState icon={Calendar} title="ยังไม่มีงานแสดงใหม่" text="ติดตามไว้ เมื่อวงประกาศงาน เราบอกก่อนใคร" />
        )}
        {members.length > 0 && (
          <Section title="สมาชิกวง">
            <BandMembers members={members} />
          </Section>
        )}
        {replays.rows.length > 0 && (
          <Section title="ดูย้อนหลัง" allTo={`${paths.band(band.band_name)}?type=replay`} of={replays}>
            <div className={styles.grid}>
              {replays.rows.map((show) => (
                <ReplayCard key={show.id} show={show} />
              ))}
            </div>
          </Section>
        )}
        {courses.length > 0 && (
          <Section title="คอร์สเรียน">
            <div className={styles.courses}>
              {courses.map((show) => (
                <CourseCard key={show.id} show={show} />
              ))}
            </div>
          </Section>
        )}
        {hasStory(data) && (
          <Section title="เกี่ยวกับวง">
            <BandStory {...data} />
          </Section>
        )}
      </div>
    </>
  );
}
