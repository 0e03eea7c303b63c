import { PERMISSIONS, ROLE_PERMISSIONS, roleMay, type Permission } from './permissions';

describe('roles and their permissions', () => {
  const heldBy = (permission: Permission) =>
    (['owner', 'shop', 'band'] as const).filter((role) => roleMay(role, permission));

  it('ACC-12 the owner holds every permission', () => {
    expect([...ROLE_PERMISSIONS.owner].sort()).toEqual(Object.keys(PERMISSIONS).sort());
  });

  it('ADMIN-04 ACC-12 the shop holds all but personnel, settings, the audit log and money reports', () => {
    const lacks = ROLE_PERMISSIONS.owner.filter((permission) => !roleMay('shop', permission));
    expect(lacks).toEqual([
      'chat.rule',
      'money.reconcile',
      'reports.read',
      'personnel.read',
      'audit.read',
      'personnel.write',
      'settings.write',
    ]);
  });

  it('ADMIN-04 BUY-10 a band approves nothing, gives nothing back and sees no customers', () => {
    for (const permission of ['orders.approve', 'orders.refund', 'people.read', 'personnel.write'] as const)
      expect(heldBy(permission)).not.toContain('band');
  });

  it('ACC-12 whoever moves money or appoints personnel needs a second factor', () => {
    const strong = Object.entries(PERMISSIONS).filter(([, { mfa }]) => mfa);
    expect(strong.map(([permission]) => permission)).toEqual([
      'banks.write',
      'coupons.write',
      'orders.approve',
      'orders.refund',
      'money.reconcile',
      'people.merge',
      'personnel.write',
      'settings.write',
    ]);
  });
});
