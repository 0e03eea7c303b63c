import type { DemoShow } from './demo-shows';

interface Tour {
  band: string;
  /** Begins the address of each of its shows. */
  url: string;
  title: string;
  subtitle: string;
  venue: string;
  price: number;
  minutes: number;
  start: string;
  pictures: readonly string[];
  /** Saturdays before the next one on which it played in the first town, the second and the third. */
  saturdays: readonly [number, number, number];
}

/** Town as it stands in the address and in the title. */
const TOWNS = [
  ['chiangmai', 'เชียงใหม่'],
  ['khonkaen', 'ขอนแก่น'],
  ['hatyai', 'หาดใหญ่'],
] as const;

/** Every band went on tour in the past year. */
const TOURS: readonly Tour[] = [
  {
    ...{ band: 'หิ่งห้อยในเมือง', url: 'hinghoi-dern-thang', title: 'หิ่งห้อยเดินทาง', subtitle: 'ทัวร์อินดี้สามภาค' },
    ...{ venue: 'ลานกลางเมือง', price: 390, minutes: 100, start: '19:30', pictures: ['kv1', 'kv7'] },
    saturdays: [-49, -34, -18],
  },
  {
    ...{ band: 'คณะลมบูรพา', url: 'lom-burapha-satchon', title: 'ลมบูรพาสัญจร', subtitle: 'หมอลำเต็มวงถึงถิ่น' },
    ...{ venue: 'สนามหน้าศาลากลาง', price: 350, minutes: 120, start: '20:00', pictures: ['kv2', 'kv5'] },
    saturdays: [-47, -31, -14],
  },
  {
    ...{ band: 'โรงละครเงาจันทร์', url: 'khom-duang-sutthai', title: 'โคมดวงสุดท้าย', subtitle: 'ละครเพลงองก์เดียว' },
    ...{ venue: 'หอประชุมมหาวิทยาลัย', price: 590, minutes: 90, start: '14:00', pictures: ['kv3', 'kv6'] },
    saturdays: [-45, -29, -12],
  },
  {
    ...{ band: 'สายฟ้าแลบ', url: 'fa-laep-fa-rong', title: 'ฟ้าแลบฟ้าร้อง', subtitle: 'ทัวร์ร็อกหน้าฝน' },
    ...{ venue: 'โกดังเก่า', price: 490, minutes: 110, start: '20:30', pictures: ['kv4', 'kv1'] },
    saturdays: [-43, -27, -10],
  },
  {
    ...{
      band: 'ปลาทองออร์เคสตรา',
      url: 'plathong-nai-rongrian',
      title: 'ปลาทองในโรงเรียน',
      subtitle: 'เพลงคลาสสิกสำหรับเด็ก',
    },
    ...{ venue: 'หอประชุมโรงเรียน', price: 190, minutes: 60, start: '10:00', pictures: ['kv5', 'kv3'] },
    saturdays: [-41, -25, -8],
  },
  {
    ...{ band: 'ไม้หมอน', url: 'mai-mon-rim-nam', title: 'ไม้หมอนริมน้ำ', subtitle: 'โฟล์กยามเย็น' },
    ...{ venue: 'ท่าน้ำเก่า', price: 290, minutes: 80, start: '17:30', pictures: ['kv6', 'kv3'] },
    saturdays: [-50, -37, -23],
  },
  {
    ...{ band: 'ห้องเสียงสีฟ้า', url: 'fa-nai-hong-mut', title: 'ฟ้าในห้องมืด', subtitle: 'ซินธ์และแสงเลเซอร์' },
    ...{ venue: 'โรงหนังเก่า', price: 450, minutes: 95, start: '20:00', pictures: ['kv7', 'kv8'] },
    saturdays: [-48, -36, -20],
  },
  {
    ...{ band: 'น้ำค้างเดือนหก', url: 'namkhang-khuen-sao', title: 'น้ำค้างคืนวันเสาร์', subtitle: 'แจ๊ซในร้านเล็ก' },
    ...{ venue: 'ร้านกาแฟชั้นสอง', price: 320, minutes: 90, start: '19:00', pictures: ['kv8', 'kv5'] },
    saturdays: [-46, -33, -16],
  },
  {
    ...{ band: 'รถแห่แสงทอง', url: 'saengthong-on-tour', title: 'แสงทองออนทัวร์', subtitle: 'รถแห่คันใหญ่ หน้าฮ้านเต็มวง' },
    ...{ venue: 'ลานตลาดนัด', price: 150, minutes: 180, start: '20:00', pictures: ['kv2', 'kv4'] },
    saturdays: [-44, -28, -11],
  },
  {
    ...{ band: 'ละครริมหน้าต่าง', url: 'chotmai-thi-mai-dai-song', title: 'จดหมายที่ไม่ได้ส่ง', subtitle: 'ละครสองคนแสดง' },
    ...{ venue: 'โรงละครห้องแถว', price: 390, minutes: 75, start: '19:00', pictures: ['kv3', 'kv8'] },
    saturdays: [-42, -26, -9],
  },
  {
    ...{ band: 'สามสายร่วมสมัย', url: 'siang-so-yam-yen', title: 'เสียงซอยามเย็น', subtitle: 'ดนตรีไทยกับเชลโลไฟฟ้า' },
    ...{ venue: 'ศาลาวัดเก่า', price: 290, minutes: 85, start: '18:00', pictures: ['kv5', 'kv6'] },
    saturdays: [-40, -24, -7],
  },
  {
    ...{ band: 'โค้ชอนันต์', url: 'anan-phop-phu-rian', title: 'อนันต์พบผู้เรียน', subtitle: 'ตอบคำถามการเงินสด ๆ' },
    ...{ venue: 'ห้องสัมมนา', price: 99, minutes: 120, start: '13:00', pictures: ['kv7', 'kv4'] },
    saturdays: [-38, -22, -6],
  },
];

/** Shows that are over and can't be watched any more, so that lists and reports have a year behind them. */
export const PLAYED: readonly DemoShow[] = TOURS.flatMap((tour) =>
  TOWNS.map(([slug, town], place) => ({
    band: tour.band,
    url: `${tour.url}-${slug}`,
    title: `${tour.title} ที่${town}`,
    subtitle: tour.subtitle,
    detail: [`${tour.title}เล่นที่${town}จบไปแล้ว ขอบคุณทุกคนที่มาดูด้วยกันทั้งหน้างานและหน้าจอ`],
    venue: `${tour.venue} ${town}`,
    day: { saturday: tour.saturdays[place] ?? 0 },
    start: tour.start,
    minutes: tour.minutes,
    status: 'end' as const,
    price: tour.price,
    pictures: tour.pictures,
  })),
);
