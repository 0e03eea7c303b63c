import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from './sandbox';
import type { Sandbox } from './sandbox';
import type { Message } from './messages';
import type { SandboxSettings } from './settings';

/** A sandbox for one test file: own directory, ports picked by the system, faults that wait only a moment. */
export async function openTestSandbox(settings: Partial<SandboxSettings> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await createSandbox({
    port: 0,
    smtpPort: 0,
    directory,
    cardSecret: 'skey_test_sandbox',
    cardPublicKey: 'pkey_test_sandbox',
    formMerchant: '764764000000001',
    formSecret: 'sandbox-c2p-secret',
    lineId: 'sandbox-line',
    lineSecret: 'sandbox-line-secret',
    facebookId: 'sandbox-facebook',
    facebookSecret: 'sandbox-facebook-secret',
    shopUrl: 'http://localhost:8080',
    slowMs: 50,
    lateMs: 50,
    ...settings,
  });
  const close = async () => {
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { sandbox, directory, close };
}

/** Reads `GET /api/messages`. */
export async function readMessages(sandbox: Sandbox, query: Record<string, string>): Promise<Message[]> {
  const response = await sandbox.app.inject({ url: '/api/messages', query });
  return response.json<{ data: Message[] }>().data;
}

export async function setFault(sandbox: Sandbox, service: string, mode: string, count?: number): Promise<void> {
  await sandbox.app.inject({ method: 'POST', url: '/api/faults', payload: { service, mode, count } });
}

export interface IssuedSlip {
  picture: Buffer;
  reference: string;
  payload: string;
}

/** Orders a slip through `POST /api/slips`. */
export async function issueSlip(sandbox: Sandbox, order: Record<string, unknown>): Promise<IssuedSlip> {
  const response = await sandbox.app.inject({ method: 'POST', url: '/api/slips', payload: order });
  if (response.statusCode !== 201) throw new Error(response.body);
  return {
    picture: response.rawPayload,
    reference: String(response.headers['x-slip-ref']),
    payload: String(response.headers['x-slip-payload']),
  };
}

/** The headers and the body of an upload form. */
export async function multipart(values: Record<string, string>, field: string, file: Buffer, filename: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set(field, new Blob([new Uint8Array(file)]), filename);
  const request = new Request('http://form.invalid', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await request.arrayBuffer()) };
}
