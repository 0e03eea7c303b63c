import { useQuery } from '@tanstack/react-query';
import { BUYER_MESSAGE_TO } from '@wethi/contract';
import { call } from '@wethi/http';
import { Skeleton } from 'antd';
import { Crumbs } from '../../actions/crumbs';
import { ReadFailed } from '../../feedback/read-failed';
import { Page } from '../../layout/page';
import type { Panel } from '../../panel/use-panel';
import { DraftEditor } from './draft-editor';
import { messageKey } from './message-key';
import { Sending } from './sending';

interface MessagePageProps {
  panel: Panel;
  /** None for a new message. */
  id: number | undefined;
}

/** The page of one message: written, or on its way. */
export function MessagePage({ panel, id }: MessagePageProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: messageKey(id),
    queryFn: async () => (await call('GET', 'buyerMessageById', { query: { id: id ?? 0 } })).data ?? null,
    enabled: id !== undefined,
  });
  // Refine's client answers the message before, which a new one is not.
  const message = isPlaceholderData ? undefined : (data ?? undefined);
  const isDraft = id === undefined || message?.buyer_message_status === 'draft';
  const to = message?.buyer_message_to ?? (panel.value === 'members' ? 'members' : 'buyers');
  return (
    <Page>
      <Crumbs to="/messages" list="ส่งข้อความ" back={panel.close}>
        ถึง{BUYER_MESSAGE_TO[to]}
      </Crumbs>
      {error && <ReadFailed what="ข้อความ" error={error} retry={refetch} />}
      {id !== undefined && !message && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {isDraft ? <DraftEditor panel={panel} message={message} /> : message && <Sending message={message} />}
    </Page>
  );
}
