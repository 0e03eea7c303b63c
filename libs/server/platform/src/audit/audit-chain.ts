import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { isDuplicate } from '../database/faults';
import { Transactions } from '../database/transactions';
import { AuditLink } from './audit-chain.entity';
import type { AuditEntry } from './audit-log.entity';

const BATCH = 500;
/** The link before the first. */
const START = '0'.repeat(64);
/** What an entry says of values is kept as long; the procedure `forget_audit_values` says the same. */
const AUDIT_VALUE_YEARS = 5;
/** Transactions may commit in another order than they took their ids. */
const LATE_IDS = 10_000;

/** Rows as the driver reads them: their ids are numbers. */
type Link = Omit<AuditLink, 'id' | 'audit_id'> & { id: number; audit_id: number };
type Row = Omit<AuditEntry, 'id'> & { id: number };

/** What is wrong with a row of the audit log, or with its link; 'cut' where a link that was the last one is not there. */
export interface AuditFault {
  audit_id: number;
  is: 'changed' | 'deleted' | 'unlinked' | 'cut';
}

/** The chain's last link. */
export type ChainEnd = Pick<Link, 'audit_id' | 'hash'>;

/**
 * Chains the rows of the audit log. It follows the log instead of being written with it: a chain has one end, and changes
 * that personnel make at the same time would all wait for it until they commit.
 */
@Injectable()
export class AuditChain {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Links what the log has gained. @returns the chain's end; kept elsewhere, it also proves that none was cut off */
  async extend(): Promise<ChainEnd> {
    try {
      while ((await this.transactions.run(() => this.linkNext())) === BATCH);
    } catch (error) {
      // Another worker linked the same rows.
      if (!isDuplicate(error)) throw error;
    }
    const { audit_id = 0, hash = START } = (await this.last()) ?? {};
    return { audit_id, hash };
  }

  /**
   * Compares every row with its link; empty when nothing was changed, deleted or added behind the chain's back.
   * @param ends that the chain once had
   */
  async verify(ends: readonly ChainEnd[] = []): Promise<AuditFault[]> {
    const faults: AuditFault[] = [];
    const missing = new Map(ends.map(({ hash, audit_id }) => [hash, audit_id]));
    let [previous, id] = [START, 0];
    for (;;) {
      const links = await this.database.query<Link[]>(
        'SELECT id, audit_id, previous, hash, values_hash FROM audit_chain WHERE id > ? ORDER BY id LIMIT ?',
        [id, BATCH],
      );
      const rows = await this.rowsOf(links);
      for (const link of links) {
        const row = rows.get(link.audit_id);
        if (!row) faults.push({ audit_id: link.audit_id, is: 'deleted' });
        else if (!this.holds(link, row)) faults.push({ audit_id: link.audit_id, is: 'changed' });
        if (link.previous !== previous) faults.push({ audit_id: link.audit_id, is: 'unlinked' });
        missing.delete(link.hash);
        [previous, id] = [link.hash, link.id];
      }
      if (links.length < BATCH) break;
    }
    return [...faults, ...[...missing.values()].map((audit_id) => ({ audit_id, is: 'cut' as const }))];
  }

  /** What entries say of values goes when its time is over; who did what to which record, and when, stays and is proven. */
  async forgetValues(): Promise<void> {
    await this.database.query('CALL forget_audit_values()');
  }

  private holds({ previous, hash, values_hash }: Link, row: Row): boolean {
    if (hash !== hashOf(previous, row, values_hash)) return false;
    if (values_hash === null) return true;
    if (row.salt !== null) return values_hash === hashOfValues(row);
    return row.before === null && row.after === null && row.at < this.oldest();
  }

  /** Of whose values something is left. */
  private oldest(): Date {
    const oldest = new Date(this.clock.now());
    oldest.setUTCFullYear(oldest.getUTCFullYear() - AUDIT_VALUE_YEARS);
    return oldest;
  }

  private async linkNext(): Promise<number> {
    const last = await this.last();
    const rows = await this.database.query<Row[]>(
      `SELECT a.* FROM audit_log a LEFT JOIN audit_chain c ON c.audit_id = a.id
        WHERE a.id > ? AND c.audit_id IS NULL ORDER BY a.id LIMIT ?`,
      [Math.max(0, (last?.audit_id ?? 0) - LATE_IDS), BATCH],
    );
    let previous = last?.hash ?? START;
    for (const row of rows) {
      const values_hash = row.salt === null ? null : hashOfValues(row);
      const hash = hashOf(previous, row, values_hash);
      await this.database.insert(AuditLink, { audit_id: String(row.id), previous, hash, values_hash });
      previous = hash;
    }
    return rows.length;
  }

  private async last(): Promise<Link | undefined> {
    const newest = 'SELECT id, audit_id, previous, hash, values_hash FROM audit_chain ORDER BY id DESC LIMIT 1';
    const [link] = await this.database.query<Link[]>(newest);
    return link;
  }

  private async rowsOf(links: readonly Link[]): Promise<Map<number, Row>> {
    if (links.length === 0) return new Map();
    const ids = links.map(({ audit_id }) => audit_id);
    const rows = await this.database.query<Row[]>('SELECT * FROM audit_log WHERE id IN (?)', [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** @param valuesHash null where the link is over the values themselves */
function hashOf(previous: string, row: Row, valuesHash: string | null): string {
  const { id, at, actor_kind, actor_id, action, entity, entity_id, before, after } = row;
  const values = valuesHash === null ? [before, after] : [valuesHash];
  return sha256([previous, id, at, actor_kind, actor_id, action, entity, entity_id, ...values]);
}

function hashOfValues({ salt, before, after }: Row): string {
  return sha256([salt, before, after]);
}

function sha256(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
