import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import type { FollowedBand } from '../../../api-types';
import { paths } from '../../../config/paths';
import { FollowWays } from '../../../session/follow-ways';
import { useFollow, useFollowedBands } from '../../../session/following';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { useToast } from '../../../ui/feedback/toast';
import { Card } from '../../../ui/layout/card';
import { Avatar } from '../../../ui/media/avatar';
import styles from './followed-bands.module.css';

/** The bands that the member follows, with how they hear of each (TELL-06). */
export function FollowedBands() {
  return (
    <section aria-labelledby="followed-bands">
      <h2 id="followed-bands" className={styles.title}>
        วงที่ติดตาม
      </h2>
      <QueryView
        query={useFollowedBands()}
        failure="โหลดวงที่ติดตามไม่ได้"
        empty={
          <EmptyState icon={BellRing} title="ยังไม่ได้ติดตามวงไหน" text="กดติดตามในหน้าของวง เมื่อวงประกาศงานใหม่ เราบอกก่อนใคร">
            <ButtonLink kind="primary" to={paths.shows}>
              ดูงานแสดง
            </ButtonLink>
          </EmptyState>
        }
      >
        {(bands) => (
          <ul className={styles.list}>
            {bands.map((band) => (
              <li key={band.band_id}>
                <FollowedBandCard band={band} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function FollowedBandCard({ band }: { band: FollowedBand }) {
  const { band_id, band_name, band_path, coming, ...listed } = band;
  const { state = listed, save } = useFollow(band_id);
  const showToast = useToast();
  const leave = () => {
    save({ band_follow: 'N' });
    showToast({ kind: 'info', title: `เลิกติดตาม ${band_name} แล้ว`, undo: () => save({ ...state, band_follow: 'Y' }) });
  };
  return (
    <Card>
      <div className={styles.head}>
        <Avatar path={band_path} size={48} />
        <span>
          <Link className="link" to={paths.bandPage(band_name)}>
            {band_name}
          </Link>
          <br />
          <span className="small muted num">{coming > 0 ? `${coming} งานแสดงเร็ว ๆ นี้` : 'ยังไม่มีงานแสดงใหม่'}</span>
        </span>
        <Button kind="ghost" size="small" aria-label={`เลิกติดตาม ${band_name}`} onClick={leave}>
          เลิกติดตาม
        </Button>
      </div>
      <div className={styles.ways} role="group" aria-label={`ทางที่แจ้งเรื่อง ${band_name}`}>
        <FollowWays state={state} onChange={save} />
      </div>
    </Card>
  );
}
