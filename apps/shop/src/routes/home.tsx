import { Rail } from '../ui/layout/rail';
import { Section } from '../ui/layout/section';
import { paths } from '../config/paths';
import { BandCard } from '../shows/band-card';
import { CourseCard } from '../shows/course-card';
import { Hero } from '../features/home/hero';
import { homeData } from '../features/home/home-data.server';
import { HowToBuy } from '../features/home/how-to-buy';
import { MissingRail } from '../features/home/missing-rail';
import { PosterCard } from '../shows/poster-card';
import { SavedRail } from '../features/home/saved-rail';
import { FreeCard, LiveCard, ReplayCard } from '../shows/video-card';
import { WatchRail } from '../features/orders/watch-rail';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/home';

export { shouldRevalidate } from '../overlays/overlay';

export const handle = { flush: true, wholeWithoutScripts: true };

export function loader() {
  return homeData();
}

const TITLE = 'ไลฟ์สดและดูย้อนหลังงานแสดงบนเวที';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(page, { title: TITLE, image: page.loaderData?.next?.product_img, path: paths.home });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, next, live, free, coming, replays, courses, bands } = loaderData;
  return (
    <>
      {next ? <Hero show={next} now={now} /> : <h1 className="sr">{TITLE}</h1>}
      <div className="wrap" style={next ? undefined : { paddingTop: 'calc(var(--bar) + 16px)' }}>
        <WatchRail now={now} />
        {live.rows.length + free.length > 0 && (
          <Section title="กำลังไลฟ์ตอนนี้" allTo={`${paths.shows}?status=live`} of={live}>
            <Rail shape="three">
              {free.map((show) => (
                <FreeCard key={`free${show.id}`} show={show} now={now} />
              ))}
              {live.rows.map((show) => (
                <LiveCard key={show.id} show={show} now={now} />
              ))}
            </Rail>
          </Section>
        )}
        <SavedRail />
        {coming.length > 0 && (
          <Section title="งานแสดงเร็ว ๆ นี้" allTo={`${paths.shows}?type=stage`}>
            <Rail shape="posters">
              {coming.map((show) => (
                <PosterCard key={show.id} show={show} />
              ))}
            </Rail>
          </Section>
        )}
        {!replays && <MissingRail title="ดูย้อนหลัง" />}
        {replays && replays.rows.length > 0 && (
          <Section title="ดูย้อนหลัง" allTo={`${paths.shows}?type=replay`} of={replays}>
            <Rail>
              {replays.rows.map((show) => (
                <ReplayCard key={show.id} show={show} />
              ))}
            </Rail>
          </Section>
        )}
        {!bands && <MissingRail title="วงและคณะ" />}
        {bands && bands.length > 0 && (
          <Section title="วงและคณะ" allTo={paths.shows}>
            <Rail shape="six">
              {bands.map((band) => (
                <BandCard key={band.id} band={band} />
              ))}
            </Rail>
          </Section>
        )}
        {!courses && <MissingRail title="คอร์สเรียน" />}
        {courses && courses.length > 0 && (
          <Section title="คอร์สเรียน" allTo={`${paths.shows}?type=course`}>
            <Rail shape="wide">
              {courses.map((show) => (
                <CourseCard key={show.id} show={show} />
              ))}
            </Rail>
          </Section>
        )}
        <HowToBuy />
      </div>
    </>
  );
}
