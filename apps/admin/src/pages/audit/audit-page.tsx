import { Button } from 'antd';
import { useState } from 'react';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { AuditDrawer } from './audit-drawer';
import { AuditFilters } from './audit-filters';
import styles from './audit.module.css';
import { AuditTable } from './audit-table';
import { useAudit, useAuditView } from './use-audit';

/** Who changed what, and when (61-admin-audit). */
export default function AuditPage() {
  const { filters, page, set, clear } = useAuditView();
  const [cleared, setCleared] = useState(0);
  const { data, error, refetch } = useAudit(filters, page);
  const showing = usePanel('show');
  const clearAll = () => {
    clear();
    setCleared(cleared + 1);
  };
  const nothing = (
    <EmptyBox
      text={filters.q ? `ไม่พบ “${filters.q}” ลองเปลี่ยนคำค้นหรือตัวกรอง` : 'ไม่มีการแก้ไขในช่วงนี้ ลองขยายช่วงวันที่ หรือเลือกทุกคน'}
    >
      <Button onClick={clearAll}>ล้างตัวกรอง</Button>
    </EmptyBox>
  );
  return (
    <Page>
      <Card>
        <AuditFilters filters={filters} cleared={cleared} set={set} />
        {error ? (
          <ReadFailed what="ประวัติการแก้ไข" error={error} retry={refetch} />
        ) : (
          <AuditTable
            rows={data?.data}
            total={data?.total ?? 0}
            page={page}
            empty={nothing}
            turnTo={(next) => set({ page: String(next) })}
            open={showing.show}
          />
        )}
      </Card>
      <p className={`${styles.kept} secondary`}>ไม่มีใครแก้หรือลบได้ รวมถึงเจ้าของร้าน</p>
      <AuditDrawer panel={showing} />
    </Page>
  );
}
