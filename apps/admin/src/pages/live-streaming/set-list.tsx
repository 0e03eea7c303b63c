import { useQuery } from '@tanstack/react-query';
import type { BegunSong } from '@wethi/contract';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Play, Undo2 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

/** What is to be played. */
export function useSetList({ stage_id }: LiveShow) {
  return useQuery({
    queryKey: ['setList', stage_id],
    queryFn: () => call('GET', 'stageTimeByStageId', { query: { stage_id } }),
  });
}

/** The set list; a song that is ticked off as it begins is a chapter at once, and of the replay. */
export function SetList({ show, begun }: { show: LiveShow; begun: BegunSong[] }) {
  const { id } = show;
  const { data, error, refetch } = useSetList(show);
  const { save, saving } = useSave(
    (song: { stage_time_id: number; stage_time_begun: 'Y' | 'N' }) =>
      call('POST', 'liveStreamingSong', { body: { id, ...song } }),
    { words: { failure: 'บันทึกเวลาเพลงไม่สำเร็จ' } },
  );
  return (
    <Card title="เซตลิสต์" extra={<span className="secondary number">เริ่มแล้ว {begun.length} ช่วง</span>}>
      {error && <ReadFailed what="เซตลิสต์" error={error} retry={refetch} />}
      {data?.data.length === 0 && <p className={styles.pad}>ยังไม่มีเซตลิสต์ของเวทีนี้</p>}
      <ol className={styles.songs}>
        {data?.data.map(({ id: stage_time_id, stage_detail_time_title: title }) => {
          const song = begun.find((one) => one.stage_time_id === stage_time_id);
          return (
            <li key={stage_time_id} aria-current={song && song === begun.at(-1)}>
              <span>{title}</span>
              {song ? (
                <>
                  <span className="number secondary">เริ่มที่ {duration(song.start)}</span>
                  <IconButton
                    label={`${title} ยังไม่เริ่ม`}
                    icon={<Undo2 size={18} />}
                    onClick={() => save({ stage_time_id, stage_time_begun: 'N' })}
                  />
                </>
              ) : (
                <Button
                  icon={<Play size={16} aria-hidden />}
                  disabled={saving}
                  aria-label={`${title} เริ่มแล้ว`}
                  onClick={() => save({ stage_time_id, stage_time_begun: 'Y' })}
                >
                  เริ่มแล้ว
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
