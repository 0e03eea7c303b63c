import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PackageData, PackageProduct } from './package-data.server';
import { chosenTier, type Tier } from '../../shows/prices/price-tiers';

export interface PriceChoice {
  product: PackageProduct;
  placesLeft: number | null;
  tiers: Tier[];
  /** The price that is chosen; undefined for a product of one price. */
  tier: Tier | undefined;
  price: number;
  choose: (id: number) => void;
}

/** Which of a product's prices is chosen, at first the address's. The card and the phone's bar share it. */
export function usePriceChoice({
  product,
  placesLeft,
  tiers,
}: Pick<PackageData, 'product' | 'placesLeft' | 'tiers'>): PriceChoice {
  const [search] = useSearchParams();
  const [chosen, choose] = useState(Number(search.get('price')) || undefined);
  const tier = chosenTier(tiers, chosen);
  return { product, placesLeft, tiers, tier, price: tier?.price ?? product.product_price, choose };
}
