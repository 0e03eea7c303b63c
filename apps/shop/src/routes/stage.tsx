import { clockTime, hourMinute, longDate } from '@wethi/format';
import { Calendar, Clock, Music } from 'lucide-react';
import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { pageTitle } from '../config/site';
import { PosterCard } from '../shows/poster-card';
import { RichText } from '../ui/rich-text/rich-text';
import { SetlistList } from '../shows/setlist-list';
import { stageData, type StageData } from '../features/stage/stage-data.server';
import styles from './stage.module.css';

export { shouldRevalidate } from '../overlays/overlay';

export function loader({ params }: LoaderFunctionArgs) {
  if (!params.id) throw redirect(paths.shows);
  return stageData(Number(params.id));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: pageTitle(`${loaderData.stage.stage_title} · ${loaderData.bandName}`) }] : [];

export default function Stage() {
  const data = useLoaderData<typeof loader>();
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
