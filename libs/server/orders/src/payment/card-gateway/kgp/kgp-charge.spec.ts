import { readPayment } from '../../qr-gateway/kgp/kgp-answer';
import { readCharge } from './kgp-charge';

const CHARGE = {
  ...{ id: 'chrg_test_1', object: 'charge', amount: '590.00', currency: 'THB', status: 'success' },
  ...{ reference_order: 'W261120AB3K7Q', transaction_state: 'Authorized' },
};

describe('where a charge of KGP stands', () => {
  it.each(['Authorized', 'Settled', ' Authorized '])('BUY-06 is paid while %s', (transaction_state) => {
    const paid = { reference: 'W261120AB3K7Q', amountSatang: 59_000, currency: 'THB' };
    expect(readCharge({ ...CHARGE, transaction_state })).toMatchObject({ ...paid, state: 'paid' });
    expect(readPayment({ ...CHARGE, transaction_state })).toMatchObject({ ...paid, state: 'paid' });
  });

  it.each([
    ['Declined', 'declined'],
    ['Initialized', 'open'],
    ['Refunded', 'open'],
  ])('BUY-06 is not paid while %s', (transaction_state, state) => {
    expect(readCharge({ ...CHARGE, transaction_state })).toMatchObject({ state });
    expect(readPayment({ ...CHARGE, transaction_state })).toBeUndefined();
  });

  it.each(['Reversed', 'Voided'])('BUY-06 BUY-15 is taken back while %s', (transaction_state) => {
    const back = { reference: 'W261120AB3K7Q', state: 'reversed' };
    expect(readCharge({ ...CHARGE, transaction_state })).toMatchObject(back);
    expect(readPayment({ ...CHARGE, transaction_state })).toMatchObject(back);
  });

  it('BUY-06 is paid by no call that failed', () => {
    expect(readCharge({ ...CHARGE, status: 'fail' })).toMatchObject({ state: 'open' });
    expect(readPayment({ ...CHARGE, status: 'fail' })).toBeUndefined();
  });
});
