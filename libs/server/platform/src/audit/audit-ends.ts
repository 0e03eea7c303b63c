import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import type { ChainEnd } from './audit-chain';

const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/gm;

/**
 * The ends that the audit log's chain had, in a file that lies and is copied with the shop's files: whoever changes the
 * database alone cannot cut the log, nor write all of it anew.
 */
@Injectable()
export class AuditEnds {
  private newest = '';

  constructor(private readonly config: Config) {}

  async keep({ audit_id, hash }: ChainEnd): Promise<void> {
    if (audit_id === 0 || hash === this.newest) return;
    await mkdir(this.config.STORAGE_DIR, { recursive: true });
    await appendFile(this.file, `${new Date().toISOString()} ${audit_id} ${hash}\n`, { mode: 0o600 });
    this.newest = hash;
  }

  async kept(): Promise<ChainEnd[]> {
    const text = await readFile(this.file, 'utf8').catch(absent);
    return [...text.matchAll(LINE)].map(([, id, hash = '']) => ({ audit_id: Number(id), hash }));
  }

  private get file(): string {
    return join(this.config.STORAGE_DIR, 'audit-ends.log');
  }
}

function absent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
