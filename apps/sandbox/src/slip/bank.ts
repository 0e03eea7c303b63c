import { join } from 'node:path';
import type { Changes } from '../changes';
import { Journal } from '../journal';

/** As ISO 4217 numbers it. */
export const BAHT = '764';
const TRANSFERS_KEPT = 2000;

/** A slip that was made, and when `genuine` the transfer behind it that the bank knows. */
export interface Transfer {
  id: number;
  sending_bank: string;
  reference: string;
  sender_name: string;
  sender_account: string;
  receiving_bank: string;
  receiver_account: string;
  receiver_name: string;
  amount_satang: number;
  /** Three digits of ISO 4217. */
  currency: string;
  /** ISO 8601, UTC */
  at: string;
  /** The text in the mini-QR. */
  payload: string;
  with_qr: boolean;
  genuine: boolean;
}

/** The transfers that the sandbox's banks have carried out; a forged slip is listed but never found. */
export class Bank {
  private readonly transfers: Journal<Transfer>;

  constructor(
    directory: string,
    private readonly changes: Changes,
  ) {
    this.transfers = new Journal(join(directory, 'transfers.jsonl'), TRANSFERS_KEPT);
  }

  record(transfer: Omit<Transfer, 'id'>): Transfer {
    const recorded = this.transfers.append(transfer);
    this.changes.announce('slips');
    return recorded;
  }

  /** Every slip made, newest last. */
  list(): Transfer[] {
    return this.transfers.all();
  }

  get(id: number): Transfer | undefined {
    return this.transfers.get(id);
  }

  find(sendingBank: string, reference: string): Transfer | undefined {
    return this.list().find(
      (each) => each.genuine && each.sending_bank === sendingBank && each.reference === reference,
    );
  }
}
