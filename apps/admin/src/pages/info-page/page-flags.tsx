import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Switch } from 'antd';
import { useState } from 'react';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import styles from './info-page.module.css';

type Flag = 'info_page_published' | 'info_page_confirmed';

/** What becomes of the published page at once, beside its text. */
export function PageFlags({ page }: { page: Schema<'InfoPage'> }) {
  const [flags, setFlags] = useState({
    info_page_published: page.info_page_published,
    info_page_confirmed: page.info_page_confirmed,
  });
  const { save, saving } = useSave(
    (changed: Partial<Record<Flag, 'Y' | 'N'>>) => call('POST', 'infoPage', { body: { id: page.id, ...changed } }),
    { changes: ['infoPage'] },
  );
  const turn = (flag: Flag) => (on: boolean) => {
    const changed = { [flag]: on ? 'Y' : 'N' } as Partial<Record<Flag, 'Y' | 'N'>>;
    save(changed, { onSuccess: () => setFlags({ ...flags, ...changed }) });
  };
  return (
    <Card title="การแสดง">
      <div className={styles.flags}>
        <label>
          <Switch
            checked={flags.info_page_published === 'Y'}
            loading={saving}
            aria-label="แสดงหน้านี้"
            onChange={turn('info_page_published')}
          />
          <span>
            แสดงหน้านี้ <small className="secondary">เปิดแล้วลิงก์ท้ายเว็บไปที่หน้านี้ ปิดแล้วหน้านี้แสดงว่ากำลังจัดทำ</small>
          </span>
        </label>
        <label>
          <Switch
            checked={flags.info_page_confirmed === 'Y'}
            loading={saving}
            aria-label="เจ้าของยืนยันแล้ว"
            onChange={turn('info_page_confirmed')}
          />
          <span>
            เจ้าของยืนยันแล้ว <small className="secondary">นโยบาย เงื่อนไข และเรื่องภาษีเป็นร่าง จนกว่าเจ้าของร้านตรวจแล้ว</small>
          </span>
        </label>
      </div>
    </Card>
  );
}
