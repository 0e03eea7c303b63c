import { Button } from 'antd';
import { Ban, Download, GitMerge, KeyRound } from 'lucide-react';
import { Card } from '../../../layout/page';
import { usePanel } from '../../../panel/use-panel';
import { useMay } from '../../../providers/access';
import { MergeDialog } from '../merge/merge-dialog';
import { BlockDialog } from './block-dialog';
import { DataDialog } from './data-dialog';
import styles from '../customer/customer.module.css';
import { PinDialog } from './pin-dialog';
import type { Customer } from '../customer/use-customer';

/** What is done with an account. */
export function ManageCard({ user }: { user: Customer }) {
  const blocking = usePanel('block');
  const sending = usePanel('pinCode');
  const taking = usePanel('data');
  const merging = usePanel('merge');
  const mayMerge = useMay('people.merge');
  const isBlocked = user.user_status === 'Block';
  return (
    <Card title="จัดการบัญชี">
      <div className={styles.manage}>
        <Button icon={<KeyRound size={18} aria-hidden />} disabled={isBlocked} onClick={() => sending.show()}>
          ส่งรหัสตั้ง PIN ใหม่
        </Button>
        {mayMerge && (
          <Button icon={<GitMerge size={18} aria-hidden />} disabled={isBlocked} onClick={() => merging.show()}>
            รวมสองบัญชี
          </Button>
        )}
        <Button icon={<Download size={18} aria-hidden />} onClick={() => taking.show()}>
          ดาวน์โหลดข้อมูลลูกค้า
        </Button>
        {!isBlocked && (
          <Button danger icon={<Ban size={18} aria-hidden />} onClick={() => blocking.show()}>
            ระงับบัญชี
          </Button>
        )}
      </div>
      <BlockDialog panel={blocking} user={user} />
      <PinDialog panel={sending} user={user} />
      <DataDialog panel={taking} user={user} />
      <MergeDialog panel={merging} user={user} />
    </Card>
  );
}
