/** Settings of a shop that may issue papers. */
export const SELLER = {
  SELLER_NAME: 'บริษัท เวที จำกัด',
  SELLER_TAX_ID: '0105599000124',
  SELLER_BRANCH: '00000',
  SELLER_ADDRESS: '88 ถนนมหาราช แขวงพระบรมมหาราชวัง|เขตพระนคร กรุงเทพมหานคร 10200',
};
