import type { QrGateway, QrLookUp } from './qr-gateway';

/**
 * What the gateway knows of a QR. Of two payments it tells one by the name of the QR, and the other by its own number.
 * @param name of the QR
 * @param told the payment that the gateway spoke of by itself
 * @throws ProviderUnreachable
 */
export async function paymentsOf(gateway: QrGateway, name: string, told?: string): Promise<QrLookUp[]> {
  const first = await gateway.lookUp(name);
  const isAnother = told !== undefined && told !== name && told !== first?.chargeId;
  const other = isAnother ? await gateway.lookUp(told) : undefined;
  return [first, other].filter((payment) => payment !== undefined);
}
