import { apiClient, type Schema } from './client';

/** Type checking passes only because each wrong name below is an error: the client follows the server's columns. */
export async function wrongColumns(): Promise<void> {
  const client = apiClient();
  const body: Schema<'CreateBand'> = {
    band_name: 'วง',
    // @ts-expect-error -- a band has no band_nmae
    band_nmae: 'วง',
  };
  await client.POST('/api/band', { body });
  // @ts-expect-error -- a new band needs a name
  await client.POST('/api/band', { body: { band_detail: '' } });
  await client.GET('/api/band', { params: { query: { band_name_like: 'วง', id_gte: 2 } } });
  // @ts-expect-error -- nor does a list know such a filter
  await client.GET('/api/band', { params: { query: { band_nmae_like: 'วง' } } });
  // @ts-expect-error -- there is no such call
  await client.GET('/api/bands');
  const { data } = await client.GET('/api/bandById', { params: { query: { id: 1 } } });
  // @ts-expect-error -- nor such a column in an answer
  void data?.data?.band_nickname;
}

// @ts-expect-error -- prices are numbers
export const price: Schema<'Product'>['product_price'] = '590.00';
