import type { AccessRows } from './rules';

/** Waiting rooms, waiting lists, and tickets at the gate. */
export const PLACES = {
  'POST /placeHold': 'customers',
  'POST /checkIn': 'band',
  'GET /checkInList': 'band row',
  'GET /checkInShows': 'band',
  'POST /checkInUndo': 'band',
  'POST /ticketSend': 'customers',
  'POST /ticketTake': 'customers',
  'POST /ticketTakeBack': 'customers',
  'GET /tickets': 'customers',
  'POST /waitingList': 'customers',
  'POST /waitingListLeave': 'customers',
  'GET /waitingListOwn': 'customers',
  'POST /waitingRoom': 'customers',
  'POST /waitingRoomLeave': 'customers',
  'GET /waitingRoomPlace': 'everybody',
  'POST /waitingRoomSms': 'customers',
} as const satisfies AccessRows;
