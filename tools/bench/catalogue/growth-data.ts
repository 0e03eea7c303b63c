import type { Connection } from 'mysql2/promise';

/** Words of which titles are made, three for each product: a search for one finds a twentieth of the catalogue. */
const WORDS =
  'แสง เสียง รัก ฝน ดาว เมือง คืน ทะเล ภูเขา ลม ฤดู หนาว ร้อน ดนตรี คอนเสิร์ต วัน แรก สุดท้าย เพื่อน บ้าน ทาง ไกล ใกล้ ฝัน ใจ เพลง กลอง กีตาร์ เปียโน หมอลำ อีสาน เหนือ ใต้ ลูกทุ่ง ริมน้ำ จันทร์ อาทิตย์ สาย หมอก ใบไม้ ดอกไม้ แม่น้ำ รถไฟ สถานี ตลาด เช้า เย็น ค่ำ ดึก สวน ป่า เกาะ หาด คลื่น เรือ นก ผีเสื้อ หิ่งห้อย โคม เวที'.split(
    ' ',
  );
const PER_BAND = 20;
const PER_BUYER = 20;
const FIRST = { band: 1_000, product: 1_000, user: 1_000 };
const DETAIL_LENGTH = 2_000;

/** What visitors type: every word of the titles, and some bands. */
export const SEARCHES: readonly string[] = [
  ...WORDS,
  ...Array.from({ length: 20 }, (_, at) => `วงที่${FIRST.band + at}`),
];

/** Enabled products, one show each, a few of them to come; a band has twenty. Replaces those of an earlier call. */
export async function fillCatalogue(connection: Connection, products: number): Promise<void> {
  const bands = Math.ceil(products / PER_BAND);
  const word = (step: number): string => `ELT(1 + MOD(seq * ${step}, ${WORDS.length}), ${quoted(WORDS)})`;
  const words = `CONCAT(${word(7)}, ' ', ${word(11)}, ' ', ${word(13)})`;
  const band = `${FIRST.band} + seq DIV ${PER_BAND}`;
  for (const table of ['product_word', 'product', 'stage', 'band']) await connection.query(`DELETE FROM ${table}`);
  await connection.query(`INSERT INTO band (id, band_name, band_path)
    SELECT ${FIRST.band} + seq, CONCAT('วงที่', ${FIRST.band} + seq), 'band/a.webp' FROM seq_0_to_${bands}`);
  await connection.query(`INSERT INTO stage (id, band_id, stage_title, stage_date, stage_time_start, stage_time_to)
    SELECT seq, ${band}, CONCAT('โรงละคร ', seq), CURRENT_DATE + INTERVAL 60 DAY - INTERVAL seq DIV 10 DAY, '19:30:00', '22:00:00'
      FROM seq_1_to_${products}`);
  await connection.query(`INSERT INTO product (id, band_id, stage_id, product_title, product_subtitle, product_detail,
      product_url, product_price, product_img, product_img_detail, product_status, product_show_at, product_search)
    SELECT ${FIRST.product} + seq, ${band}, seq, ${words}, 'บันทึกการแสดงสดเต็มเรื่อง พร้อมเบื้องหลัง',
      REPEAT('ก', ${DETAIL_LENGTH}), CONCAT('show-', seq), 590, 'product/a.webp', 'product/b.webp',
      ELT(1 + MOD(seq, 3), 'sale', 'replay', 'end'), CURRENT_DATE + INTERVAL 60 DAY - INTERVAL seq DIV 10 DAY,
      CONCAT(${words}, '\\n', CONCAT('วงที่', ${band}), '\\n', ${words}, ' วง ที่', ${band})
      FROM seq_1_to_${products}`);
  await connection.query(`INSERT IGNORE INTO product_word (word, product_id, title_place, show_at)
    SELECT SUBSTRING_INDEX(SUBSTRING_INDEX(product_title, ' ', nth.seq), ' ', -1), id, nth.seq, product_show_at
      FROM product JOIN seq_1_to_3 nth`);
  // As the product's own index has them: a word whole, and cut as a search for it is.
  await connection.query(
    `INSERT IGNORE INTO product_word (word, product_id, title_place, show_at)
    SELECT cut.part, product_id, title_place, show_at FROM product_word JOIN JSON_TABLE(?, '$[*]' COLUMNS (
      word varchar(200) COLLATE utf8mb4_bin PATH '$.word', part varchar(200) COLLATE utf8mb4_bin PATH '$.part')) cut
        ON cut.word = product_word.word`,
    [JSON.stringify(WORDS.flatMap((whole) => partsOf(whole).map((part) => ({ word: whole, part }))))],
  );
  await connection.query(`INSERT INTO product_word (word, product_id, title_place, show_at)
    SELECT band_name, product.id, 65535, product_show_at FROM product JOIN band ON band.id = product.band_id`);
}

