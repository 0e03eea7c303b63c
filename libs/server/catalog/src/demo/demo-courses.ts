import type { DemoShow } from './demo-shows';

/** Who teaches a course, what one can do afterwards, and how many lessons each chapter has. */
export interface DemoLessons {
  /** Name of the coach; those of one name are one. */
  coach: string;
  /** Who gives single lessons in the coach's place, by their numbers. */
  guests?: Readonly<Record<number, string>>;
  outcomes: readonly string[];
  chapters: readonly (readonly [title: string, lessons: number])[];
  bookings?: number;
  /** What its learners sign. */
  application?: string;
}

/** Courses: their stage is the class and its items are the lessons. */
export const COURSES: readonly DemoShow[] = [
  {
    url: 'rong-phleng-8-bot',
    band: 'น้ำค้างเดือนหก',
    title: 'ร้องเพลงให้อยู่ ใน 8 บท',
    subtitle: 'สำหรับคนที่รักร้องเพลงแต่ไม่เคยเรียน',
    detail: [
      'ลมหายใจ เสียงตรง เสียงสั่น และการเล่าเรื่องด้วยเสียง เรียนทีละบท ทำแบบฝึกหัดตามได้ทันทีโดยไม่ต้องมีพื้นฐาน',
      'ดูซ้ำได้ทุกบทเรียนตลอดช่วงเวลาเรียน',
    ],
    venue: 'เรียนย้อนหลัง',
    day: { saturday: -5 },
    start: '10:00',
    minutes: 260,
    status: 'replay',
    price: 1290,
    unchanged: 1690,
    pictures: ['kv8', 'kv5'],
    type: 'C',
  },
  {
    url: 'rong-prasan-song-siang',
    band: 'น้ำค้างเดือนหก',
    title: 'ร้องประสานสองเสียง',
    subtitle: '6 บทเรียน · 3 ชม.',
    detail: ['ร้องคู่กับใครก็ได้โดยไม่หลงไปตามเสียงเขา เริ่มจากฟัง แล้วจึงร้อง จบด้วยเพลงคู่หนึ่งเพลงเต็ม'],
    venue: 'เรียนย้อนหลัง',
    day: { saturday: -3 },
    start: '10:00',
    minutes: 180,
    status: 'replay',
    price: 1490,
    pictures: ['kv5', 'kv8'],
    type: 'C',
  },
  {
    url: 'guitar-prong-chak-sun',
    band: 'ไม้หมอน',
    title: 'กีตาร์โปร่งจากศูนย์',
    subtitle: '12 บทเรียน · 6 ชม.',
    detail: ['จับคอร์ดแรกจนถึงเล่นเพลงโปรดได้จบเพลง ครูต้นไม้สอนทีละนิ้ว มีแบบฝึกหัดท้ายบททุกบท'],
    venue: 'เรียนออนไลน์',
    day: { saturday: 2 },
    start: '09:00',
    minutes: 360,
    status: 'sale',
    price: 990,
    pictures: ['kv6', 'kv3'],
    type: 'C',
  },
  {
    url: 'trade-yang-mi-winai',
    band: 'โค้ชอนันต์',
    title: 'เทรดอย่างมีวินัย',
    subtitle: 'เรียนสด 6 ครั้ง + ดูย้อนหลัง',
    detail: [
      'วางแผนก่อนซื้อ จำกัดความเสี่ยงทุกครั้ง และจดบันทึกให้เป็นนิสัย คอร์สนี้สอนวินัย ไม่ได้ชี้เป้า',
      'การลงทุนมีความเสี่ยง ผู้เรียนควรตัดสินใจด้วยตนเอง',
    ],
    venue: 'ห้องเรียนออนไลน์',
    day: { saturday: -4 },
    start: '10:00',
    minutes: 120,
    status: 'sale',
    price: 3900,
    unchanged: 4900,
    pictures: ['kv7', 'kv1'],
    type: 'T',
  },
];

