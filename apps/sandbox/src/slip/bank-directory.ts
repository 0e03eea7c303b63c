export interface BankIdentity {
  code: string;
  short: string;
  name: string;
  /** Colour of the monogram on the slip: near the bank's own, but no logo. */
  colour: string;
}

/** Bank of Thailand numbering with the short names that the shop uses. */
export const BANKS: BankIdentity[] = [
  { code: '002', short: 'BBL', name: 'ธนาคารกรุงเทพ', colour: '#1E4598' },
  { code: '004', short: 'KBANK', name: 'ธนาคารกสิกรไทย', colour: '#138F2D' },
  { code: '006', short: 'KTB', name: 'ธนาคารกรุงไทย', colour: '#1BA5E1' },
  { code: '011', short: 'TTB', name: 'ธนาคารทหารไทยธนชาต', colour: '#1279BE' },
  { code: '014', short: 'SCB', name: 'ธนาคารไทยพาณิชย์', colour: '#4E2E7F' },
  { code: '022', short: 'CIMBT', name: 'ธนาคารซีไอเอ็มบีไทย', colour: '#7E2F36' },
  { code: '024', short: 'UOBT', name: 'ธนาคารยูโอบี', colour: '#0B3979' },
  { code: '025', short: 'BAY', name: 'ธนาคารกรุงศรีอยุธยา', colour: '#B58E00' },
  { code: '030', short: 'GSB', name: 'ธนาคารออมสิน', colour: '#EB198D' },
  { code: '033', short: 'GHB', name: 'ธนาคารอาคารสงเคราะห์', colour: '#F57D23' },
  { code: '034', short: 'BAAC', name: 'ธ.ก.ส.', colour: '#4B9B1D' },
  { code: '035', short: 'EXIM', name: 'ธนาคารเพื่อการส่งออกและนำเข้าแห่งประเทศไทย', colour: '#2B5FA8' },
  { code: '067', short: 'TISCO', name: 'ธนาคารทิสโก้', colour: '#12549F' },
  { code: '069', short: 'KKP', name: 'ธนาคารเกียรตินาคินภัทร', colour: '#5B5299' },
  { code: '070', short: 'ICBCT', name: 'ธนาคารไอซีบีซี (ไทย)', colour: '#C50F1C' },
  { code: '071', short: 'TCRB', name: 'ธนาคารไทยเครดิต', colour: '#0A4AB3' },
  { code: '073', short: 'LHBANK', name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', colour: '#6D6E71' },
  { code: '098', short: 'SME', name: 'ธพว. (SME D Bank)', colour: '#C1272D' },
];
const OTHER_NAMES: Record<string, string> = { UOB: 'UOBT', TCD: 'TCRB', LHFG: 'LHBANK', CIMB: 'CIMBT' };

/** Finds a bank by its three digits or its short name, in any case. */
export function findBank(codeOrShort: string): BankIdentity | undefined {
  const wanted = codeOrShort.trim().toUpperCase();
  return BANKS.find((bank) => bank.code === wanted || bank.short === (OTHER_NAMES[wanted] ?? wanted));
}

/** The bank of a code that is known to be one of `BANKS`. */
export function bankOf(code: string): BankIdentity {
  return findBank(code) ?? { code, short: code, name: `ธนาคาร ${code}`, colour: '#4A3A6C' };
}
