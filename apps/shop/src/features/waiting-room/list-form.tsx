import { TICKETS_PER_ORDER, type YesNo } from '@wethi/contract';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OwnListPlace, PackageProduct } from '../../api-types';
import { Button } from '../../ui/actions/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { SelectField } from '../../ui/fields/text-field';
import styles from './waiting-room.module.css';

/** What somebody waits for; a show online always for one. */
export interface ListWish {
  tickets?: number;
  list_fewer?: YesNo;
}

/** Most come with somebody. */
const USUAL = { list_places: 2, list_fewer: 'Y' } as const;

interface ListFormProps {
  product: PackageProduct;
  /** What they wait for already. */
  place?: Pick<OwnListPlace, 'list_places' | 'list_fewer'>;
  icon?: LucideIcon;
  action: string;
  busy: boolean;
  onWish: (wish: ListWish) => void;
  /** They leave it as it is; who can asked for the form, which takes the focus. */
  onCancel?: () => void;
}

/** For how many one waits, and whether one would do. */
export function ListForm({ product, place = USUAL, icon: Icon, action, busy, onWish, onCancel }: ListFormProps) {
  const [tickets, setTickets] = useState(
    Math.min(place.list_places ?? USUAL.list_places, product.product_limit ?? TICKETS_PER_ORDER),
  );
  const [fewer, setFewer] = useState(place.list_fewer === 'Y');
  const inHall = product.product_format !== 'online';
  const most = Math.min(TICKETS_PER_ORDER, product.product_limit ?? TICKETS_PER_ORDER);
  const first = useRef<HTMLSelectElement>(null);
  const isAskedFor = onCancel !== undefined;
  useEffect(() => {
    if (isAskedFor) first.current?.focus();
  }, [isAskedFor]);
  const send = () => onWish(inHall ? { tickets, list_fewer: fewer && tickets > 1 ? 'Y' : 'N' } : {});
  return (
    <form
      className={styles.wish}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {inHall && (
        <SelectField
          ref={first}
          label="กี่ใบ"
          value={tickets}
          onChange={(event) => setTickets(Number(event.target.value))}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1} ใบ
            </option>
          ))}
        </SelectField>
      )}
      {inHall && tickets > 1 && (
        <Checkbox checked={fewer} onChange={(event) => setFewer(event.target.checked)}>
          ได้ใบเดียวก็เอา
        </Checkbox>
      )}
      <Button type="submit" kind="primary" size="large" block loading={busy}>
        {Icon && <Icon size={22} aria-hidden />}
        {action}
      </Button>
      {onCancel && (
        <Button kind="ghost" block onClick={onCancel}>
          ยกเลิก
        </Button>
      )}
    </form>
  );
}
