import pinoHttp, { type Options } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import type { Config } from '../config/config';
import { loggerOptions } from './logger-options';
import { withinTrace } from './trace';

const options = loggerOptions({ LOG_LEVEL: 'info' } as Config).pinoHttp as Options;

describe('log', () => {
  it('ACC-05 tells what failed in the database, not the values of the statement', () => {
    const lines: string[] = [];
    const { logger } = pinoHttp(options, { write: (line: string) => lines.push(line) } as never); // a stream as far as pino writes to it
    const text = 'รหัสยืนยัน 1234';
    const driverError = Object.assign(new Error('Lock wait timeout'), { sql: `INSERT INTO outbox VALUES ('${text}')` });
    logger.error(new QueryFailedError('INSERT INTO outbox VALUES (?)', [text], driverError));
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: { message: 'Lock wait timeout', stack: expect.any(String) },
    });
    expect(lines.join('')).not.toContain('1234');
  });

  it('RUN-05 tells with what a job says which one it is, and which request caused it', () => {
    const lines: string[] = [];
    const { logger } = pinoHttp(options, { write: (line: string) => lines.push(line) } as never); // as above
    withinTrace({ request: 'abc', job: 'send-sms' }, () => logger.warn('no credit'));
    expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'no credit', job: 'send-sms', request_id: 'abc' });
  });

  const NGINX_ID = '0123456789abcdef0123456789abcdef';
  const idOf = (remoteAddress: string, given?: string) =>
    options.genReqId?.({ headers: { 'x-request-id': given }, socket: { remoteAddress } } as never, {} as never); // as far as it is read

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])('RUN-05 takes the request id of nginx at %s', (address) => {
    expect(idOf(address, NGINX_ID)).toBe(NGINX_ID);
  });

  it.each([
    ['a stranger names', '203.0.113.7', NGINX_ID],
    ['is no id of nginx', '127.0.0.1', 'admin\nlevel=error'],
    ['nobody names', '127.0.0.1', undefined],
  ])('RUN-05 makes an id of its own instead of one that %s', (_, address, given) => {
    expect(idOf(address, given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
