import { Play, RotateCw, Ticket } from 'lucide-react';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { paths } from '../../config/paths';
import type { RequestedVideo } from './member-data.server';
import type { Reason } from './reasons';

interface PlaybackDeniedProps {
  reason: Reason;
  video: RequestedVideo | null;
}

/** Why a video does not play, and the way on. */
export function PlaybackDenied({ reason, video }: PlaybackDeniedProps) {
  return (
    <EmptyState icon={reason.icon} title={reason.title} text={video ? `${video.name} · ${reason.text}` : reason.text}>
      <NextStep reason={reason} video={video} />
      <ButtonLink size="small" kind="ghost" to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
    </EmptyState>
  );
}

function NextStep({ reason: { remedy }, video }: PlaybackDeniedProps) {
  const { state } = useMember();
  const { open } = useDialogs();
  if (remedy === 'sign-in' && state !== 'member') {
    return (
      <Button kind="primary" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    );
  }
  if (remedy === 'buy' && video?.product) {
    return (
      <ButtonLink kind="primary" to={paths.show(video.product.product_url)}>
        <Ticket size={20} aria-hidden />
        ซื้อบัตร {video.product.product_title}
      </ButtonLink>
    );
  }
  if (video && (remedy === 'again' || remedy === 'sign-in')) {
    const Icon = remedy === 'again' ? RotateCw : Play;
    return (
      <ButtonLink kind="primary" to={paths.replay(video.id)}>
        <Icon size={20} aria-hidden />
        {remedy === 'again' ? 'ลองใหม่' : 'ดูย้อนหลัง'}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind="primary" to={paths.shows}>
      เลือกงานแสดง
    </ButtonLink>
  );
}
