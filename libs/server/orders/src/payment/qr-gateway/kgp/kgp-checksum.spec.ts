import { createHash } from 'node:crypto';
import { readNotice, readPayment, readQr } from './kgp-answer';
import { checksumForm } from './kgp-checksum';

const SECRET = 'skey_test_of_this_spec';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const notice = (fields: object = {}) => ({
  ...{ id: 'chrg_test_abc', amount: 590, currency: 'THB', status: 'success', transaction_state: 'Authorized' },
  ...{ failure_code: '', checksum: sha256(`chrg_test_abc590.0000THBsuccessAuthorized${SECRET}`), ...fields },
});

describe('checksum of a notice (KGP)', () => {
  it('WATCH-14 covers the amount with four decimals, with a failure code or without', () => {
    const failed = { transaction_state: 'Declined', failure_code: '05' };
    const signed = 'chrg_test_abc590.0000THBsuccessDeclined';
    expect(checksumForm(notice(), SECRET)).toBe('with failure_code');
    expect(checksumForm(notice({ ...failed, checksum: sha256(`${signed}05${SECRET}`) }), SECRET)).toBe(
      'with failure_code',
    );
    expect(checksumForm(notice({ ...failed, checksum: sha256(`${signed}${SECRET}`) }), SECRET)).toBe(
      'without failure_code',
    );
    expect(checksumForm(notice({ amount: '590.00' }), SECRET)).toBe('with failure_code');
  });

  it.each([
    ['another amount', { amount: 591 }],
    ['another currency', { currency: 'USD' }],
    ['another charge', { id: 'chrg_test_abd' }],
    ['another state', { transaction_state: 'authorized' }],
    ['no checksum', { checksum: '' }],
    ['a checksum that is none', { checksum: 'ไม่มี' }],
    ['one that is cut', { checksum: notice().checksum.slice(0, 62) }],
  ])('WATCH-14 is wrong for %s', (_, fields) => {
    expect(checksumForm(notice(fields), SECRET)).toBeUndefined();
  });

  it('WATCH-14 is wrong under another key', () => {
    expect(checksumForm(notice(), `${SECRET}1`)).toBeUndefined();
  });
});

describe('answers of the gateway (KGP)', () => {
  it.each([[undefined], [null], ['text'], [{}], [{ ...notice(), amount: 'ten' }], [{ ...notice(), checksum: 7 }]])(
    'WATCH-14 %j is no notice',
    (body) => expect(readNotice(body)).toBeUndefined(),
  );

  it('WATCH-14 only Authorized is paid, and what is taken back is not', () => {
    const charge = { ...notice(), reference_order: 'M1' };
    expect(readPayment({ ...charge, transaction_state: ' Authorized ' })).toEqual({
      ...{ state: 'paid', chargeId: 'chrg_test_abc', reference: 'M1', amountSatang: 59_000, currency: 'THB' },
    });
    for (const transaction_state of ['Auhtorized', 'Pre-Authorized', undefined])
      expect(readPayment({ ...charge, transaction_state })).toBeUndefined();
    for (const transaction_state of ['Voided', 'Reversed'])
      expect(readPayment({ ...charge, transaction_state })?.state).toBe('reversed');
    expect(readPayment({ ...charge, status: 'fail' })).toBeUndefined();
  });

  it('WATCH-14 a QR has a text and a time to live', () => {
    const qr = { status: 'success', id: 'chrg_1', order_id: 'order_1', paint_text: '0002', expire_time_seconds: 600 };
    expect(readQr({ ...qr, account_name: 'WETHI' })).toEqual({
      ...{ orderId: 'order_1', text: '0002', lifetime: 600, receiver: 'WETHI' },
    });
    expect(readQr({ ...qr, order_id: undefined })).toMatchObject({ orderId: 'chrg_1' });
    for (const fields of [{ status: 'fail' }, { paint_text: '' }, { expire_time_seconds: 0 }])
      expect(readQr({ ...qr, ...fields })).toBeUndefined();
  });
});
