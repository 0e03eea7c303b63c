import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MessageCircle } from 'lucide-react';
import type { TvShow } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { ChatForm } from '../../session/chat/chat-form';
import { MessageList } from '../../session/chat/message-list';
import { useChatAt } from '../../session/chat/use-chat-at';
import { useMember } from '../../session/member';
import { serverTime } from '../../ui/time/server-clock';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './tv-remote.module.css';

interface ChatKeyProps {
  show: TvShow | undefined;
  /** When the picture on the television was on stage, ms since 1970; undefined where nobody tells. */
  seen: number | undefined;
}

/** Opens what viewers say, in step with the television; of a show on air one writes there, too. */
export function ChatKey({ show, seen }: ChatKeyProps) {
  const { overlay, open, close } = useDialogs();
  const chat = useChatOf(show);
  if (!chat || seen === undefined) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => open({ name: 'chat' })}>
        <MessageCircle size={22} aria-hidden />
        แชต
      </button>
      {overlay?.name === 'chat' && (
        <Dialog title={chat.isLive ? 'แชตสด' : 'แชตวันแสดงสด'} width="auth" onClose={close}>
          <div className={styles.chat}>
            <Spoken chat={chat} seen={seen} />
            {chat.isLive && (
              <ChatForm say={chat.say} videoId={chat.videoId} slowSeconds={chat.slowSeconds} serverNow={serverTime()} />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

function Spoken({ chat: { showId, isLive }, seen }: { chat: Chat; seen: number }) {
  const { member } = useMember();
  const messages = useChatAt(showId, seen, !isLive);
  return <MessageList messages={messages} empty="ช่วงนี้ยังไม่มีใครพิมพ์" memberId={member?.id} />;
}

interface Chat {
  showId: number;
  videoId: number;
  isLive: boolean;
  /** Seconds between two messages of one person. */
  slowSeconds: number;
  say: (text: string) => Promise<string | undefined>;
}

/** The chat of what the television shows; none of a recording that it does not go along with. */
function useChatOf(show: TvShow | undefined): Chat | undefined {
  const { data: shows = [] } = useQuery({
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
  const row = shows.find(({ video_id }) => video_id === show?.video_id);
  if (!show || !row || (!show.live && row.live_streaming_chat_replay !== 'Y')) return undefined;
  return {
    showId: row.id,
    videoId: row.video_id,
    isLive: show.live,
    slowSeconds: row.live_streaming_slow,
    say: async (text) => {
      const body = { live_streaming_id: row.id, live_streaming_comment: text };
      return (await call('POST', 'liveStreamingComment', { body })).message;
    },
  };
}
