import { useQueryClient } from '@tanstack/react-query';
import { bangkokTime, count, phone } from '@wethi/format';
import { LogOut, MessageSquare, RefreshCw, Vibrate, Volume2, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '@wethi/http';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { Button } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import { Switch } from '../../ui/fields/switch';
import { Card, Tear } from '../../ui/layout/card';
import { playTones } from '../../ui/sound';
import { useSave } from '../../ui/use-save';
import { ListForm, type ListWish } from './list-form';
import { RoomFrame, Trio } from './room-frame';
import type { Alarms } from './turn-alarm';
import { roomKey } from './use-room';
import styles from './waiting-room.module.css';

/** Screen readers hear the number no oftener. */
const SPOKEN_MS = 15_000;

interface InLineProps {
  product: PackageProduct;
  place: RoomPlace;
  isLost: boolean;
  alarms: Alarms;
  onAlarms: (alarms: Alarms) => void;
  /** Whether a sound would be heard. */
  isHeard: boolean;
  /** Whether they are on the list of those who wait for what is given back. */
  isListed: boolean;
  onList: (wish: ListWish) => void;
  listing: boolean;
}

/** Where one stands, how long it may take, and whether there will be something left. */
export function InLine(props: InLineProps) {
  const { product, place, isLost, isListed, onList, listing } = props;
  const { open } = useDialogs();
  const ahead = place.queue_ahead ?? 0;
  const walked = walkedOf(place);
  return (
    <RoomFrame product={product} title="กำลังรอคิว">
      <Card className={styles.card}>
        <div className={styles.position}>
          <span>คิวของคุณ</span>
          <b>{count(ahead + 1)}</b>
          <span>{isLost ? 'เวลาที่เหลือ รอสัญญาณ' : waitText(place)}</span>
          <Spoken text={`คิวของคุณ ${count(ahead + 1)}`} />
        </div>
        <div className={styles.lane}>
          <span className={styles.you} style={{ left: `${walked}%` }}>
            คุณอยู่ตรงนี้
          </span>
          <div className={styles.meter} role="img" aria-label={`เดินมาแล้ว ${walked} เปอร์เซ็นต์ของคิว`}>
            <i style={{ width: `${walked}%` }} />
          </div>
        </div>
        <div className={styles.ends}>
          <span>เริ่มต่อคิว</span>
          <span>ถึงคิว</span>
        </div>
        <Trio
          figures={[
            [count(ahead), 'คนข้างหน้า'],
            [place.places_left === null ? 'ไม่จำกัด' : count(place.places_left), 'ที่นั่งที่เหลือ'],
            [isLost || place.per_minute === null ? '–' : count(place.per_minute), 'คนเข้าซื้อต่อนาที'],
          ]}
        />
        <div className={styles.news}>
          {isLost ? (
            <Lost minutes={place.contact_minutes} />
          ) : (
            <Chance {...{ product, place, isListed, onList, listing }} />
          )}
        </div>
        <Tear />
        <h2 className={styles.sub}>เมื่อถึงคิว</h2>
        <Wishes {...props} />
        <p className={styles.updated}>
          {isLost ? <WifiOff size={18} aria-hidden /> : <RefreshCw size={18} aria-hidden />}
          <span className="num">
            {isLost
              ? `อัปเดตล่าสุด ${secondTime(place.now)} น. กำลังเชื่อมต่อใหม่`
              : `อัปเดตเมื่อ ${secondTime(place.now)} น. หน้านี้เดินเอง ไม่ต้องกดโหลดใหม่ และทำอย่างอื่นไปด้วยได้ แต่ถ้าปิดหน้าจอ ให้กลับมาภายใน ${place.contact_minutes} นาที`}
          </span>
        </p>
      </Card>
      <div className={styles.below}>
        <button type="button" className={styles.leave} onClick={() => open({ name: 'leave' })}>
          <LogOut size={18} aria-hidden />
          ออกจากคิว
        </button>
      </div>
    </RoomFrame>
  );
}

function Lost({ minutes }: { minutes: number }) {
  return <Alert kind="wait">สัญญาณอินเทอร์เน็ตหลุด คิวของคุณยังอยู่ที่เดิมอีก {minutes} นาที พอสัญญาณมา หน้านี้เดินต่อเอง</Alert>;
}

type ChanceProps = Pick<InLineProps, 'product' | 'place' | 'isListed' | 'onList' | 'listing'>;

/** Nothing is said that was not measured. */
function Chance({ product, place, isListed, onList, listing }: ChanceProps) {
  const { is_likely, places_left, queue_ahead, not_buying_of_ten } = place;
  if (is_likely === null) return null;
  if (is_likely) {
    const measured = not_buying_of_ten === null ? '' : `ราว ${not_buying_of_ten} ใน 10 คนไม่ซื้อ `;
    return <Alert kind="ok">{measured}คิวนี้น่าจะได้บัตร</Alert>;
  }
  return (
    <>
      <Alert kind="wait">
        บอกตามตรง คิวนี้อาจไม่ได้บัตร เหลือ {count(places_left ?? 0)} ที่นั่ง และมีคนข้างหน้า {count(queue_ahead ?? 0)} คน จะรอต่อ
        หรือลงชื่อรอบัตรคืนไว้ก็ได้
      </Alert>
      {isListed ? (
        <Alert kind="ok">ลงชื่อรอบัตรคืนไว้แล้ว คิวนี้ยังเป็นของคุณ</Alert>
      ) : (
        <ListInLine product={product} onList={onList} busy={listing} />
      )}
    </>
  );
}

/** For a hall they say for how many first. */
function ListInLine({ product, onList, busy }: Pick<InLineProps, 'product' | 'onList'> & { busy: boolean }) {
  const [isAsked, ask] = useState(false);
  if (isAsked) {
    const cancel = () => ask(false);
    return <ListForm product={product} action="ลงชื่อรอบัตรคืน" busy={busy} onWish={onList} onCancel={cancel} />;
  }
  const inHall = product.product_format !== 'online';
  return (
    <Button block loading={busy} onClick={() => (inHall ? ask(true) : onList({}))}>
      ลงชื่อรอบัตรคืน โดยไม่เสียคิวนี้
    </Button>
  );
}

type WishesProps = Pick<InLineProps, 'product' | 'place' | 'alarms' | 'onAlarms' | 'isHeard'>;

function Wishes({ product, place, alarms, onAlarms, isHeard }: WishesProps) {
  const { member } = useMember();
  const client = useQueryClient();
  const [sms, setSms] = useState(place.queue_sms === 'Y');
  const keep = (wanted: boolean) => {
    setSms(wanted);
    // The place that is asked for does not say it again.
    client.setQueryData<RoomPlace>(roomKey(product.id), (last) => last && { ...last, queue_sms: wanted ? 'Y' : 'N' });
  };
  const wish = useSave(
    (wanted: boolean) =>
      call('POST', 'waitingRoomSms', { body: { product_id: product.id, queue_sms: wanted ? 'Y' : 'N' } }),
    { failure: 'บันทึกไม่ได้', then: (_, wanted) => keep(wanted) },
  );
  return (
    <ul className={styles.wishes}>
      <li className={styles.sound}>
        <Switch
          icon={Volume2}
          label="ส่งเสียงเตือน"
          note={alarms.sound && !isHeard ? 'แตะหน้านี้หนึ่งครั้งก่อน เสียงจึงจะดัง' : ''}
          checked={alarms.sound}
          onChange={(sound) => onAlarms({ ...alarms, sound })}
        />
        <button type="button" className="link" onClick={playTones}>
          ลองฟัง
        </button>
      </li>
      <li>
        <Switch
          icon={Vibrate}
          label="สั่นเตือน"
          note="บนมือถือ"
          checked={alarms.vibration}
          onChange={(vibration) => onAlarms({ ...alarms, vibration })}
        />
      </li>
      <li>
        <Switch
          icon={MessageSquare}
          label="ส่ง SMS"
          note={member ? phone(member.user_tel) : ''}
          checked={sms}
          onChange={wish.save}
        />
      </li>
    </ul>
  );
}

/** Says a text that changes often no oftener than is bearable. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  });
  useEffect(() => {
    const timer = setInterval(() => setSaid(newest.current), SPOKEN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="sr" aria-live="polite">
      {said}
    </span>
  );
}

function walkedOf({ queue_ahead, queue_start }: RoomPlace): number {
  if (!queue_start || queue_ahead === null) return 2;
  return Math.max(2, Math.min(98, Math.round((1 - (queue_ahead + 1) / queue_start) * 100)));
}

export function waitText({ minutes_from: from, minutes_to: to }: RoomPlace): string {
  if (from === null || to === null) return 'กำลังวัดความเร็วของคิว';
  return from === to ? `อีกประมาณ ${from} นาที` : `อีกประมาณ ${from} ถึง ${to} นาที`;
}

function secondTime(instant: string): string {
  return bangkokTime(instant).time.slice(0, 8);
}
