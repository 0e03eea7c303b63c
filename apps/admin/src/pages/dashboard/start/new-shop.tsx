import { useQuery } from '@tanstack/react-query';
import { bankAccount } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Progress, Skeleton } from 'antd';
import { Check, FileUp, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import { useMay } from '../../../providers/access';
import { shopUrl } from '../../../providers/shop-url';
import styles from './new-shop.module.css';
import { firstSteps, type FirstStep, type ShopSoFar } from './first-steps';

const ONE = { query: { limit: 1 } };

/** Of whoever asks: a band hears of its own alone. */
async function shopSoFar(): Promise<ShopSoFar> {
  const [bands, members, banks, products, videos, lives] = await Promise.all([
    call('GET', 'band', ONE),
    call('GET', 'bandMember', ONE),
    call('GET', 'bookBank', ONE),
    call('GET', 'product', ONE),
    call('GET', 'videos', ONE),
    call('GET', 'liveStreaming', ONE),
  ]);
  const bank = banks.data?.[0];
  return {
    band: bands.data?.[0]?.band_name,
    member: members.data?.[0]?.band_member_name,
    account: bank && `${bank.book_bank_icon} ${bankAccount(bank.book_bank_account)}`,
    product: products.data?.[0]?.product_title,
    media: videos.data?.[0]?.video_name ?? lives.data?.[0]?.live_streaming_name,
  };
}

/** What a new shop does first, or a band that sold nothing yet, in place of numbers that are all 0 (53-admin-dashboard, empty). */
export default function NewShop() {
  const mayImport = useMay('catalog.import');
  const { data, error, refetch } = useQuery({ queryKey: ['shop-so-far'], queryFn: shopSoFar, gcTime: 0 });
  if (error) return <ReadFailed what="ขั้นเริ่มต้น" error={error} retry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const steps = firstSteps(data, shopUrl('/'), !mayImport);
  const done = steps.filter((step) => step.done !== undefined).length;
  return (
    <Card>
      <div className={styles.head}>
        <h2>เริ่มต้น {steps.length} ขั้น</h2>
        <p className="secondary">ทำครบแล้ว{mayImport ? 'ร้าน' : ''}พร้อมขาย ตัวเลขจะขึ้นแทนหน้านี้เอง</p>
        <div className={styles.progress}>
          <Progress
            percent={(done / steps.length) * 100}
            showInfo={false}
            aria-label={`ทำแล้ว ${done} จาก ${steps.length} ขั้น`}
          />
          <b className="number">
            {done} จาก {steps.length}
          </b>
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <Step key={step.title} step={step} number={place + 1} />
        ))}
      </ol>
      {mayImport && (
        <footer className={styles.foot}>
          <Link to="/import">
            <Button tabIndex={-1} icon={<FileUp size={18} aria-hidden />}>
              นำเข้าจากไฟล์
            </Button>
          </Link>
          <span className="secondary">มีรายการงานแสดงอยู่แล้ว นำเข้าทีเดียวจาก XLSX หรือ CSV</span>
        </footer>
      )}
    </Card>
  );
}

function Step({ step: { title, note, done, isNow, action, to, after }, number }: { step: FirstStep; number: number }) {
  const isDone = done !== undefined;
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <i className={isDone ? styles.done : undefined} aria-hidden>
        {isDone ? <Check size={18} /> : number}
      </i>
      <div>
        <b>{title}</b>
        <small className="secondary">
          {isDone ? (
            <>
              <span className={styles.ok}>เสร็จแล้ว</span> · {done}
            </>
          ) : (
            note
          )}
        </small>
      </div>
      {after === undefined ? (
        <Link to={to} reloadDocument={to.startsWith('http')}>
          <Button type={isNow ? 'primary' : 'default'} tabIndex={-1}>
            {action}
          </Button>
        </Link>
      ) : (
        <small className={`secondary ${styles.locked}`}>
          <Lock size={14} aria-hidden /> ทำขั้นที่ {after} ก่อน
        </small>
      )}
    </li>
  );
}