/** Of which names are made that stand in no dictionary: two give 3,600 words. */
const SYLLABLES =
  'กำ ขวัญ คา จันทร์ ชัย ซา ดาว ต้น ทอง นา บัว ปิ่น ผา พิม ฟ้า มุก ยู รัตน์ ลิน วัน ศรี สาย หมอก อัญ แก้ว แคน เดช เพ็ญ เมย์ เรือง โชค โต ไพร ใบ กร เขม ครู งาม จิต ชม ณัฐ ดุจ เต้ย ธาร นิล เบล ปราง พลอย ภูมิ มาย ริน ลม วี ศักดิ์ สิน หนึ่ง อร อิง เอ็ม โอ๊ต'.split(
    ' ',
  );

const LATIN =
  'saeng rak fon dao mueang khuen thale phukhao lom ruedu nao ron dontri wan raek thai phuean ban thang klai fan chai phleng klong'.split(
    ' ',
  );

/** Titles that differ, five members a band and twelve songs a show, of thirty that its band plays. Not indexed. */
export async function fillNames(connection: Connection): Promise<void> {
  const one = (of: readonly string[], seed: string): string =>
    `ELT(1 + MOD(CRC32(${seed}), ${of.length}), ${quoted(of)})`;
  const latin = (seed: string): string => one(LATIN, seed);
  const syllable = (seed: string): string => one(SYLLABLES, seed);
  await connection.query(
    `UPDATE product SET product_title = CONCAT(${one(WORDS, 'id')}, ${syllable("CONCAT('a', id)")}, ${syllable("CONCAT('b', id)")}, IF(MOD(id, 4), '', ' ครั้งที่ 2')),
      product_url = CONCAT(${latin("CONCAT('l', id)")}, '-', ${latin("CONCAT('m', id)")}, '-', id)`,
  );
  await connection.query(`INSERT INTO band_member (band_id, band_member_name)
    SELECT band.id, CONCAT(${syllable("CONCAT('c', band.id, seq)")}, ${syllable("CONCAT('d', band.id, seq)")}) FROM band JOIN seq_1_to_5`);
  const song = "CONCAT(band_id, '-', MOD(stage.id + seq, 30))";
  await connection.query(`INSERT INTO stage_time (stage_id, stage_detail_time_type, stage_detail_time_item, stage_detail_time_title)
    SELECT stage.id, 'song', seq, CONCAT(${one(WORDS, song)}, ${syllable(`CONCAT('e', ${song})`)}, ${one(WORDS, `CONCAT('f', ${song})`)})
      FROM stage JOIN seq_1_to_12`);
}

/** A name without its tone marks, and with a letter left out. */
export function slipsOf(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  return [name.replace(/[\u0e48-\u0e4b]/g, ''), name.slice(0, middle) + name.slice(middle + 1)];
}

/** Orders of the last hundred days, nine in ten approved; a customer has twenty, an order one line. */
export async function fillOrders(connection: Connection, orders: number): Promise<void> {
  const buyers = Math.ceil(orders / PER_BUYER);
  const [rows] = await connection.query('SELECT COUNT(*) AS products FROM product');
  const { products = 0 } = (rows as { products: number }[])[0] ?? {};
  await connection.query(`INSERT INTO user (id, user_tel, user_name, user_lname, user_status, create_at)
    SELECT ${FIRST.user} + seq, CONCAT('08', LPAD(seq, 8, '0')), CONCAT('ผู้ซื้อ', seq), CONCAT('สกุล', seq), 'Active',
      CURRENT_TIMESTAMP - INTERVAL seq * 100 DIV ${buyers} DAY FROM seq_0_to_${buyers}`);
  await connection.query(`INSERT INTO orders (id, user_id, order_no, orders_payment_type_id, orders_total, orders_net,
      orders_status, orders_payment, orders_payment_bank, orders_payment_account, approve_date, create_at)
    SELECT seq, ${FIRST.user} + MOD(seq * 7919, ${buyers}), CONCAT('W2611', LPAD(seq, 8, '0')), 4, 590, 590,
      IF(MOD(seq, 10) = 0, 'wait', 'approve'), 'transfer', 'KBANK', LPAD(MOD(seq, 5), 10, '0'),
      IF(MOD(seq, 10) = 0, NULL, CURRENT_DATE - INTERVAL (${orders} - seq) * 100 DIV ${orders} DAY),
      CURRENT_TIMESTAMP - INTERVAL (${orders} - seq) * 100 DIV ${orders} DAY
      FROM seq_1_to_${orders}`);
  await connection.query(`INSERT INTO orders_detail (orders_id, product_id, orders_detail_price, orders_detail_net)
    SELECT seq, ${FIRST.product} + 1 + MOD(seq * 31, ${products}), 590, 590 FROM seq_1_to_${orders}`);
}

function partsOf(word: string): string[] {
  return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)].map(({ segment }) => segment);
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
