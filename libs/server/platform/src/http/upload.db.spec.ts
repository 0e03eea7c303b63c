import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Controller, Get, Module, Post, Req } from '@nestjs/common';
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
let listening = 0;
let allHere: () => void;
const listened = new Promise<void>((resolve) => (allHere = resolve));
let leave: () => void;
const leaving = new Promise<void>((resolve) => (leave = resolve));
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

  /** A stream that is open for hours. */
  @Get('waiting')
  @Answers('waiting', { one: NoData })
  async waiting(): Promise<unknown> {
    listening += 1;
    if (listening === UPLOADS_AT_ONCE) allHere();
    await leaving;
    return {};
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

  it('RUN-05 wait for nothing else that calls itself one', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=none' };
    const streams = Array.from({ length: UPLOADS_AT_ONCE }, () => test.request('GET', '/api/waiting', { headers }));
    await listened;
    expect((await send()).status).toBe(200);
    leave();
    await Promise.all(streams);
  });

  it('RUN-05 whose clients go away while they wait let the next ones in', async () => {
    await test.listen();
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    await Promise.all(Array.from({ length: SENT }, () => hangUp(port)));
    expect((await send()).status).toBe(200);
  });

  function send(path = '/api/upload') {
    const form = new FormData();
    form.set('images', new Blob(['picture']), 'picture.png');
    return test.request('POST', path, { form });
  }
});

/** Sends the head of an upload and a part of it, and is gone. */
function hangUp(port: number): Promise<unknown> {
  const socket = connect(port, '127.0.0.1');
  const type = 'multipart/form-data; boundary=b';
  socket.write(`POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n\r\n--b\r\n`);
  socket.once('connect', () => setImmediate(() => socket.destroy()));
  return once(socket, 'close');
}
