import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { paths } from '../config/paths';
import { pageTitle } from '../config/site';
import { replayData } from '../features/replay/replay-data.server';
import { ReplayView } from '../features/replay/replay-view';

export { shouldRevalidate } from '../overlays/overlay';

export function loader({ params }: LoaderFunctionArgs) {
  if (!params.id) throw redirect(paths.purchases);
  return replayData(Number(params.id));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `${loaderData.video.video_name} (ดูย้อนหลัง)` : 'ดูย้อนหลัง') },
  { name: 'robots', content: 'noindex' },
];

export default function VideoStage() {
  const data = useLoaderData<typeof loader>();
  return <ReplayView key={data.video.id} data={data} />;
}
