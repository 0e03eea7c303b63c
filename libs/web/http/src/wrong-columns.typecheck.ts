import type { Schema } from '@wethi/api-client';
import { call } from './call';

/** Type checking passes only because each wrong name below is an error: calls follow the server's columns. */
export async function wrongColumns(): Promise<void> {
  const body: Schema<'CreateBand'> = {
    band_name: 'วง',
    // @ts-expect-error -- a band has no band_nmae
    band_nmae: 'วง',
  };
  await call('POST', 'band', { body });
  // @ts-expect-error -- a new band needs a name
  await call('POST', 'band', { body: { band_detail: '' } });
  await call('GET', 'band', { query: { band_name_like: 'วง', id_gte: 2 } });
  // @ts-expect-error -- nor does a list know such a filter
  await call('GET', 'band', { query: { band_nmae_like: 'วง' } });
  // @ts-expect-error -- there is no such call
  await call('GET', 'bands');
  const { data } = await call('GET', 'bandById', { query: { id: 1 } });
  // @ts-expect-error -- nor such a column in an answer
  void data?.band_nickname;
}

// @ts-expect-error -- prices are numbers
export const price: Schema<'Product'>['product_price'] = '590.00';
