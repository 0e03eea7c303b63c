import { Radio } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../ui/actions/button';
import { LiveChip } from '../ui/actions/chip';
import { EmptyState } from '../ui/feedback/empty-state';
import { Card } from '../ui/layout/card';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { liveData, showOfStage, showsOnAir } from '../features/live/live-data.server';
import { LiveView } from '../features/live/live-view';
import { pageMeta } from '../server/page-meta';
import { leadTo } from '../server/cache-control';
import type { Route } from './+types/live-streaming';

export { shouldRevalidate } from '../overlays/overlay';

export async function loader({ params, request }: Route.LoaderArgs) {
  if (params.id) return { data: await liveData(Number(params.id)), now: Date.now() };
  const ofStage = await showOfStage(Number(new URL(request.url).searchParams.get('stage')));
  if (ofStage) throw leadTo(paths.live(ofStage));
  return { onAir: await showsOnAir() };
}

export const meta: Route.MetaFunction = (page) => {
  const data = page.loaderData?.data;
  if (!data) return pageMeta(page, { title: 'ไลฟ์สด' });
  const title = [data.show.live_streaming_name, data.bandName].filter(Boolean).join(' · ');
  return pageMeta(page, { title, image: data.poster, path: paths.live(data.show.id) });
};

export default function LiveStreaming({ loaderData: { data, now, onAir = [] } }: Route.ComponentProps) {
  if (data) return <LiveView key={data.show.id} data={data} serverNow={now} />;
  return <Page title="ไลฟ์สด">{onAir.length > 0 ? <OnAir shows={onAir} /> : <Nothing />}</Page>;
}

function OnAir({ shows }: { shows: Awaited<ReturnType<typeof showsOnAir>> }) {
  return shows.map(({ id, live_streaming_name }) => (
    <Card key={id}>
      <h2>
        <Link to={paths.live(id)}>{live_streaming_name}</Link>
      </h2>
      <LiveChip />
    </Card>
  ));
}

function Nothing() {
  return (
    <EmptyState icon={Radio} title="ตอนนี้ยังไม่มีไลฟ์" text="เมื่อถึงเวลาแสดง ไลฟ์จะขึ้นที่นี่ งานที่ซื้อไว้เข้าชมได้จากหน้างานแสดงที่ซื้อ">
      <ButtonLink size="small" to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
    </EmptyState>
  );
}
