/** What a copy of a product may take along. */
export const PRODUCT_COPY_PART = {
  prices: 'ราคาบัตร',
  pictures: 'รูปและสไลด์',
  details: 'แท็บรายละเอียด',
  songs: 'เซตลิสต์',
} as const;
export type ProductCopyPart = keyof typeof PRODUCT_COPY_PART;
