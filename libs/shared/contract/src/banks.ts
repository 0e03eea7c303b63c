/** Thai banks by the 3-digit code on slips (facts of the Bank of Thailand numbering), with the shop's short names. */
export const BANKS = {
  '002': { short: 'BBL', name: 'ธนาคารกรุงเทพ' },
  '004': { short: 'KBANK', name: 'ธนาคารกสิกรไทย' },
  '006': { short: 'KTB', name: 'ธนาคารกรุงไทย' },
  '011': { short: 'TTB', name: 'ธนาคารทหารไทยธนชาต' },
  '014': { short: 'SCB', name: 'ธนาคารไทยพาณิชย์' },
  '022': { short: 'CIMBT', name: 'ธนาคารซีไอเอ็มบีไทย' },
  '024': { short: 'UOB', name: 'ธนาคารยูโอบี' },
  '025': { short: 'BAY', name: 'ธนาคารกรุงศรีอยุธยา' },
  '030': { short: 'GSB', name: 'ธนาคารออมสิน' },
  '033': { short: 'GHB', name: 'ธนาคารอาคารสงเคราะห์' },
  '034': { short: 'BAAC', name: 'ธ.ก.ส.' },
  '067': { short: 'TISCO', name: 'ธนาคารทิสโก้' },
  '069': { short: 'KKP', name: 'ธนาคารเกียรตินาคินภัทร' },
  '071': { short: 'TCRB', name: 'ธนาคารไทยเครดิต' },
  '073': { short: 'LHBANK', name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์' },
} as const satisfies Record<string, { short: string; name: string }>;

/** The banks whose logo stands in the payment dialog (product.md §2). */
export const SHOP_BANKS = ['BAY', 'BBL', 'GSB', 'KBANK', 'KTB', 'LHBANK', 'SCB', 'TISCO', 'TTB', 'UOB'] as const;

/** Short name of a bank code ('004' → 'KBANK'); undefined for a code that is not known. */
export function bankShortName(code: string): string | undefined {
  return (BANKS as Record<string, { short: string } | undefined>)[code]?.short;
}

/** Code of a bank's short name ('KBANK' → '004'); undefined for a name that is not known. */
export function bankCode(short: string): string | undefined {
  return Object.entries(BANKS).find(([, bank]) => bank.short === short)?.[0];
}
