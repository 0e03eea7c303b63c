import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { clockTime, count, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { ChartColumn } from 'lucide-react';
import { useHref, useNavigate } from 'react-router';
import { EmptyBox } from '../../feedback/empty-box';
import { Card } from '../../layout/page';

interface NobodyYetProps {
  stage: Schema<'Stage'> | undefined;
  tickets: number;
  /** Whether other days, or live and again, might have viewers. */
  isNarrowed: boolean;
}

/** Nobody watched the show: when it begins, how many will, and the way to its room (design: 23 #empty). */
export function NobodyYet({ stage, tickets, isNarrowed }: NobodyYetProps) {
  const navigate = useNavigate();
  const { data: room } = useQuery({
    queryKey: ['videosStatistics', 'room', stage?.id],
    queryFn: async () =>
      (await call('GET', 'liveStreamingByStageId', { query: { stage_id: stage?.id ?? 0 } })).data?.[0] ?? null,
    enabled: stage !== undefined,
  });
  const path = room ? `/liveStreaming/${room.id}` : '/liveStreaming';
  const href = useHref(path);
  const facts = ['ตัวเลขขึ้นเองเมื่อคนแรกดูเกิน 3 นาที', begins(stage), tickets > 0 && `ขายแล้ว ${count(tickets)} ใบ`];
  return (
    <Card>
      <EmptyBox
        icon={ChartColumn}
        title={isNarrowed ? 'ยังไม่มีใครดูงานนี้ในช่วงที่เลือก' : 'ยังไม่มีใครดูงานนี้'}
        text={facts.filter(Boolean).join(' ')}
      >
        <Button
          href={href}
          onClick={(event) => {
            // A new tab or window stays the browser's business.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(path);
          }}
        >
          ไปห้องส่ง
        </Button>
      </EmptyBox>
    </Card>
  );
}

function begins(stage: NobodyYetProps['stage']): string | undefined {
  if (!stage?.stage_date) return undefined;
  const time = stage.stage_time_start && ` เวลา ${clockTime(stage.stage_time_start)}`;
  return `งานเริ่ม ${recordDate(stage.stage_date)}${time ?? ''}`;
}
