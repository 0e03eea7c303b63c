import type { WatchReason } from '@wethi/contract';
import { Flex } from 'antd';
import { LifeBuoy, ReceiptText, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { shopUrl } from '../../../providers/shop-url';
import { EndDevices } from './end-devices';
import { CopyLink, GoTo, WriteButton } from './repair-buttons';
import { Unblock } from '../customer/unblock';
import type { Customer, WatchCheck } from '../customer/use-customer';
import { LessLong, WatchLonger } from './watch-longer';

interface RepairsProps {
  user: Customer;
  check: WatchCheck;
  /** Of the show, where it is known. */
  productUrl: string | undefined;
  /** Opens a text message with these words. */
  write: (text: string) => void;
}

/** The buttons that mend what was found, the most likely first. */
export function Repairs({ user, check, productUrl, write }: RepairsProps) {
  const { order, help_request_id } = check;
  const showLink = productUrl ? shopUrl(`/package/${productUrl}`) : shopUrl('/');
  const orderLink = order ? shopUrl(`/order/${order.order_no}`) : showLink;
  const buying = (
    <>
      <CopyLink address={showLink} label="คัดลอกลิงก์ซื้อ" />
      <WriteButton label="ส่งลิงก์ซื้อทาง SMS" onClick={() => write(`เวที: ซื้อบัตรได้ที่ ${showLink}`)} />
    </>
  );
  const video = (
    <GoTo to="/video" icon={<Video size={18} aria-hidden />}>
      ไปหน้าวิดีโอ
    </GoTo>
  );
  const repairs: Record<WatchReason, () => ReactNode> = {
    blocked: () => <Unblock userId={user.id} />,
    not_bought: () => buying,
    unpaid: () => (
      <>
        <CopyLink address={orderLink} label="คัดลอกลิงก์จ่ายเงิน" />
        <WriteButton label="ส่งลิงก์ทาง SMS" onClick={() => write(`เวที: ดูวิธีจ่ายเงินของคุณได้ที่ ${orderLink}`)} />
      </>
    ),
    slip_waits: () => (
      <GoTo to={`/ordersConfirm?order=${order?.id}`} icon={<ReceiptText size={18} aria-hidden />} primary>
        ไปตรวจสลิปนี้
      </GoTo>
    ),
    refused: () => (
      <>
        <WriteButton
          label="ส่งลิงก์แนบสลิปใหม่"
          primary
          onClick={() => write(`เวที: แนบสลิปใหม่ของคำสั่งซื้อ ${order?.order_no} ได้ที่ ${orderLink}`)}
        />
        <GoTo to={`/orders?show=${order?.id}`}>เปิดคำสั่งซื้อ</GoTo>
      </>
    ),
    refunded: () => (
      <>
        <GoTo to={`/orders?show=${order?.id}`}>เปิดคำสั่งซื้อ</GoTo>
        {buying}
      </>
    ),
    given_away: () => buying,
    window_over: () => (
      <>
        <WatchLonger userId={user.id} check={check} />
        <WriteButton
          label="ส่งข้อความอธิบาย"
          onClick={() => write(`เวที: งานนี้ดูย้อนหลังได้ ${check.days} วันหลังวันแสดง และหมดเวลาแล้ว มีข้อสงสัยโทรหาทีมงานได้`)}
        />
      </>
    ),
    devices_full: () => <EndDevices userId={user.id} check={check} />,
    not_begun: () => <GoTo to="/liveStreaming">ไปห้องส่ง</GoTo>,
    no_video: () => video,
    processing: () => video,
    video_failed: () => video,
    closed: () => video,
  };
  if (check.reason)
    return (
      <Flex gap={8} wrap>
        {repairs[check.reason]()}
      </Flex>
    );
  return (
    <Flex gap={8} wrap>
      {check.orders_detail_watch_to && <LessLong userId={user.id} check={check} />}
      <WriteButton label="ส่งลิงก์เข้าดูทาง SMS" primary onClick={() => write(`เวที: เข้าดูได้ที่ ${showLink}`)} />
      {help_request_id !== null && (
        <GoTo to={`/helpRequest?show=${help_request_id}`} icon={<LifeBuoy size={18} aria-hidden />}>
          ดูข้อมูลจากเครื่องลูกค้า
        </GoTo>
      )}
    </Flex>
  );
}
