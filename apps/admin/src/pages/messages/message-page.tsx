import { useQuery } from '@tanstack/react-query';
import { BUYER_MESSAGE_TO } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Skeleton } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { ReadFailed } from '../../feedback/read-failed';
import { Page } from '../../layout/page';
import type { Panel } from '../../panel/use-panel';
import { DraftEditor } from './draft-editor';
import { messageKey } from './message-key';
import styles from './messages.module.css';
import { Sending } from './sending';

interface MessagePageProps {
  panel: Panel;
  /** None for a new message. */
  id: number | undefined;
}

/** The page of one message: written, or on its way. */
export function MessagePage({ panel, id }: MessagePageProps) {
  const { data, error, refetch } = useQuery({
    queryKey: messageKey(id),
    queryFn: async () => (await call('GET', 'buyerMessageById', { query: { id: id ?? 0 } })).data ?? null,
    enabled: id !== undefined,
  });
  const isDraft = id === undefined || data?.buyer_message_status === 'draft';
  const to = data?.buyer_message_to ?? (panel.value === 'members' ? 'members' : 'buyers');
  return (
    <Page>
      <header>
        <Button type="text" icon={<ArrowLeft size={18} aria-hidden />} onClick={panel.close}>
          ข้อความทั้งหมด
        </Button>
        <h2 className={styles.title}>ถึง{BUYER_MESSAGE_TO[to]}</h2>
      </header>
      {error && <ReadFailed what="ข้อความ" error={error} retry={refetch} />}
      {id !== undefined && !data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {isDraft ? <DraftEditor panel={panel} message={data ?? undefined} /> : data && <Sending message={data} />}
    </Page>
  );
}
