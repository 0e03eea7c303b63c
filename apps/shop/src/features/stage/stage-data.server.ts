import { optional, readOne, readRows } from '../../server/read.server';
import type { Stage } from '../../api-types';
import { richText } from '../../ui/rich-text/rich-text.server';
import { setlist, type SetlistItem } from '../../shows/setlist';
import { showCard, type ShowCard } from '../../shows/show-card';

export interface StageData {
  stage: Omit<Stage, 'stage_detail'>;
  detail: string;
  bandName: string;
  items: SetlistItem[];
  /** The products that open this stage. */
  shows: ShowCard[];
}

/** @throws Response 404 for a stage that does not exist */
export async function stageData(stageId: number): Promise<StageData> {
  const found = Number.isInteger(stageId) && stageId > 0 && (await readOne('stageById', { id: stageId }));
  if (!found) throw new Response(null, { status: 404 });
  const { stage_detail, ...stage } = found;
  const [band, times, players, members, products] = await Promise.all([
    optional(readOne('bandById', { id: stage.band_id }), undefined),
    optional(readRows('stageTimeByStageId', { stage_id: stageId }), []),
    optional(readRows('stageTimeMemberByStageId', { stage_id: stageId }), []),
    optional(readRows('bandMemberByBandId', { band_id: stage.band_id }), []),
    readRows('productView', { stage_id: stageId }),
  ]);
  return {
    stage,
    detail: richText(stage_detail),
    bandName: band?.band_name ?? '',
    items: setlist(times, players, members),
    shows: products.map(showCard),
  };
}
