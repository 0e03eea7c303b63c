import { firstSteps } from './first-steps';

const SHOP = 'http://localhost:8080/';
const summary = (so: Parameters<typeof firstSteps>[0]) =>
  firstSteps(so, SHOP).map(({ done, isNow, after, action }) => [done ?? null, isNow, after ?? null, action]);

describe('the five steps of a new shop', () => {
  it('ADMIN-02 begin with the band, and the others wait for it', () => {
    expect(summary({})).toEqual([
      [null, true, null, 'สร้างวง'],
      [null, false, 1, 'เพิ่มบัญชี'],
      [null, false, 1, 'สร้างงานแสดง'],
      [null, false, 1, 'ใส่วิดีโอ'],
      [null, false, 1, 'เปิดหน้าร้าน'],
    ]);
  });

  it('ADMIN-02 name what is there, and open the first that is not', () => {
    expect(summary({ band: 'หิ่งห้อยในเมือง', account: 'KBANK 012-3-45678-9' })).toEqual([
      ['หิ่งห้อยในเมือง', false, null, 'แก้ไข'],
      ['KBANK 012-3-45678-9', false, null, 'แก้ไข'],
      [null, true, null, 'สร้างงานแสดง'],
      [null, false, 3, 'ใส่วิดีโอ'],
      [null, false, 3, 'เปิดหน้าร้าน'],
    ]);
  });

  it('ADMIN-02 ADMIN-05 of a band begin with who plays in it: the band itself the shop made', () => {
    const [first, , third] = firstSteps({ band: 'หิ่งห้อยในเมือง' }, SHOP, true);
    expect([first?.title, first?.to, first?.isNow]).toEqual(['แนะนำสมาชิกวง', '/bandMember?new=', true]);
    expect(third).toMatchObject({ title: 'สร้างงานแสดงแรก', after: 1 });
    const so = { member: 'ฟ้าใส', account: 'KBANK 012-3-45678-9' };
    expect(firstSteps(so, SHOP, true).find(({ isNow }) => isNow)?.to).toBe('/product?new=');
  });

  it('ADMIN-02 a step that was done out of turn is done, and the last leads to the shop', () => {
    const [, account, , media] = firstSteps({ band: 'วง', product: 'งาน', media: 'ไลฟ์' }, SHOP);
    expect([account?.isNow, media?.after, media?.done]).toEqual([true, undefined, 'ไลฟ์']);
    const last = firstSteps({ band: 'วง', account: 'บัญชี', product: 'งาน', media: 'ไลฟ์' }, SHOP).at(-1);
    expect(last).toMatchObject({ isNow: true, to: SHOP });
  });
});
