import { useCan, useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Button, Form } from 'antd';
import { ListMusic, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { usePanel } from '../../../panel/use-panel';
import { ProductSection } from '../editor/cards';
import { SetList } from './set-list';
import { setFacts } from './song-facts';
import styles from './songs.module.css';

const PasteDialog = lazy(() => import('./paste-dialog'));

type Product = Schema<'Product'>;

/** The set list of the show in its order. */
export function SongsCard({ product }: { product: Product | undefined }) {
  const form = Form.useFormInstance<Product>();
  const pasting = usePanel('paste');
  // The list opens it.
  const adding = usePanel('stageTime.new');
  const mayAdd = useCan({ resource: 'stageTime', action: 'create' }).data?.can ?? false;
  const stage_id = Form.useWatch<number | null | undefined>('stage_id', form);
  const band_id = Form.useWatch<number | undefined>('band_id', form);
  const { result: songs } = useList<Schema<'StageTime'>>({
    resource: 'stageTime',
    filters: [{ field: 'stage_id', operator: 'eq', value: stage_id }],
    pagination: { mode: 'off' },
    queryOptions: { enabled: Boolean(stage_id) },
  });
  const hasList = stage_id && band_id;
  const mayPaste = product !== undefined && Boolean(band_id);
  const stage = async () => {
    const id = stage_id ?? (await makeStage(form.getFieldsValue()));
    form.setFields([{ name: 'stage_id', value: id, touched: true }]);
    const { data } = await call('GET', 'stageById', { query: { id } });
    return { id, stage_time_start: data?.stage_time_start ?? null };
  };
  return (
    <ProductSection id="songs" note={stage_id && <span className="number">{setFacts(songs.data)}</span>}>
      <div className={styles.card}>
        {hasList && (
          <div className={styles.songs}>
            <SetList key={stage_id} stage_id={stage_id} band_id={band_id} />
          </div>
        )}
        <div className={styles.ways}>
          {hasList && mayAdd && (
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => adding.show()}>
              เพิ่มเพลง
            </Button>
          )}
          <Button icon={<ListMusic size={18} aria-hidden />} disabled={!mayPaste} onClick={() => pasting.show()}>
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
    </ProductSection>
  );
}

/** A stage of the show's name and day. */
async function makeStage({ band_id, product_title, product_start }: Product): Promise<number> {
  const body = { band_id, stage_title: product_title, stage_date: product_start, stage_status: 'New' } as const;
  const { data } = await call('POST', 'stage', { body });
  if (!data) throw new Error('สร้างเวทีไม่สำเร็จ');
  return data.insertId;
}
