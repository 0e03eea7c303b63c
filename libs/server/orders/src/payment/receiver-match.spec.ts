import { matchReceiver, type ReceivingAccount, type SeenReceiver } from './receiver-match';

const OWN: ReceivingAccount = {
  book_bank_icon: 'KBANK',
  book_bank_account: '0123456789',
  book_bank_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น',
  book_bank_code: '0812345678',
  book_bank_account_code: null,
  book_bank_name_code: 'HINGHOI NAI MUEANG LP',
};
const SCB: ReceivingAccount = { ...OWN, book_bank_icon: 'SCB', book_bank_account: '9990001112', book_bank_code: null };

describe('receiver of a slip', () => {
  it.each<[string, SeenReceiver, string]>([
    ['account and bank', { bank: '004', account: 'xxx-x-x5678-x' }, 'strong'],
    ['another mask', { bank: '004', account: 'XXX X XX678 9' }, 'strong'],
    ['stars', { bank: '004', account: '******6789' }, 'strong'],
    ['the whole account', { bank: '004', account: '012-3-45678-9' }, 'strong'],
    ['the PromptPay id of the account', { bank: '004', proxy: 'xxx-xxx-5678' }, 'strong'],
    ['another account', { bank: '004', account: 'xxx-x-x5679-x' }, 'none'],
    [
      'another account though the name is ours',
      { bank: '004', account: 'xxx-x-x1111-x', name: OWN.book_bank_name },
      'none',
    ],
    ['another bank', { bank: '014', account: 'xxx-x-x5678-x' }, 'none'],
    ['another PromptPay id', { bank: '004', proxy: 'xxx-xxx-9999' }, 'none'],
    ['no bank', { bank: '', account: 'xxx-x-x5678-x', name: 'บจก. อื่น' }, 'unknown'],
    ['no bank but the name', { account: 'xxx-x-x5678-x', name: 'หจก. หิ่งห้อยในเมือง โ' }, 'name'],
    ['three digits and the name', { bank: '004', account: 'xxx-x-xx678-x', name: 'หิ่งห้อยในเมือง' }, 'name'],
    ['an account of another length', { bank: '004', account: 'xxxxxxxx5678', name: 'hinghoi nai m' }, 'name'],
    ['a name with title and odd spaces', { bank: '004', name: 'หจก.\u200bหิ่งห้อยในเมือง  โปรดัก' }, 'name'],
    ['a name too short to tell', { bank: '004', name: 'หิ' }, 'unknown'],
    ['nothing', {}, 'unknown'],
  ])('BUY-02 showing %s', (_, seen, match) => {
    expect(matchReceiver(seen, [OWN])).toBe(match);
  });

  it('BUY-02 is compared with each account of the band', () => {
    expect(matchReceiver({ bank: '014', account: 'xxx-x-x0111-x' }, [OWN, SCB])).toBe('strong');
    expect(matchReceiver({ bank: '014', account: 'xxx-x-x7777-x' }, [OWN, SCB])).toBe('none');
  });

  it('BUY-02 cannot be told when the shop has no account', () => {
    expect(matchReceiver({ bank: '014', account: 'xxx-x-x0111-x' }, [])).toBe('unknown');
  });

  it('BUY-02 knows an account that slips write with other digits', () => {
    const savings = { ...OWN, book_bank_icon: 'GSB', book_bank_account_code: '020123456789' };
    expect(matchReceiver({ bank: '030', account: 'xxxxxxxx6789' }, [savings])).toBe('strong');
  });
});
