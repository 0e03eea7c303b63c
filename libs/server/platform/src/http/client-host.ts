/**
 * One household or phone, as limits count it: an IPv6 client owns a whole /64.
 * @param address IP address; IPv4 may be written as IPv6 does
 */
export function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [start = ''] = plain.split('::');
  return start.split(':').slice(0, 4).join(':');
}

/** The network an address belongs to: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [start = ''] = address.split('::');
  return start.split(':').slice(0, 3).join(':');
}
