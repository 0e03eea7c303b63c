import { secondsOfDay } from '@wethi/format';
import type { BandMember, StageTime, StageTimeMember } from '../api-types';

export interface SetlistItem {
  id: number;
  title: string;
  type: string;
  /** Length in seconds; null when the plan does not say. */
  seconds: number | null;
  members: Pick<BandMember, 'id' | 'band_member_name' | 'band_member_path'>[];
}

/** Length of a song in seconds as the plan has it; null when it does not say. */
export function plannedLength({
  stage_detail_time_start,
  stage_detail_time_to,
}: Pick<StageTime, 'stage_detail_time_start' | 'stage_detail_time_to'>): number | null {
  if (!stage_detail_time_start || !stage_detail_time_to) return null;
  const seconds = secondsOfDay(stage_detail_time_to) - secondsOfDay(stage_detail_time_start);
  return seconds > 0 ? seconds : null;
}

/** The parts of a stage in their order, each with who plays in it. */
export function setlist(times: StageTime[], players: StageTimeMember[], members: BandMember[]): SetlistItem[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const inOrder = [...times].sort((a, b) => a.stage_detail_time_item - b.stage_detail_time_item || a.id - b.id);
  return inOrder.map((time) => ({
    id: time.id,
    title: time.stage_detail_time_title,
    type: time.stage_detail_time_type,
    seconds: plannedLength(time),
    members: players
      .filter((player) => player.stage_time_id === time.id)
      .flatMap((player) => byId.get(player.band_member_id) ?? [])
      .map(({ id, band_member_name, band_member_path }) => ({ id, band_member_name, band_member_path })),
  }));
}