export const COACHES: readonly { name: string; band: string; subtitle: string; detail: string; picture: string }[] = [
  {
    name: 'ครูพิมพ์ฟ้า',
    band: 'น้ำค้างเดือนหก',
    subtitle: 'ครูสอนร้องเพลง 14 ปี · เคยร้องประสานให้หิ่งห้อยในเมือง',
    detail: 'สอนช้า ทำให้ดูก่อนเสมอ เชื่อว่าทุกคนมีเพลงหนึ่งเพลงที่ร้องแล้วเป็นตัวเองที่สุด',
    picture: 'm1',
  },
  {
    name: 'ครูต้นไม้',
    band: 'ไม้หมอน',
    subtitle: 'มือกีตาร์วงไม้หมอน',
    detail: 'เริ่มจากเพลงที่คุณอยากเล่น แล้วค่อยย้อนกลับมาที่ทฤษฎี',
    picture: 'm3',
  },
  {
    name: 'โค้ชอนันต์',
    band: 'โค้ชอนันต์',
    subtitle: 'ผู้สอนวินัยการเงิน 20 ปี',
    detail: 'ไม่ชี้เป้า ไม่บอกหุ้น สอนให้มีแผนและทำตามแผน',
    picture: 'm5',
  },
];

/** By the product's url. */
export const LESSONS: Readonly<Record<string, DemoLessons>> = {
  'rong-phleng-8-bot': {
    coach: 'ครูพิมพ์ฟ้า',
    outcomes: [
      'หายใจลึกพอร้องท่อนยาวไม่ขาด',
      'ฟังออกว่าเสียงเพี้ยนตรงไหน แล้วแก้เองได้',
      'ขึ้นเสียงสูงโดยไม่เจ็บคอ',
      'จับไมค์ ยืน และมองคนดูอย่างมั่นใจ',
      'เลือกคีย์เพลงที่เข้ากับเสียงตัวเอง',
      'ร้องกับวงสดได้หนึ่งเพลงเต็ม',
    ],
    chapters: [
      ['ตอนที่ 1 เตรียมเสียง', 2],
      ['ตอนที่ 2 ร้องให้อยู่', 3],
      ['ตอนที่ 3 ขึ้นเวที', 3],
    ],
  },
  'rong-prasan-song-siang': {
    coach: 'ครูพิมพ์ฟ้า',
    guests: { 5: 'ครูต้นไม้' },
    outcomes: ['ได้ยินเสียงที่สองในเพลงที่รู้จัก', 'ร้องคู่โดยไม่หลงไปตามอีกเสียง'],
    chapters: [
      ['ตอนที่ 1 ฟัง', 3],
      ['ตอนที่ 2 ร้องด้วยกัน', 3],
    ],
  },
  'guitar-prong-chak-sun': {
    coach: 'ครูต้นไม้',
    outcomes: ['ตั้งสายเองได้', 'เปลี่ยนคอร์ดทันจังหวะ', 'อ่านแท็บออก', 'เล่นเพลงโปรดจบเพลง'],
    chapters: [
      ['ตอนที่ 1 จับกีตาร์', 4],
      ['ตอนที่ 2 เล่นเป็นเพลง', 4],
      ['ตอนที่ 3 เล่นกับคนอื่น', 4],
    ],
    bookings: 4,
  },
  'trade-yang-mi-winai': {
    coach: 'โค้ชอนันต์',
    outcomes: ['มีแผนก่อนซื้อทุกครั้ง', 'รู้ว่าจะขาดทุนได้มากที่สุดเท่าไร', 'จดบันทึกจนเป็นนิสัย'],
    chapters: [],
    bookings: 2,
    application: [
      'ข้าพเจ้าสมัครเรียนคอร์ส “เทรดอย่างมีวินัย” และเข้าใจว่า',
      '1. คอร์สนี้สอนวินัยและการจัดการความเสี่ยง ไม่ได้ชี้เป้าหรือรับประกันผลตอบแทน',
      '2. การลงทุนมีความเสี่ยง ข้าพเจ้าตัดสินใจด้วยตนเองและรับผลของการตัดสินใจเอง',
      '3. เนื้อหาและการถ่ายทอดสดมีไว้สำหรับผู้เรียนเท่านั้น จะไม่บันทึกหรือเผยแพร่ต่อ',
    ].join('\n'),
  },
};
