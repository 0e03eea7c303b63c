import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Allow } from '../auth/access';
import { Answers, NoData } from './documentation';
import { createTestApp, type TestApp } from '../testing';

@Controller()
@Allow('public')
class SlowController {
  constructor(private readonly database: DataSource) {}

  @Get('slow')
  @Answers('slow', { one: NoData })
  slow(): Promise<unknown> {
    return this.database.query('SELECT SLEEP(0.002)');
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('more requests than the database takes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([SlowModule], { DATABASE_POOL: '1' });
  });
  afterAll(() => test.close());

  it('RUN-05 answers that it is busy, which a client may try again', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => test.request('GET', '/api/slow')));
    const kinds = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`));
    expect([...kinds].sort()).toEqual(['200 ', '503 BUSY']);
  });
});
