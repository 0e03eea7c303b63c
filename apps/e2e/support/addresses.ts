const { SHOP_URL = 'http://localhost:8080' } = process.env;

function besideTheShop(name: string): string {
  const address = new URL(SHOP_URL);
  address.hostname = `${name}.${address.hostname}`;
  return address.origin;
}

/** Origins of the system under test. */
export const addresses = {
  shop: new URL(SHOP_URL).origin,
  admin: new URL(process.env.ADMIN_URL ?? besideTheShop('admin')).origin,
  inbox: new URL(process.env.INBOX_URL ?? besideTheShop('inbox')).origin,
} as const;
