import type { EntityManager } from 'typeorm';
import type { BandMember } from '../band/band-member.entity';
import type { Stage } from '../stage/stage.entity';
import { makeStage, makeStageTime, makeStageTimeMember } from '../testing/catalog.factory';
import { later, timesOf } from './demo-calendar';
import { SET_LISTS, type DemoItem } from './demo-set-lists';
import { STAGE_STATUS_OF, type DemoShow } from './demo-shows';

/** A band as it stands in the database. */
export interface SeededBand {
  id: number;
  members: BandMember[];
}

/** The stage of a show with its set list. */
export async function seedStage(manager: EntityManager, show: DemoShow, band: SeededBand, now: Date): Promise<Stage> {
  const stage = await makeStage(manager, {
    band_id: band.id,
    stage_title: show.venue,
    stage_status: STAGE_STATUS_OF[show.status],
    ...timesOf(show, now),
  });
  let start = stage.stage_time_start ?? '00:00:00';
  for (const [place, item] of (SET_LISTS[show.url] ?? []).entries()) {
    const to = later(start, secondsOf(item[1]));
    await seedItem(manager, stage, band.members, item, { place, start, to });
    start = to;
  }
  return stage;
}

async function seedItem(
  manager: EntityManager,
  stage: Stage,
  members: BandMember[],
  [title, , players, type = 'song']: DemoItem,
  { place, start, to }: { place: number; start: string; to: string },
): Promise<void> {
  const item = await makeStageTime(manager, {
    stage_id: stage.id,
    stage_detail_time_type: type,
    stage_detail_time_item: place + 1,
    stage_detail_time_title: title,
    stage_detail_time_date: stage.stage_date,
    stage_detail_time_start: start,
    stage_detail_time_to: to,
  });
  for (const member of playersOf(members, players)) await makeStageTimeMember(manager, item, member.id);
}

function playersOf(members: BandMember[], names: string | undefined): BandMember[] {
  if (names === undefined) return members;
  return members.filter((member) => names.split(' ').includes(member.band_member_name));
}

function secondsOf(length: string): number {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
}
