import { USER_STATUS } from '@wethi/contract';
import { phone } from '@wethi/format';
import { Button, Flex, Skeleton } from 'antd';
import { CircleAlert, Phone, Send, Star, UserX } from 'lucide-react';
import { useState } from 'react';
import { Crumbs } from '../../actions/crumbs';
import { recordTime } from '../../columns/record-time';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { Page } from '../../layout/page';
import { Picture } from '../../media/picture';
import { usePanel } from '../../panel/use-panel';
import styles from './customer/customer.module.css';
import { DevicesCard } from './cards/devices-card';
import { FactsCard } from './cards/facts-card';
import { ManageCard } from './cards/manage-card';
import { MessageDialog } from './cards/message-dialog';
import { CustomerNotesCard } from './cards/customer-notes-card';
import { OrdersCard } from './cards/orders-card';
import { Unblock } from './customer/unblock';
import { nameOf, useCare, useCustomer, type Customer } from './customer/use-customer';
import { USER_TONES } from './customer/user-tones';
import { MergedFrom, MergedInto } from './merge/merged';
import { WhyCard } from './why/why-card';

/** One customer: why they cannot watch, what they bought, and what can be done for them (55-admin-user). */
export function CustomerPage({ id, edit }: { id: number; edit: () => void }) {
  const { data: user, error, refetch } = useCustomer(id);
  return (
    <Page>
      {error && <ReadFailed what="ลูกค้า" error={error} retry={refetch} />}
      {!user && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {user &&
        (user.user_deleted_at ? <Erased user={user} at={user.user_deleted_at} /> : <Loaded user={user} edit={edit} />)}
    </Page>
  );
}

function Loaded({ user, edit }: { user: Customer; edit: () => void }) {
  const messaging = usePanel('message');
  const [text, setText] = useState('');
  const write = (text: string) => {
    setText(text);
    messaging.show();
  };
  return (
    <>
      <Head user={user} write={() => write('')} />
      {user.user_merged_into && <MergedInto user={user} />}
      {user.user_status === 'Block' && !user.user_merged_into && <Blocked user={user} />}
      <MergedFrom userId={user.id} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {!user.user_merged_into && <WhyCard user={user} write={write} />}
          <OrdersCard user={user} />
          <CustomerNotesCard userId={user.id} />
        </div>
        <div className={styles.stack}>
          <FactsCard user={user} edit={edit} />
          <DevicesCard userId={user.id} />
          <ManageCard user={user} />
        </div>
      </div>
      <MessageDialog panel={messaging} user={user} text={text} />
    </>
  );
}

/** Whose account was deleted: nothing is left to do, and of what they bought only what law keeps. */
function Erased({ user, at }: { user: Customer; at: string }) {
  return (
    <>
      <Crumbs to="/user" list="ผู้ใช้">
        ลบบัญชีแล้ว
      </Crumbs>
      <div className={styles.banner} role="status">
        <UserX size={20} aria-hidden />
        <p className="number">
          <b>ลบบัญชีแล้ว</b> {recordTime(at)} · เหลือเฉพาะคำสั่งซื้อที่ต้องเก็บตามกฎหมาย
        </p>
      </div>
      <OrdersCard user={user} />
    </>
  );
}

function Head({ user, write }: { user: Customer; write: () => void }) {
  const { data: care } = useCare(user.id);
  const name = nameOf(user);
  return (
    <header>
      <Crumbs to="/user" list="ผู้ใช้">
        {name}
      </Crumbs>
      <div className={styles.who}>
        <Picture path={user.user_path} size={48} />
        <h2>{name}</h2>
        <StatusTag tone={USER_TONES[user.user_status]}>{USER_STATUS[user.user_status]}</StatusTag>
        {care?.is_member && (
          <StatusTag tone="info" icon={<Star size={14} aria-hidden />}>
            สมาชิกกลุ่ม
          </StatusTag>
        )}
        <Flex gap={8} className={styles.reach}>
          <Button
            icon={<Phone size={18} aria-hidden />}
            href={`tel:${user.user_tel}`}
            aria-label={`โทร ${phone(user.user_tel)}`}
          >
            โทร
          </Button>
          <Button icon={<Send size={18} aria-hidden />} onClick={write}>
            ส่งข้อความ
          </Button>
        </Flex>
      </div>
    </header>
  );
}

function Blocked({ user }: { user: Customer }) {
  const { data: care } = useCare(user.id);
  const by = care?.block && [
    care.block.by_name && `โดย ${care.block.by_name}`,
    care.block.at && recordTime(care.block.at),
  ];
  const reference = care?.block?.reference && `เลขอ้างอิง ${care.block.reference}`;
  const said = [by?.filter(Boolean).join(' '), user.user_block_reason, reference].filter(Boolean).join(' · ');
  return (
    <div className={`${styles.banner} ${styles.no}`}>
      <CircleAlert size={20} aria-hidden />
      <p className="number">
        <b>บัญชีนี้ถูกระงับ</b> {said ? `${said} · ` : ''}เข้าระบบและดูไม่ได้
      </p>
      <Unblock userId={user.id} />
    </div>
  );
}
