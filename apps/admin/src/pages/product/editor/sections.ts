/** The parts of a product's page in their order, with the columns that each of them edits (design: 51). */
export const SECTIONS = [
  {
    id: 'main',
    label: 'ข้อมูลหลัก',
    columns: [
      'product_title',
      'product_subtitle',
      'product_other_names',
      'band_id',
      'stage_id',
      'product_type',
      'product_format',
      'product_url',
      'product_code',
      'product_year',
    ],
  },
  {
    id: 'days',
    label: 'วันแสดงและการเผยแพร่',
    columns: [
      'product_start',
      'product_to',
      'product_status',
      'product_disable',
      'product_publish_date',
      'product_publish_time',
      'product_sale_date',
      'product_sale_time',
      'product_close_date',
      'product_close_time',
    ],
  },
  {
    id: 'prices',
    label: 'ราคาบัตร',
    columns: ['product_price_list', 'product_price', 'product_free', 'product_price_unchanged', 'product_limit'],
  },
  {
    id: 'places',
    label: 'ห้องรอก่อนเปิดขาย',
    columns: ['product_queue', 'product_queue_date', 'product_queue_open', 'product_queue_sale'],
  },
  {
    id: 'pictures',
    label: 'รูปและสไลด์',
    columns: ['product_img', 'product_img_slide', 'product_img_detail', 'product_img_detail_1', 'product_img_detail_2'],
  },
  { id: 'details', label: 'แท็บรายละเอียด', columns: ['product_detail'] },
  { id: 'songs', label: 'เซตลิสต์และสมาชิก', columns: [] },
  { id: 'media', label: 'วิดีโอและไลฟ์', columns: [] },
  { id: 'bank', label: 'บัญชีรับโอน', columns: ['book_bank_id'] },
  { id: 'chat', label: 'แชตแจ้งเตือน', columns: ['product_token_telegram', 'product_token', 'product_token_end'] },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Days that have a time beside them in the same field. */
const MOMENTS = ['product_publish', 'product_sale', 'product_close'];

/** The fields that changed columns stand in: a day and its time are one. */
export function fieldsOf(columns: readonly string[]): string[] {
  return [...new Set(columns.map((column) => (timeOf(dayOf(column)) === column ? dayOf(column) : column)))];
}

/** The column of the time that belongs to a day; undefined for all others. */
export function timeOf(column: string): string | undefined {
  const moment = MOMENTS.find((name) => column === `${name}_date`);
  return moment && `${moment}_time`;
}

function dayOf(column: string): string {
  return column.replace(/_time$/, '_date');
}
