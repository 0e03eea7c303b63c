import { Controller, Get, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../auth/access';
import { createTestApp, type TestApp } from '../testing';
import { sendTable, TableDownload } from './table-download';

let goOn: () => void;
const allowed = new Promise<void>((resolve) => (goOn = resolve));

async function* rows() {
  yield [{ name: 'first' }];
  await allowed;
  yield [{ name: 'last' }];
}

@Controller()
@Allow('public')
class SlowFileController {
  @Get('slowFile')
  @TableDownload('slowFile')
  file(@Res({ passthrough: true }) reply: FastifyReply) {
    return sendTable(reply, 'csv', 'slow', [{ name: 'name', title: 'Name' }], rows());
  }
}

@Module({ controllers: [SlowFileController] })
class SlowFileModule {}

describe('a file that is made while it is read', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([SlowFileModule]);
  });
  afterAll(() => test.close());

  it('CAT-08 sends its first rows before the last ones are there, compressed as well', async () => {
    const answer = await fetch(`${await test.listen()}/api/slowFile`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const reader = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('first')) text += (await reader.read()).value ?? '';
    expect(text).not.toContain('last');
    goOn();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(text).toContain('last');
  });
});
