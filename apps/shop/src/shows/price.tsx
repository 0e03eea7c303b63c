import { baht } from '@wethi/format';
import { priceText } from './prices/price-text';
import { formerPrice, type ShowCard } from './show-card';

/** The price before, struck through, where it was higher. */
export function FormerPrice({ of, className }: { of: Parameters<typeof formerPrice>[0]; className?: string }) {
  const former = formerPrice(of);
  if (former === null) return null;
  return (
    <s className={`was num ${className ?? ''}`}>
      <span className="sr">ราคาเดิม </span>
      {baht(former)}
    </s>
  );
}

export function Price({ show }: { show: ShowCard }) {
  const text = priceText(show);
  if (!text) return null;
  return (
    <>
      <span className="price num">{text}</span> <FormerPrice of={show} />
    </>
  );
}
