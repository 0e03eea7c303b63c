import { PRODUCT_KIND, type ProductKind } from '@wethi/contract';
import { count } from '@wethi/format';
import styles from './filter-fields.module.css';
import { DATES, PRICES, type ShowFilter } from './show-filter';

interface FilterFieldsProps {
  filter: ShowFilter;
  counts: Record<ProductKind, number>;
}

/** The fields of the filter form; what is chosen stands in the address. */
export function FilterFields({ filter, counts }: FilterFieldsProps) {
  return (
    <>
      <fieldset className={styles.set}>
        <legend>ประเภท</legend>
        {Object.entries(PRODUCT_KIND).map(([type, label]) => (
          <label key={type} className={styles.choice}>
            <input
              type="checkbox"
              name="type"
              value={type}
              checked={filter.types.includes(type as ProductKind)}
              onChange={noop}
            />
            <span>{label}</span>
            <em className="num">{count(counts[type as ProductKind])}</em>
          </label>
        ))}
        <label className={styles.choice}>
          <input type="checkbox" name="status" value="live" checked={filter.live} onChange={noop} />
          <span>กำลังไลฟ์ตอนนี้</span>
        </label>
      </fieldset>
      <Choices name="date" legend="วันแสดง" choices={DATES} chosen={filter.date} />
      <Choices name="price" legend="ราคา" choices={PRICES} chosen={filter.price} />
    </>
  );
}

/** The form listens to changes and writes the address, which then decides what is checked. */
function noop() {}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: Record<string, string>;
  chosen: string;
}

function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value === 'all' ? '' : value}
            checked={value === chosen}
            onChange={noop}
          />
          <span className="num">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
