import { bangkokTime, count } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { Button, Checkbox, Modal, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { keepFile, type FileFormat } from '../../../actions/file-menu';
import { usePanel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import { PERSONAL_FILE, type OrderColumn } from './columns';
import styles from './orders-list.module.css';
import { queryOf } from './use-orders';
import type { Filters } from './view';

const FORMATS = [
  { value: 'xlsx', label: 'XLSX (Excel)' },
  { value: 'csv', label: 'CSV' },
];

interface ExportDialogProps {
  /** What stands in the address while it is open. */
  panel: string;
  /** What selects the orders. */
  filters: Filters | { id_in: string };
  sort: string;
  columns: readonly OrderColumn[];
  /** How many orders the file will have, and what they are. */
  total: number;
  which: string;
  disabled?: boolean;
  /** Its button stands on something dark. */
  ghost?: boolean;
}

/** Takes what the filter selects, or what was chosen, as a file; who the buyers are only on demand, which is recorded. */
export function ExportDialog({
  panel: name,
  filters,
  sort,
  columns,
  total,
  which,
  disabled,
  ghost,
}: ExportDialogProps) {
  const panel = usePanel(name);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [personal, setPersonal] = useState(false);
  const titles = Object.entries(Object.assign({}, ...columns.map(({ file }) => file), personal ? PERSONAL_FILE : {}));
  const { save: download, saving } = useSave(
    async () => {
      const column = titles.map(([name, title]) => `${name}:${String(title)}`);
      const file = await fetchFile('ordersFile', {
        query: { ...queryOf(filters), sort, format, column },
      });
      keepFile(file, `คำสั่งซื้อ ${bangkokTime(Date.now()).date}.${format}`);
    },
    { done: panel.close, words: { success: 'ดาวน์โหลดแล้ว', failure: 'ดาวน์โหลดไม่สำเร็จ' } },
  );
  return (
    <>
      <Button ghost={ghost} icon={<Download size={18} aria-hidden />} disabled={disabled} onClick={() => panel.show()}>
        ส่งออก
      </Button>
      <Modal
        open={panel.open}
        title="ส่งออกคำสั่งซื้อ"
        okText="ดาวน์โหลด"
        okButtonProps={{ loading: saving, disabled: total === 0, icon: <Download size={18} aria-hidden /> }}
        cancelText="ปิด"
        onOk={() => download(undefined)}
        onCancel={panel.close}
      >
        <div className={styles.export}>
          <div>
            <p className="secondary">แบบไฟล์</p>
            <Segmented
              aria-label="แบบไฟล์"
              options={FORMATS}
              value={format}
              onChange={(value) => setFormat(value as FileFormat)}
            />
          </div>
          <dl>
            <dt>รายการ</dt>
            <dd>
              {count(total)} แถว {which}
            </dd>
            <dt>คอลัมน์</dt>
            <dd>{titles.length} คอลัมน์ ของคอลัมน์ที่แสดงอยู่</dd>
          </dl>
          <Checkbox checked={personal} onChange={({ target }) => setPersonal(target.checked)}>
            ใส่ชื่อและเบอร์โทรลูกค้า
            <small className={styles.second}>มีข้อมูลส่วนบุคคล ระบบบันทึกชื่อผู้ส่งออก</small>
          </Checkbox>
        </div>
      </Modal>
    </>
  );
}
