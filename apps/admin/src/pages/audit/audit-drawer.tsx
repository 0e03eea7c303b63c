import { PERSONNEL_ROLE } from '@wethi/contract';
import { Alert, Drawer, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { idOf, type Panel } from '../../panel/use-panel';
import styles from './audit.module.css';
import { momentOf } from './moment';
import { Restore, useFormer } from './restore';
import { useAuditEntry, type Audit } from './use-audit';
import { columnName } from './column-words';
import { CLOSE_AT_END } from '../../panel/close-at-end';
import { actionOf, actorName, entityName, recordPath } from './words';

/** One change with both sides of each column. */
export function AuditDrawer({ panel }: { panel: Panel }) {
  const { entry, error, refetch } = useAuditEntry(idOf(panel));
  const former = useFormer(entry ?? undefined);
  return (
    <Drawer
      open={panel.open}
      onClose={panel.close}
      width={720}
      title={entry ? `${actionOf(entry.action).label} ${entry.record_name ?? entityName(entry.entity)}` : 'การแก้ไข'}
      footer={entry && former && <Restore entry={entry} former={former} />}
      closable={CLOSE_AT_END}
      destroyOnHidden
    >
      {entry && <Details entry={entry} mayRestore={former !== undefined} />}
      {entry === null && <EmptyBox text="ไม่พบการแก้ไขนี้" />}
      {entry === undefined &&
        (error ? <ReadFailed what="การแก้ไข" error={error} retry={refetch} /> : <Skeleton active />)}
    </Drawer>
  );
}

function Details({ entry, mayRestore }: { entry: Audit; mayRestore: boolean }) {
  const { at, username, role, actor_id, entity, entity_id, record_name, changes } = entry;
  const [changedOnly, setChangedOnly] = useState(false);
  const path = recordPath(entity, entity_id);
  const shown = changedOnly ? changes.filter(({ before, after }) => before !== after) : changes;
  const name = record_name ?? (entity_id > 0 ? `รหัส ${entity_id}` : 'ทั้งรายการ');
  return (
    <div className={styles.details} tabIndex={0} role="group" aria-label="รายละเอียด">
      <dl>
        <dt>ใคร</dt>
        <dd>
          {actorName({ username, actor_id })} <span className="secondary">{role && PERSONNEL_ROLE[role]}</span>
        </dd>
        <dt>เมื่อ</dt>
        <dd className="number">{momentOf(at)}</dd>
        <dt>กับอะไร</dt>
        <dd>
          {entityName(entity)} · {path ? <Link to={path}>{name}</Link> : name}
        </dd>
      </dl>
      <Card
        title="ก่อนและหลัง"
        extra={
          <label className={styles.switch}>
            <Switch checked={changedOnly} onChange={setChangedOnly} /> เฉพาะที่เปลี่ยน
          </label>
        }
      >
        <table className={styles.sides}>
          <caption className="unseen">ค่าก่อนและหลังแก้</caption>
          <thead>
            <tr>
              <th scope="col">ช่อง</th>
              <th scope="col">ก่อน</th>
              <th scope="col">หลัง</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ column, before, after }) => (
              <tr key={column}>
                <th scope="row">{columnName(column)}</th>
                <td>{before === null ? '-' : before === after ? before : <del>{before}</del>}</td>
                <td>{after === null ? '-' : before === after ? after : <ins>{after}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {changes.length === 0 && <p className={styles.nothing}>ไม่มีค่าที่บันทึกไว้ เพราะเป็นความลับ</p>}
      </Card>
      {mayRestore && <Alert type="info" showIcon message="คืนค่าเดิมจะบันทึกเป็นการแก้ครั้งใหม่ในชื่อของผู้คืนค่า" />}
    </div>
  );
}
