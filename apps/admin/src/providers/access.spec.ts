import { accessControlProvider, maySee, mayUse, type ScreenName } from './access';
import { authProvider } from './auth';

const SCREENS: ScreenName[] = [
  'dashboard',
  'user',
  'personnel',
  'band',
  'staff',
  'bookBank',
  'product',
  'productDetailType',
  'orders',
  'ordersConfirm',
  'moneyBack',
  'sales',
  'coupon',
];

describe('ACC-11 what a role is shown', () => {
  const seenBy = (role: 'owner' | 'shop' | 'band') => SCREENS.filter((screen) => maySee(role, screen));

  it('ACC-11 the owner sees every screen, the shop all but personnel and sales', () => {
    expect(seenBy('owner')).toEqual(SCREENS);
    expect(seenBy('shop')).toEqual(SCREENS.filter((screen) => screen !== 'personnel' && screen !== 'sales'));
  });

  it('ACC-11 a band sees what it has and nothing to decide about', () => {
    expect(seenBy('band')).toEqual(['dashboard', 'band', 'staff', 'bookBank', 'product', 'orders', 'sales']);
    expect(SCREENS.some((screen) => maySee(undefined, screen))).toBe(false);
  });

  it('ACC-11 buttons follow the permission to write', () => {
    expect([mayUse('shop', 'product', 'delete'), mayUse('band', 'product', 'edit')]).toEqual([true, true]);
    expect([mayUse('band', 'band', 'edit'), mayUse('band', 'band', 'create')]).toEqual([true, false]);
    expect([mayUse('shop', 'personnel', 'edit'), mayUse('owner', 'personnel', 'edit')]).toEqual([false, true]);
    expect([mayUse('owner', 'orders', 'delete'), mayUse('owner', 'unknown', 'edit')]).toEqual([false, false]);
  });

  it('ACC-11 asks for the role of whoever is signed in now', async () => {
    const as = async (role: string) => {
      const body = { result: true, data: { id: 1, username: role, position: 'personnel', role } };
      const response = { ok: true, status: 200, json: () => Promise.resolve(body) };
      globalThis.fetch = () => Promise.resolve(response as Response);
      await authProvider.login({ username: role, password: 'x' });
      return (await accessControlProvider.can({ resource: 'coupon', action: 'edit' })).can;
    };
    expect([await as('shop'), await as('band'), await as('owner')]).toEqual([true, false, true]);
  });
});
