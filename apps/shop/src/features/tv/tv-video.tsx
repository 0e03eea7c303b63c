import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '@wethi/browser';
import { ApiError, call, errorText } from '@wethi/http';
import { type HeartbeatFacts, type SendHeartbeat, TvPlayer, type TvPlayerHandle } from '@wethi/player';
import { type Ref, useEffect, useEffectEvent } from 'react';
import type { TvShow } from '../../api-types';
import { isBusy, pauseBefore } from '../../session/watching/busy';
import { tellPhone } from './tell-phone';
import { TvFrame } from './tv-frame';
import styles from './tv.module.css';

interface TvVideoProps {
  videoId: number;
  /** Undefined of what came on air since the list was read. */
  show: TvShow | undefined;
  ref: Ref<TvPlayerHandle>;
  /** Told the second that is seen. */
  onLeft: (seconds: number) => void;
  /** @param reason why it cannot go on */
  onClose: (reason?: string) => void;
}

type Seen = Parameters<Parameters<typeof TvPlayer>[0]['onPicture']>[0];

/** Plays one video, by the right that this television got for it. */
export default function TvVideo({ videoId, show, ref, onLeft, onClose }: TvVideoProps) {
  const { data, error, failureReason } = useQuery({
    queryKey: ['tv', 'video', videoId],
    queryFn: async () => (await call('POST', 'tvVideo', { body: { id: videoId } })).data ?? null,
    staleTime: Infinity,
    gcTime: 0,
    // As the other players: whoever pressed OK at the minute of the start need not press again.
    retry: (_failures, reason) => isBusy(reason),
    retryDelay: pauseBefore,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { background: true },
  });
  const fail = useEffectEvent((reason: string) => onClose(reason));
  useEffect(() => {
    if (error) fail(errorText(error));
  }, [error]);
  if (!data) {
    return (
      <TvFrame aria-busy>
        <p className={styles.lead} role="status">
          {failureReason && isBusy(failureReason) && 'คนเข้าพร้อมกันมาก กำลังลองใหม่ให้เอง'}
        </p>
      </TvFrame>
    );
  }
  const { playback } = data;
  const onPicture = (seen: Seen) => {
    onLeft(seen.position);
    tellPhone({ video_id: videoId, ...seen });
  };
  const send = (facts: HeartbeatFacts) =>
    call('POST', 'tvStatistics', { body: { video_id: videoId, session: playback.session, ...facts }, keepalive: true });
  return (
    <TvPlayer
      key={playback.session}
      ref={ref}
      isLive={show?.live ?? data.video_status === 'create'}
      url={playback.url}
      poster={show?.product_img ? pictureUrl(show.product_img, 1280) : undefined}
      title={show?.product_title ?? data.video_name}
      position={playback.position}
      begin={data.video_begin}
      watermark={playback.watermark}
      heartbeatSeconds={playback.heartbeat_s}
      onHeartbeat={heartbeat(send)}
      onPicture={onPicture}
      onFailure={({ kind, message }) => kind !== 'network' && onClose(message)}
    />
  );
}

/** A refusal ends the show; a server that is busy or away does not. */
function heartbeat(send: (facts: HeartbeatFacts) => Promise<unknown>): SendHeartbeat {
  return async (facts) => {
    try {
      await send(facts);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.isUnanswered || failure.status === 429) throw failure;
      return { stop: { message: failure.message } };
    }
    return undefined;
  };
}
