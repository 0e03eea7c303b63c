/**
 * Which of the known push services a browser's address belongs to: over TLS at its usual port, as a host may have others that
 * are nobody's push service. One that is known by its whole origin, such as a test's, is as it is.
 * @param known hosts or origins, parted by spaces
 */
export function pushServiceOf(endpoint: string, known: string): string | undefined {
  const { protocol, hostname, port, origin } = new URL(endpoint);
  const isUsual = protocol === 'https:' && port === '';
  const isOf = (service: string) =>
    origin === service || (isUsual && (hostname === service || hostname.endsWith(`.${service}`)));
  return known.split(' ').find(isOf);
}
