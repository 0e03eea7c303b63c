import { instantOf } from '@wethi/format';
import { type Database, refuse } from '@wethi/platform';

/** A product that sells through a waiting room. Times are ms. */
export interface Room {
  id: number;
  isOnline: boolean;
  /** The room takes people from here on. */
  open: number;
  /** They are let in from here on. */
  sale: number;
  /** Places that are not taken; null without a limit. */
  left: number | null;
}

interface RoomRow {
  id: number;
  product_format: string;
  product_queue_date: string;
  product_queue_open: string;
  product_queue_sale: string;
  places_left: number | null;
}

const ROOMS = `SELECT p.id, p.product_format, p.product_queue_date, p.product_queue_open, p.product_queue_sale,
    c.places_limit - c.places_taken AS places_left
  FROM product p LEFT JOIN product_places c ON c.product_id = p.id
  WHERE p.product_queue = 'Y' AND p.product_disable = 'N' AND p.product_status IN ('sale', 'live', 'replay')`;

/** The waiting room of a product. @throws Refusal NOT_FOUND for one that has none */
export async function roomOf(database: Database, productId: number): Promise<Room> {
  const [row] = await database.query<RoomRow[]>(`${ROOMS} AND p.id = ?`, [productId]);
  if (!row) throw refuse('NOT_FOUND');
  return roomFrom(row);
}

/** All waiting rooms that are open now. */
export async function openRooms(database: Database, now: number): Promise<Room[]> {
  return (await database.query<RoomRow[]>(ROOMS)).map(roomFrom).filter(({ open }) => open <= now);
}

function roomFrom({ id, product_format, places_left, ...hours }: RoomRow): Room {
  const { product_queue_date: day, product_queue_open, product_queue_sale } = hours;
  return {
    id,
    isOnline: product_format === 'online',
    open: instantOf(day, product_queue_open),
    sale: instantOf(day, product_queue_sale),
    left: places_left,
  };
}
