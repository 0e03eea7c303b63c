import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { VIEWING_KEPT_DAYS } from '@wethi/contract';
import { addDays, bangkokTime, clockTime, count, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useLink } from '../../actions/use-link';
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
  const [oldest] = useState(() => addDays(bangkokTime(Date.now()).date, -VIEWING_KEPT_DAYS));
  const { data: room } = useQuery({
    queryKey: ['videosStatistics', 'room', stage?.id],
    queryFn: async () =>
      (await call('GET', 'liveStreamingByStageId', { query: { stage_id: stage?.id ?? 0 } })).data?.[0] ?? null,
    enabled: stage !== undefined,
  });
  const link = useLink(room ? `/liveStreaming/${room.id}` : '/liveStreaming');
  if (stage?.stage_date && stage.stage_date < oldest) {
    return (
      <Card>
        <EmptyBox icon={ChartColumn} title="ไม่มีสถิติของงานนี้แล้ว" text={`สถิติการชมเก็บไว้ ${VIEWING_KEPT_DAYS} วันแล้วลบเอง`} />
      </Card>
    );
  }
  const facts = ['ตัวเลขขึ้นเองเมื่อคนแรกดูเกิน 3 นาที', begins(stage), tickets > 0 && `ขายแล้ว ${count(tickets)} ใบ`];
  return (
    <Card>
      <EmptyBox
        icon={ChartColumn}
        title={isNarrowed ? 'ยังไม่มีใครดูงานนี้ในช่วงที่เลือก' : 'ยังไม่มีใครดูงานนี้'}
        text={facts.filter(Boolean).join(' ')}
      >
        <Button {...link}>ไปห้องส่ง</Button>
      </EmptyBox>
    </Card>
  );
}

function begins(stage: NobodyYetProps['stage']): string | undefined {
  if (!stage?.stage_date) return undefined;
  const time = stage.stage_time_start && ` เวลา ${clockTime(stage.stage_time_start)}`;
  return `งานเริ่ม ${recordDate(stage.stage_date)}${time ?? ''}`;
}
