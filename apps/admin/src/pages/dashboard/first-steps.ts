/** What a new shop has so far: a name of each, or nothing. */
export interface ShopSoFar {
  band?: string;
  account?: string;
  product?: string;
  /** A video or a live show. */
  media?: string;
}

export interface FirstStep {
  title: string;
  note: string;
  /** Name of what is there already. */
  done?: string;
  /** The first that is not done. */
  isNow: boolean;
  /** What the button says, and where it leads: to make it, or to change it. */
  action: string;
  to: string;
  /** The step that has to be done before. */
  after?: number;
}

const STEPS = [
  { key: 'band', title: 'สร้างวง', note: 'ชื่อวงและรูป ใช้เวลาราว 2 นาที', action: 'สร้างวง', screen: '/band' },
  {
    key: 'account',
    title: 'เพิ่มบัญชีรับโอน',
    note: 'บัญชีที่ลูกค้าโอนเงินเข้า',
    action: 'เพิ่มบัญชี',
    screen: '/bookBank',
  },
  {
    key: 'product',
    title: 'สร้างงานแสดงแรก',
    note: 'ใส่วัน ราคา และรูป ใช้เวลาราว 5 นาที',
    action: 'สร้างงานแสดง',
    screen: '/product',
  },
  {
    key: 'media',
    title: 'ใส่วิดีโอหรือเปิดไลฟ์',
    note: 'อัปโหลดไฟล์ หรือรับที่อยู่สำหรับส่งสัญญาณ',
    action: 'ใส่วิดีโอ',
    screen: '/video',
  },
] as const;

/** The five steps of a new shop, each open once the one before it is done. */
export function firstSteps(so: ShopSoFar, shop: string): FirstStep[] {
  const now = STEPS.findIndex(({ key }) => so[key] === undefined);
  const open = now < 0 ? STEPS.length : now;
  const steps = STEPS.map(({ key, screen, action, ...words }, place): FirstStep => {
    const done = so[key];
    const isDone = done !== undefined;
    return {
      ...words,
      done,
      isNow: place === open,
      action: isDone ? 'แก้ไข' : action,
      to: isDone || key === 'media' ? screen : `${screen}?new=`,
      ...(!isDone && place > open && { after: open + 1 }),
    };
  });
  const last = {
    title: 'เปิดขายแล้วลองซื้อเอง',
    note: 'ซื้อ 1 บาทด้วยเบอร์ตัวเอง ดูว่าเงินเข้าและดูได้จริง',
    action: 'เปิดหน้าร้าน',
    to: shop,
  };
  return [...steps, { ...last, isNow: open === STEPS.length, ...(open < STEPS.length && { after: open + 1 }) }];
}
