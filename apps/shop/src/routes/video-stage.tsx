import { redirect } from 'react-router';
import { paths } from '../config/paths';
import { replayData } from '../features/replay/replay-data.server';
import { ReplayView } from '../features/replay/replay-view';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/video-stage';

export { shouldRevalidate } from '../overlays/overlay';

export function loader({ params }: Route.LoaderArgs) {
  if (!params.id) throw redirect(paths.purchases);
  return replayData(Number(params.id));
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { video } = page.loaderData;
  return pageMeta(page, { title: `${video.video_name} (ดูย้อนหลัง)`, image: video.video_path });
};

export default function VideoStage({ loaderData }: Route.ComponentProps) {
  return <ReplayView key={loaderData.video.id} data={loaderData} />;
}
