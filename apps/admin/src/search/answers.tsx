import { phone } from '@wethi/format';
import { Button } from 'antd';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';
import { isPhone } from './found-groups';
import { ResultList } from './result-list';
import styles from './search.module.css';
import type { Found } from './use-found';
import type { Item } from './item';

interface AnswersProps extends Found {
  at: number;
  typed: string;
  open: (item: Item, inNewTab: boolean) => void;
  onClose: () => void;
}

/** What stands below the field. */
export function Answers({ state, groups, retry, at, typed, open, onClose }: AnswersProps) {
  if (state === 'loading') return <Glimmer />;
  if (state === 'none') return <Nothing typed={typed.trim()} onClose={onClose} />;
  const list = groups.length > 0 && <ResultList {...{ groups, at, open }} typed={state === 'found' ? typed : ''} />;
  if (state !== 'error') return list;
  return (
    <div className={styles.failed}>
      <div className={styles.alert} role="alert">
        <CircleAlert size={20} aria-hidden />
        <p>
          <b>ค้นหาไม่ได้ชั่วคราว</b> หน้าจอยังเปิดจากรายการด้านล่างได้
        </p>
        <Button icon={<RefreshCw size={18} aria-hidden />} onClick={retry}>
          ลองอีกครั้ง
        </Button>
      </div>
      {list}
    </div>
  );
}

function Nothing({ typed, onClose }: { typed: string; onClose: () => void }) {
  const navigate = useNavigate();
  const said = isPhone(typed) && !typed.startsWith('+') ? phone(typed) : typed;
  return (
    <div role="status">
      <EmptyBox title={`ไม่พบ “${said}”`} text="ไม่มีลูกค้า คำสั่งซื้อ หรือหน้าจอที่ตรงกัน ถ้าเป็นเบอร์ ตรวจว่าครบ 10 หลัก">
        <Button
          onClick={() => {
            onClose();
            void navigate(`/orders?q=${encodeURIComponent(typed)}`);
          }}
        >
          ค้นในคำสั่งซื้อทั้งหมด
        </Button>
      </EmptyBox>
    </div>
  );
}

const WIDTHS = [
  [60, 36],
  [74, 50],
  [52, 28],
  [66, 42],
];

function Glimmer() {
  return (
    <div className={styles.glimmer} aria-busy>
      {WIDTHS.map(([title, caption]) => (
        <div key={title}>
          <span />
          <p>
            <span style={{ width: `${title}%` }} />
            <span style={{ width: `${caption}%` }} />
          </p>
        </div>
      ))}
    </div>
  );
}
