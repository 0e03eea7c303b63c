import { PRODUCT_STATUS, USER_STATUS, VIDEO_STATUS, type PersonnelRole } from '@wethi/contract';
import { duration, phone, recordDate } from '@wethi/format';
import type { DataOf } from '@wethi/http';
import {
  ArrowRight,
  Check,
  CircleHelp,
  Copy,
  List,
  ReceiptText,
  Tag,
  Theater,
  Ticket,
  User,
  Video,
} from 'lucide-react';
import { recordDay } from '../columns/record-time';
import { StatusTag } from '../feedback/status-tag';
import { OrderTag } from '../pages/orders/order-tag';
import { USER_TONES } from '../pages/user/customer/user-tones';
import { mayUse } from '../providers/access';
import type { Group, Item } from './item';
import { baht, count } from './numbers';
import { screensFound } from './screens-found';

export type Answer = NonNullable<DataOf<'GET', 'adminSearch'>>;
type Customer = Answer['customers'][number];
type Order = Answer['orders'][number];
type Show = Answer['shows'][number];

interface Typed {
  text: string;
  role: PersonnelRole;
  /** Copies the address of an order. */
  copy: (path: string) => void;
}

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

type Named = Pick<Customer, 'user_name' | 'user_lname' | 'user_nickname'>;
const nameOf = ({ user_name, user_lname, user_nickname }: Named) =>
  [user_name, user_lname].filter(Boolean).join(' ') || user_nickname;

/** Whether a text is digits of a phone, however they are written. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]{4,}$/.test(text.trim());
}

function customerItem(customer: Customer): Item {
  const { id, user_tel, user_path, user_status, orders, orders_net } = customer;
  const icon = user_status === 'Active' && <Check size={14} aria-hidden />;
  return {
    to: `/user/${id}`,
    title: nameOf(customer) ?? phone(user_tel),
    caption: joined(phone(user_tel), orders > 0 && `ซื้อ ${count(orders)} ครั้ง ${baht(orders_net)}`),
    icon: User,
    picture: user_path,
    tag: (
      <StatusTag tone={USER_TONES[user_status]} icon={icon}>
        {USER_STATUS[user_status]}
      </StatusTag>
    ),
    kept: 'customer',
  };
}

/** @param isTheirs the buyer stands above already */
function orderItem(order: Order, isTheirs: boolean): Item {
  const { id, order_no, user_tel, product_title, orders_net, create_at } = order;
  const net = baht(orders_net);
  return {
    to: `/orders?show=${id}`,
    title: order_no,
    caption: isTheirs
      ? joined(product_title, recordDay(create_at), net)
      : joined(nameOf(order), user_tel && phone(user_tel), product_title, net),
    icon: Ticket,
    tag: <OrderTag order={order} />,
    kept: 'order',
  };
}

function showItem({ id, product_title, product_img, product_status, stage_title, stage_date }: Show): Item {
  return {
    to: `/product?edit=${id}`,
    title: product_title,
    caption: joined(stage_title, stage_date && recordDate(stage_date), PRODUCT_STATUS[product_status]),
    icon: Theater,
    picture: product_img,
    kept: 'show',
  };
}

/** What one mostly does next about the only customer that was found. */
function nextForCustomer({ id, user_tel }: Customer, total: number): Item[] {
  const why = { title: 'ทำไมดูไม่ได้', caption: `ตรวจสิทธิ์ดูของ ${phone(user_tel)}` };
  const all = { title: `ดูคำสั่งซื้อทั้ง ${count(total)} รายการ`, caption: 'เปิดหน้าคำสั่งซื้อที่กรองเบอร์นี้แล้ว' };
  return [
    { ...why, to: `/user/${id}`, icon: CircleHelp },
    ...(total > 0 ? [{ ...all, to: `/orders?user_id=${id}`, icon: List }] : []),
  ];
}

/** The same of the only order. */
function nextForOrder({ id, orders_status }: Order, { role, copy }: Typed): Item[] {
  const confirm = { title: 'เปิดในหน้ายืนยันการชำระเงิน', caption: 'ดูสลิปแล้วอนุมัติหรือไม่อนุมัติ' };
  const link = { title: 'คัดลอกลิงก์คำสั่งซื้อ', caption: 'ส่งให้เพื่อนร่วมงาน' };
  const path = `/orders?show=${id}`;
  const waits = orders_status === 'wait' && mayUse(role, 'ordersConfirm', 'list');
  return [
    ...(waits ? [{ ...confirm, to: `/ordersConfirm?order=${id}`, icon: ReceiptText }] : []),
    { ...link, to: path, icon: Copy, act: () => copy(path) },
  ];
}

function screenItems({ shows: [show] }: Answer, { text, role }: Typed): Item[] {
  const prices = { title: 'แก้ราคาบัตรของงานนี้', caption: 'สินค้า › ราคาบัตร', icon: ArrowRight };
  return [
    ...screensFound(text, role),
    ...(show && mayUse(role, 'product', 'edit') ? [{ ...prices, to: `/product?edit=${show.id}` }] : []),
  ];
}

/** What was found, in groups; those that are empty are left out. */
export function foundGroups(answer: Answer, typed: Typed): Group[] {
  const { customers, orders, orders_total, shows, videos, coupons } = answer;
  const [customer] = customers;
  const [order] = orders;
  const isTheirs = customers.length === 1 && orders.every(({ user_id }) => user_id === customer?.id);
  const next =
    isTheirs && customer
      ? nextForCustomer(customer, orders_total)
      : order && orders_total === 1 && customers.length === 0
        ? nextForOrder(order, typed)
        : [];
  const screenGroup = { title: 'หน้าจอ', items: screenItems(answer, typed) };
  // Whoever typed the name of a screen means that.
  const [screen] = screenGroup.items;
  const isScreen = screen !== undefined && (shows.length === 0 || screen.title.startsWith(typed.text));
  const showGroup = { title: 'งานแสดง', items: shows.map(showItem) };
  const orderGroup = {
    title: isTheirs && isPhone(typed.text) ? 'คำสั่งซื้อของเบอร์นี้' : 'คำสั่งซื้อ',
    items: orders.map((one) => orderItem(one, isTheirs)),
  };
  const groups = [
    ...(isScreen ? [screenGroup] : []),
    { title: 'ลูกค้า', items: customers.map(customerItem) },
    // A piece of a number may be spelt nearly as the name of some show.
    ...(/^[\w-]+$/.test(typed.text) ? [orderGroup, showGroup] : [showGroup, orderGroup]),
    {
      title: 'วิดีโอ',
      items: videos.map(({ id, video_name, video_status, video_duration }) => ({
        to: `/video?edit=${id}`,
        title: video_name,
        caption: joined(VIDEO_STATUS[video_status], video_duration !== null && duration(video_duration)),
        icon: Video,
      })),
    },
    {
      title: 'คูปอง',
      items: coupons.map(({ id, coupon_code, coupon_name }) => ({
        to: `/coupon?edit=${id}`,
        title: coupon_code,
        caption: coupon_name,
        icon: Tag,
      })),
    },
    { title: 'ทำต่อ', items: next },
    ...(isScreen ? [] : [screenGroup]),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** What the found is said in, for who does not see it. */
export function foundWords(answer: Answer, groups: readonly Group[], text: string): string {
  const { customers, orders_total } = answer;
  if (isPhone(text)) return `พบลูกค้า ${customers.length} คน คำสั่งซื้อ ${orders_total} รายการ`;
  return `พบ ${groups.reduce((sum, { items }) => sum + items.length, 0)} รายการ`;
}
