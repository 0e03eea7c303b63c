import { bangkokTime, hourMinute, recordDate } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { useState } from 'react';
import { QueryView } from '../../../ui/feedback/query-view';
import { PaperFacts } from './paper-facts';
import { NoPaper, PaperFrame, SheetSkeleton } from './paper-frame';
import { PaperPicture, type PictureState } from './paper-picture';
import { useConditions } from './paper-query';
import { PrintButtons } from './print-buttons';
import { SendButton } from './send-button';

const NAME = 'เงื่อนไขการซื้อ';

/** The conditions that an order was made under (BUY-12; screens-shop.md 34 #conditions). */
export function ConditionsView({ ordersId: orders_id }: { ordersId: number }) {
  const query = useConditions(orders_id);
  const [state, setState] = useState<PictureState>('making');
  const file = callUrl('fileCreateConditionColPDF', { orders_id });
  return (
    <PaperFrame
      title={NAME}
      invitation="เงื่อนไขของคำสั่งซื้อของคุณจะอยู่ที่นี่"
      actions={
        query.data &&
        state !== 'making' && (
          <PrintButtons file={file} canPrint={state === 'there'}>
            <SendButton
              email={query.data.user_email}
              send={() => call('POST', 'ownConditionsSend', { body: { id: orders_id } })}
            />
          </PrintButtons>
        )
      }
    >
      <QueryView query={query} skeleton={<SheetSkeleton />} failure="เปิดเอกสารไม่ได้" empty={<NoPaper />}>
        {({ order_no, version, agreed_at }) => (
          <>
            <PaperPicture
              src={callUrl('conditionsPicture', { orders_id })}
              name={`${NAME} ${order_no}`}
              file={file}
              state={state}
              onState={setState}
            />
            {state !== 'making' && <PaperFacts rows={[['ฉบับ', version], ...(agreed_at ? [agreed(agreed_at)] : [])]} />}
          </>
        )}
      </QueryView>
    </PaperFrame>
  );
}

function agreed(at: string): [name: string, value: string] {
  const { date, time } = bangkokTime(at);
  return ['ยอมรับเมื่อ', `${recordDate(date)} ${hourMinute(time)}`];
}
