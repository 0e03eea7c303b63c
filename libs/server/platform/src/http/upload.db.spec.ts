import { Controller, Module, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../auth/access';
import { createTestApp, type TestApp } from '../testing';
import { Answers, NoData } from './documentation';
import { useUpload } from './upload';
import { UPLOADS_AT_ONCE } from './upload-turns';

const SENT = 20;

let inUse = 0;
let mostInUse = 0;
let goOn: () => void;
const allowed = new Promise<void>((resolve) => (goOn = resolve));

@Controller()
@Allow('public')
class UploadController {
  @Post('upload')
  @Answers('upload', { one: NoData })
  upload(@Req() request: FastifyRequest): Promise<unknown> {
    return useUpload(request, async () => {
      inUse += 1;
      mostInUse = Math.max(mostInUse, inUse);
      if (inUse === UPLOADS_AT_ONCE) goOn();
      await allowed;
      inUse -= 1;
      return {};
    });
  }
}

@Module({ controllers: [UploadController] })
class UploadModule {}

describe('many uploads at once', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([UploadModule]);
  });
  afterAll(() => test.close());

  it('RUN-05 are read a few at a time, and all of them in the end', async () => {
    const answers = await Promise.all(Array.from({ length: SENT }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: SENT }, () => 200));
    expect(mostInUse).toBe(UPLOADS_AT_ONCE);
  });

  it('RUN-05 that are refused unread let the next ones in', async () => {
    const refused = await Promise.all(Array.from({ length: SENT }, () => send('/api/nowhere')));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await send()).status).toBe(200);
  });

  function send(path = '/api/upload') {
    const form = new FormData();
    form.set('images', new Blob(['picture']), 'picture.png');
    return test.request('POST', path, { form });
  }
});
