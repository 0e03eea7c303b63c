import type { Band } from '../band/band.entity';

/** Name, what the member does, picture, and what is told of them: a sentence, then facts under headings. */
export type DemoMember = readonly [
  name: string,
  does: string,
  picture: string,
  told?: { sentence: string; facts: Readonly<Record<string, string>> },
];

export interface DemoBand {
  name: string;
  /** As it is called besides, with commas between. */
  otherNames: string;
  /** One line about the band, such as its kind of music. */
  kind: string;
  /** Paragraphs about it. */
  story?: readonly string[];
  /** Where it is from. */
  place?: string;
  /** Its own page, its songs, and its mail. */
  channels?: Pick<Band, 'band_page' | 'band_listen' | 'band_mail'>;
  picture: string;
  /** Telegram chat that hears of the band's orders; a band without one leaves it to the central chat. */
  chat?: string;
  members: readonly DemoMember[];
}

export const DEMO_BANDS: readonly DemoBand[] = [
  {
    name: 'หิ่งห้อยในเมือง',
    otherNames: 'Fireflies in the City, Hinghoi',
    kind: 'อินดี้ป็อป',
    story: [
      'ห้าคนจากท่าน้ำนนท์ที่เริ่มเล่นบนดาดฟ้าห้องเช่า เพราะเป็นที่เดียวที่เห็นหิ่งห้อยในเมือง เพลงของวงเล่าเรื่องคนที่ยังตื่นอยู่ตอนตีสาม พนักงานร้านสะดวกซื้อ คนขับรถส่งหนังสือพิมพ์ และคนที่คิดถึงบ้าน',
      'มีสามอัลบั้ม เล่นสดมาแล้วกว่า 200 เวที แสงสุดท้ายก่อนเช้าเป็นคอนเสิร์ตเต็มวงครั้งแรกในรอบ 3 ปี',
    ],
    place: 'นนทบุรี',
    channels: {
      band_page: 'https://facebook.example/hinghoi',
      band_listen: 'https://music.example/hinghoi',
      band_mail: 'hinghoi@wethi.example',
    },
    picture: 'band1',
    chat: '-1001000000011',
    members: [
      [
        'นที',
        'ร้องนำ',
        'm0',
        {
          sentence: 'คนเขียนเนื้อเพลงเกือบทั้งหมดของวง ชอบเขียนบนรถเมล์สายสุดท้าย',
          facts: { เล่น: 'ร้องนำ ฮาร์โมนิกา', อยู่วงมา: '7 ปี', เพลงที่เขียน: '31 เพลง', ของกินก่อนขึ้นเวที: 'ข้าวเหนียวหมูปิ้ง' },
        },
      ],
      ['ลิลลี่', 'คีย์บอร์ด / ร้อง', 'm1'],
      ['ต้า', 'กีตาร์', 'm2'],
      ['มะปราง', 'เบส', 'm3'],
      ['โอม', 'กลอง', 'm4'],
    ],
  },
  {
    name: 'คณะลมบูรพา',
    otherNames: 'East Wind, Lom Burapha',
    kind: 'หมอลำร่วมสมัย',
    place: 'ขอนแก่น',
    picture: 'band2',
    members: [
      ['แคนคำ', 'แคน', 'm5'],
      ['บัวลา', 'ร้องนำ', 'm6'],
      ['สิงห์ทอง', 'พิณ', 'm7'],
      ['จ่อย', 'กลอง', 'm2'],
    ],
  },
  {
    name: 'โรงละครเงาจันทร์',
    otherNames: 'Moonshadow Theatre, Ngao Chan',
    kind: 'ละครเพลง',
    place: 'กรุงเทพมหานคร',
    picture: 'band3',
    members: [
      ['เจ้าจันทร์', 'นักแสดงนำ', 'm8'],
      ['ปรเมศ', 'นักแสดงนำ', 'm9'],
      ['ไหมแก้ว', 'นักแสดง / เชลโล', 'm1'],
      ['อาจารย์วิทย์', 'กำกับการแสดง', 'm4'],
    ],
  },
  {
    name: 'สายฟ้าแลบ',
    otherNames: 'Lightning, Sai Fa Laep',
    kind: 'ร็อก',
    place: 'เชียงใหม่',
    picture: 'band4',
    members: [
      ['เอก', 'ร้องนำ', 'm2'],
      ['บอมบ์', 'กีตาร์', 'm6'],
      ['ทัช', 'เบส', 'm7'],
      ['ก้อง', 'กลอง', 'm0'],
    ],
  },
  {
    name: 'ปลาทองออร์เคสตรา',
    otherNames: 'Goldfish Orchestra, Plathong',
    kind: 'ดนตรีคลาสสิกและเพลงหนัง',
    picture: 'band5',
    members: [
      ['วรินทร', 'วาทยกร', 'm5'],
      ['พิณทิพย์', 'ไวโอลิน', 'm8'],
      ['ภูผา', 'เชลโล', 'm3'],
      ['ละออง', 'ฟลูต', 'm1'],
    ],
  },
  {
    name: 'ไม้หมอน',
    otherNames: 'The Sleepers, Mai Mon',
    kind: 'โฟล์กอะคูสติก',
    picture: 'band6',
    members: [
      ['ต้นไม้', 'กีตาร์ / ร้อง', 'm3'],
      ['พราว', 'ร้องนำ', 'm1'],
      ['คิม', 'ไวโอลิน', 'm0'],
      ['โจ', 'คีย์บอร์ด', 'm2'],
    ],
  },
  {
    name: 'ห้องเสียงสีฟ้า',
    otherNames: 'Blue Sound Room',
    kind: 'ซินธ์ป็อป',
    picture: 'band7',
    chat: '-1001000000017',
    members: [
      ['โน้ต', 'กีตาร์ / ร้อง', 'm7'],
      ['เมย์', 'ร้องนำ', 'm8'],
      ['ดีเจเค', 'ซินธ์ / เครื่องเสียง', 'm9'],
    ],
  },
  {
    name: 'น้ำค้างเดือนหก',
    otherNames: 'June Dew, Nam Khang',
    kind: 'แจ๊ซและโซล',
    picture: 'band8',
    members: [
      ['พิมพ์ฟ้า', 'ร้องนำ', 'm1'],
      ['เต้', 'ดับเบิลเบส', 'm4'],
      ['หนูนา', 'เปียโน', 'm6'],
    ],
  },
  {
    name: 'รถแห่แสงทอง',
    otherNames: 'Golden Light Parade',
    kind: 'ลูกทุ่งรถแห่',
    place: 'เชียงใหม่',
    picture: 'band4',
    members: [
      ['แสงทอง', 'ร้องนำ', 'm3'],
      ['หนึ่ง', 'กีตาร์', 'm0'],
      ['ปุ๊ย', 'กลอง', 'm7'],
    ],
  },
  {
    name: 'ละครริมหน้าต่าง',
    otherNames: 'Window Theatre',
    kind: 'ละครเวทีร่วมสมัย',
    place: 'กรุงเทพมหานคร',
    picture: 'band3',
    members: [
      ['ณิชา', 'นักแสดงนำ', 'm6'],
      ['ภาคิน', 'นักแสดงนำ', 'm2'],
    ],
  },
  {
    name: 'สามสายร่วมสมัย',
    otherNames: 'Three Strings',
    kind: 'ดนตรีไทยร่วมสมัย',
    picture: 'band5',
    members: [
      ['ครูเอื้อ', 'ซอสามสาย', 'm5'],
      ['รุ้ง', 'ขิม', 'm1'],
      ['ต่อ', 'ขลุ่ย', 'm9'],
    ],
  },
  {
    name: 'โค้ชอนันต์',
    otherNames: 'Coach Anan',
    kind: 'วินัยการเงินและการเทรด',
    picture: 'band7',
    members: [['อนันต์', 'ผู้สอน', 'm5']],
  },
];
