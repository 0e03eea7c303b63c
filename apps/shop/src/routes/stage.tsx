import { clockTime, hourMinute, longDate } from '@wethi/format';
import { Calendar, Clock, Music } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { PosterCard } from '../shows/poster-card';
import { RichText } from '../ui/rich-text/rich-text';
import { SetlistList } from '../shows/setlist-list';
import { stageData, type StageData } from '../features/stage/stage-data.server';
import styles from './stage.module.css';
import { pageMeta } from '../server/page-meta';
import { leadTo } from '../server/cache-control';
import type { Route } from './+types/stage';

export { shouldRevalidate } from '../overlays/overlay';

export const handle = { wholeWithoutScripts: true };

export function loader({ params }: Route.LoaderArgs) {
  if (!params.id) throw leadTo(paths.shows);
  return stageData(Number(params.id));
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { stage, bandName, shows } = page.loaderData;
  const when = stage.stage_date && longDate(stage.stage_date);
  return pageMeta(page, {
    title: [stage.stage_title, bandName].filter(Boolean).join(' · '),
    description: `${[stage.stage_title, bandName, when].filter(Boolean).join(' · ')} เซตลิสต์และนักดนตรีของแต่ละเพลง`,
    image: shows[0]?.product_img,
    path: paths.stage(stage.id),
  });
};

export default function Stage({ loaderData: data }: Route.ComponentProps) {
  return (
    <Page title={data.stage.stage_title}>
      <Facts data={data} />
      {data.detail && (
        <div className={styles.part}>
          <RichText html={data.detail} />
        </div>
      )}
      {data.items.length > 0 && (
        <section className={styles.part}>
          <h2>เซตลิสต์</h2>
          <SetlistList items={data.items} />
        </section>
      )}
      {data.shows.length > 0 && (
        <section className={styles.part}>
          <h2>งานแสดงบนเวทีนี้</h2>
          <div className={styles.shows}>
            {data.shows.map((show) => (
              <PosterCard key={show.id} show={show} />
            ))}
          </div>
        </section>
      )}
    </Page>
  );
}

function Facts({ data: { stage, bandName } }: { data: StageData }) {
  const { stage_date, stage_time_start: start, stage_time_to: to } = stage;
  return (
    <div className={styles.facts}>
      <span>
        <Music size={18} aria-hidden />
        <Link className="link" to={paths.band(bandName)}>
          {bandName}
        </Link>
      </span>
      {stage_date && (
        <span>
          <Calendar size={18} aria-hidden />
          {longDate(stage_date)}
        </span>
      )}
      {start && (
        <span>
          <Clock size={18} aria-hidden />
          {to ? `${hourMinute(start)} – ${clockTime(to)}` : clockTime(start)}
        </span>
      )}
    </div>
  );
}
