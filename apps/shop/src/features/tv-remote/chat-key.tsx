import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { LiveStreaming, TvShow } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { ChatForm } from '../../session/chat/chat-form';
import { MessageList } from '../../session/chat/message-list';
import { useChat } from '../../session/chat/use-chat';
import { useChatAt } from '../../session/chat/use-chat-at';
import { useMember } from '../../session/member';
import { useStageEvents } from '../../session/use-stage-events';
import { Failure } from '../../ui/feedback/failure';
import { Dialog } from '../../ui/overlay/dialog';
import { serverTime } from '../../ui/time/server-clock';
import styles from './tv-remote.module.css';

interface ChatKeyProps {
  show: TvShow | undefined;
  /** When the picture on the television was on stage, ms since 1970; undefined where nobody tells. */
  seen: number | undefined;
}

/** Opens what viewers say to each other: of a show on air to take part, of a recording in step with the television. */
export function ChatKey({ show, seen }: ChatKeyProps) {
  const { overlay, open, close } = useDialogs();
  const row = useShowRow(show);
  if (!show || !row) return null;
  if (!show.live && (row.live_streaming_chat_replay !== 'Y' || seen === undefined)) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => open({ name: 'chat' })}>
        <MessageCircle size={22} aria-hidden />
        แชต
      </button>
      {overlay?.name === 'chat' && (
        <Dialog title={show.live ? 'แชตสด' : 'แชตวันแสดงสด'} width="auth" onClose={close}>
          <div className={styles.chat}>
            {show.live ? <Talk row={row} /> : <Spoken showId={row.id} seen={seen ?? 0} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The live show that the television shows, or whose recording. */
function useShowRow(show: TvShow | undefined): LiveStreaming | undefined {
  const { data: shows } = useQuery({
    queryKey: ['tv-chat', show?.stage_id, show?.live],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET', 'liveStreamingByStageId', {
        query: { stage_id: show?.stage_id ?? 0 },
        signal,
      });
      return data;
    },
    enabled: show !== undefined,
    meta: { background: true },
  });
  return shows?.find(({ video_id }) => video_id === show?.video_id);
}

function Talk({ row: { id, stage_id, video_id, live_streaming_slow } }: { row: LiveStreaming }) {
  const { member } = useMember();
  const chat = useChat(id, true);
  const [slow, setSlow] = useState(live_streaming_slow);
  useStageEvents(stage_id, !chat.isRefused, {
    onEvent: (event) => {
      if (event.type === 'talk') chat.hear(event);
      if (event.type === 'state') setSlow(event.shows.find((show) => show.id === id)?.live_streaming_slow ?? slow);
    },
    onOpen: chat.catchUp,
    onRefused: chat.retry,
  });
  if (!chat.messages && chat.refusal) return <Failure inline title="โหลดแชตไม่ได้" onRetry={chat.retry} />;
  return (
    <>
      <MessageList messages={chat.messages} joined={chat.joined} memberId={member?.id} />
      <ChatForm
        showId={id}
        say={chat.say}
        muted={chat.mute}
        videoId={video_id}
        slowSeconds={slow}
        serverNow={serverTime()}
      />
    </>
  );
}

function Spoken({ showId, seen }: { showId: number; seen: number }) {
  const { member } = useMember();
  const messages = useChatAt(showId, seen, true);
  return <MessageList messages={messages} empty="ช่วงนี้ยังไม่มีใครพิมพ์" memberId={member?.id} />;
}
