import type { Schema } from '@wethi/api-client';
import { STAGE_TIME_TYPE } from '@wethi/contract';
import { WIDE_ONLY } from '../../../columns/column';
import { crud } from '../../../crud/crud';
import { movingRows } from '../../../crud/moving-rows';
import { Picture } from '../../../media/picture';
import { usePanel } from '../../../panel/use-panel';
import { PlayersButton, PlayersPanel } from '../../stage-time/players-panel';
import { songFacts } from './song-facts';
import styles from './songs.module.css';
import { useWhoPlays } from './use-who-plays';

const { RecordTable, column, Field } = crud('stageTime');

/** So many fit beside a title; the text below it names all. */
const MOST_FACES = 5;

/** The songs of a show in their order: moved by mouse, finger and keyboard, with the faces of who plays (design: 51). */
export function SetList({ stage_id, band_id }: { stage_id: number; band_id: number }) {
  const players = usePanel('players');
  const { band, playersOf, readAnew } = useWhoPlays(stage_id, band_id);
  const namesOf = (id: number) => playersOf(id).map(({ band_member_name }) => band_member_name);
  return (
    <>
      <RecordTable
        embedded
        withoutFile
        noun="เพลง"
        empty="ยังไม่มีเพลงในเซตลิสต์ เพิ่มทีละเพลง หรือวางรายชื่อทั้งหมดทีเดียว"
        where={{ stage_id }}
        defaults={{ stage_detail_time_type: 'song' }}
        sort={{ field: 'stage_detail_time_item', order: 'asc' }}
        moving={movingRows}
        add={{ elsewhere: true }}
        columns={[
          column.text('stage_detail_time_item', 'ลำดับ', {
            sorter: false,
            width: 40,
            align: 'right',
            className: 'number secondary',
          }),
          column.text('stage_detail_time_title', 'เพลง / ช่วง', {
            sorter: false,
            ellipsis: false,
            width: '100%',
            render: (title: string, song) => (
              <div className={styles.song}>
                <b>{title}</b>
                <small className="secondary">{songFacts(song, namesOf(song.id), band)}</small>
              </div>
            ),
          }),
          column.text('id', 'ผู้แสดง', {
            ...WIDE_ONLY,
            sorter: false,
            render: (id: number) => <Faces players={playersOf(id)} />,
          }),
        ]}
        actions={({ id }) => <PlayersButton id={id} panel={players} />}
      >
        <Field.Text name="stage_detail_time_title" label="ชื่อเพลงหรือช่วง" required />
        <Field.Choice name="stage_detail_time_type" label="ชนิด" labels={STAGE_TIME_TYPE} required />
        <Field.Time name="stage_detail_time_start" label="เริ่ม" seconds />
        <Field.Time name="stage_detail_time_to" label="จบ" seconds />
        <Field.Html name="stage_detail_time_detail" label="รายละเอียด" />
      </RecordTable>
      <PlayersPanel panel={players} saved={readAnew} />
    </>
  );
}

/** Named in the text beside them. */
function Faces({ players }: { players: readonly Schema<'BandMember'>[] }) {
  return (
    <span className={styles.faces} aria-hidden>
      {players.slice(0, MOST_FACES).map(({ id, band_member_path }) => (
        <Picture key={id} path={band_member_path} size={32} />
      ))}
    </span>
  );
}
