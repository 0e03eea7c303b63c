import pinoHttp, { type Options } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import type { Config } from '../config/config';
import { loggerOptions } from './logger-options';

describe('log', () => {
  it('ACC-05 tells what failed in the database, not the values of the statement', () => {
    const lines: string[] = [];
    const { pinoHttp: options } = loggerOptions({ LOG_LEVEL: 'info' } as Config);
    const { logger } = pinoHttp(options as Options, { write: (line: string) => lines.push(line) } as never);
    const text = 'รหัสยืนยัน 1234';
    const driverError = Object.assign(new Error('Lock wait timeout'), { sql: `INSERT INTO outbox VALUES ('${text}')` });
    logger.error(new QueryFailedError('INSERT INTO outbox VALUES (?)', [text], driverError));
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: { message: 'Lock wait timeout', stack: expect.any(String) },
    });
    expect(lines.join('')).not.toContain('1234');
  });
});
