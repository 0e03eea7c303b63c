import { useQuery } from '@tanstack/react-query';
import { STAGE_TIME_STATUS_TYPE } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { Shares } from './shares';
import { likedSongs } from './songs';
import styles from './statistics.module.css';

const TITLE = 'ถูกใจต่อเพลง';
const { Like, Conf, Igno } = STAGE_TIME_STATUS_TYPE;

/** How viewers liked the songs of a stage, on whatever days, the most liked first. */
export function Likes({ stageId }: { stageId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['videosStatistics', 'likes', stageId],
    queryFn: async () => {
      const [{ totals = [] }, { data: songs }] = await Promise.all([
        call('GET', 'videosUserStatus', { query: { stage_id: stageId, limit: 1 } }),
        call('GET', 'stageTimeByStageId', { query: { stage_id: stageId } }),
      ]);
      return likedSongs(totals, songs);
    },
  });
  if (error) return <ReadFailed what={TITLE} error={error} retry={refetch} />;
  if (!data) return null;
  const { songs, like, conf, igno } = data;
  return (
    <Card
      title={TITLE}
      extra={
        <span className="secondary number">
          {Like} {count(like)} · {Conf} {count(conf)} · {Igno} {count(igno)}
        </span>
      }
    >
      {songs.length === 0 && <p className={styles.nothing}>ยังไม่มีใครกดถูกใจเพลงของงานนี้</p>}
      <Shares rows={songs.map(({ likes, ...song }) => ({ ...song, text: count(likes) }))} />
    </Card>
  );
}
