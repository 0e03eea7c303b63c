import { useList, useOne } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { Button, Checkbox, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { call } from '@wethi/http';
import { EmptyBox } from '../../feedback/empty-box';
import { useSave } from '../../providers/use-save';
import styles from './players.module.css';

type StageTime = Schema<'StageTime'>;

/** The band's members, and who of them plays in one item of the set list. */
function usePlayers(item: StageTime) {
  const { result: stage } = useOne<Schema<'Stage'>>({ resource: 'stage', id: item.stage_id });
  const members = useList<Schema<'BandMember'>>({
    resource: 'bandMember',
    filters: [{ field: 'band_id', operator: 'eq', value: stage?.band_id }],
    pagination: { pageSize: 100 },
    queryOptions: { enabled: stage !== undefined },
  });
  const playing = useList<Schema<'StageTimeMember'>>({
    resource: 'stageTimeMemberByStageTimeId',
    filters: [{ field: 'stage_time_id', operator: 'eq', value: item.id }],
    pagination: { pageSize: 100 },
  });
  return {
    ready: members.query.isSuccess && playing.query.isSuccess,
    members: members.result.data,
    playing: playing.result.data.map(({ band_member_id }) => band_member_id),
  };
}

interface ChoiceProps {
  item: StageTime;
  members: Schema<'BandMember'>[];
  playing: number[];
  close: () => void;
}

function PlayersChoice({ item, members, playing, close }: ChoiceProps) {
  const [chosen, setChosen] = useState(playing);
  const { save, saving } = useSave(
    (band_member_ids: number[]) =>
      call('POST', 'stageTimeMemberUpdate', {
        body: { stage_id: item.stage_id, stage_time_id: item.id, band_member_ids },
      }),
    { changes: ['stageTimeMemberByStageTimeId'], done: close },
  );
  const options = useMemo(
    () => members.map(({ id, band_member_name }) => ({ value: id, label: band_member_name })),
    [members],
  );
  if (members.length === 0) return <EmptyBox text="วงนี้ยังไม่มีสมาชิก เพิ่มได้ที่เมนูสมาชิกวง" />;
  return (
    <>
      <Checkbox.Group className={styles.members} value={chosen} options={options} onChange={setChosen} />
      <Button type="primary" loading={saving} onClick={() => save(chosen)}>
        บันทึก
      </Button>
    </>
  );
}

/** Who of the band plays in an item of the set list (product.md §7, stageTimeMemberUpdate). */
export function Players({ item, close }: { item: StageTime; close: () => void }) {
  const { ready, members, playing } = usePlayers(item);
  if (!ready) return <Skeleton active />;
  return <PlayersChoice item={item} members={members} playing={playing} close={close} />;
}
