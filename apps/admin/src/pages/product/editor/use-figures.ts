import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';

/** What stands at the head of a product's page; undefined of a new product, too. */
export function useFigures(product: Schema<'Product'> | undefined) {
  const { id = 0, update_at } = product ?? {};
  const { data } = useQuery({
    queryKey: ['product-figures', id, update_at],
    queryFn: async () => (await call('GET', 'productFigures', { query: { id } })).data,
    enabled: product !== undefined,
  });
  return data;
}
