import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line of the search's list, and what choosing it does. */
export interface Item {
  /** Its address below /admin. */
  to: string;
  title: string;
  caption: string;
  icon: LucideIcon;
  /** In the place of the icon. */
  picture?: string | null;
  tag?: ReactNode;
  /** In the place of opening it. */
  act?: () => void;
  /** A customer, an order or a show: it stands among those looked at last from then on. */
  kept?: 'customer' | 'order' | 'show';
}

export interface Group {
  title: string;
  items: Item[];
}
