import { useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { STAGE_TIME_TYPE } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Form } from 'antd';
import { ClipboardPaste, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { WIDE_ONLY } from '../../../columns/column';
import { crud } from '../../../crud/crud';
import { movingRows } from '../../../crud/moving-rows';
import { usePanel } from '../../../panel/use-panel';
import { Players } from '../../stage-time/players';
import { Section } from '../editor/cards';
import styles from './songs.module.css';

const PasteDialog = lazy(() => import('./paste-dialog'));
const { RecordTable, RecordPanel, column, Field } = crud('stageTime');

type Product = Schema<'Product'>;

/** The set list of the show in its order. */
export function SongsCard({ product }: { product: Product | undefined }) {
  const form = Form.useFormInstance<Product>();
  const pasting = usePanel('paste');
  const stage_id = Form.useWatch<number | null | undefined>('stage_id', form);
  const band_id = Form.useWatch<number | undefined>('band_id', form);
  const mayPaste = product !== undefined && Boolean(band_id);
  const stage = async () => {
    const id = stage_id ?? (await makeStage(form.getFieldsValue()));
    form.setFields([{ name: 'stage_id', value: id, touched: true }]);
    const { data } = await call('GET', 'stageById', { query: { id } });
    return { id, stage_time_start: data?.stage_time_start ?? null };
  };
  return (
    <Section id="songs">
      <div className={styles.card}>
        {stage_id && <SetList key={stage_id} stage_id={stage_id} />}
        <div className={styles.ways}>
          <Button icon={<ClipboardPaste size={18} aria-hidden />} disabled={!mayPaste} onClick={() => pasting.show()}>
            วางรายชื่อจากข้อความ
          </Button>
        </div>
        {!product && <p className="secondary">บันทึกงานก่อน แล้ววางรายชื่อเพลงได้ที่นี่</p>}
      </div>
      {pasting.open && mayPaste && (
        <Suspense>
          <PasteDialog close={pasting.close} stage={stage} />
        </Suspense>
      )}
    </Section>
  );
}

/** A stage of the show's name and day. */
async function makeStage({ band_id, product_title, product_start }: Product): Promise<number> {
  const body = { band_id, stage_title: product_title, stage_date: product_start, stage_status: 'New' } as const;
  const { data } = await call('POST', 'stage', { body });
  if (!data) throw new Error('สร้างเวทีไม่สำเร็จ');
  return data.insertId;
}

function SetList({ stage_id }: { stage_id: number }) {
  const players = usePanel('players');
  const { result } = useList<Schema<'StageTime'>>({
    resource: 'stageTime',
    filters: [{ field: 'stage_id', operator: 'eq', value: stage_id }],
    pagination: { pageSize: 1 },
  });
  return (
    <>
      <p className="secondary number">{result.total ?? 0} รายการ</p>
      <RecordTable
        embedded
        withoutFile
        noun="เพลง"
        empty="ยังไม่มีเพลงในเซตลิสต์ เพิ่มทีละเพลง หรือวางรายชื่อทั้งหมดทีเดียว"
        where={{ stage_id }}
        defaults={{ stage_detail_time_type: 'song' }}
        sort={{ field: 'stage_detail_time_item', order: 'asc' }}
        moving={movingRows}
        add={{ quiet: true }}
        columns={[
          column.text('stage_detail_time_item', 'ลำดับ', { width: 72, className: 'number' }),
          column.text('stage_detail_time_title', 'เพลง / ช่วง'),
          column.text('stage_detail_time_start', 'เริ่ม', { ...WIDE_ONLY, className: 'number' }),
        ]}
        actions={({ id }) => (
          <IconButton label="ผู้แสดงในช่วงนี้" icon={<Users size={18} />} onClick={() => players.show(id)} />
        )}
      >
        <Field.Text name="stage_detail_time_title" label="ชื่อเพลงหรือช่วง" required />
        <Field.Choice name="stage_detail_time_type" label="ชนิด" labels={STAGE_TIME_TYPE} required />
        <Field.Time name="stage_detail_time_start" label="เริ่ม" seconds />
        <Field.Time name="stage_detail_time_to" label="จบ" seconds />
        <Field.Html name="stage_detail_time_detail" label="รายละเอียด" />
      </RecordTable>
      <RecordPanel
        panel={players}
        width={560}
        title={({ stage_detail_time_title }) => `ผู้แสดงใน “${stage_detail_time_title}”`}
      >
        {(item) => <Players item={item} close={players.close} />}
      </RecordPanel>
    </>
  );
}
