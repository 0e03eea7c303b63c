import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { multipart, openTestSandbox, readMessages, setFault } from '../testing';

describe('Telegram Bot API', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  let picture: Buffer;
  beforeAll(async () => {
    context = await openTestSandbox();
    picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#8e55f7' } })
      .png()
      .toBuffer();
  });
  afterAll(() => context.close());

  const call = (method: string, payload: object) =>
    context.sandbox.app.inject({ method: 'POST', url: `/bot123456:demo/${method}`, payload });

  it('TELL-02 keeps a text and answers with the message', async () => {
    const text = '<b>คำสั่งซื้อใหม่</b> W261120AB3K7Q &amp; สลิป';
    const response = await call('sendMessage', { chat_id: -100123, text, parse_mode: 'HTML' });
    expect(response.json()).toMatchObject({
      ok: true,
      result: { text: 'คำสั่งซื้อใหม่ W261120AB3K7Q & สลิป', entities: [{ type: 'bold', offset: 0, length: 14 }] },
    });
    const [message] = await readMessages(context.sandbox, { channel: 'chat', to: '-100123' });
    expect(message).toMatchObject({ text: 'คำสั่งซื้อใหม่ W261120AB3K7Q & สลิป', meta: { source: text } });
  });

  it('TELL-02 keeps a picture with its caption, and sends it again by its id', async () => {
    const upload = await multipart({ chat_id: '-200', caption: 'สลิป' }, 'photo', picture, 'slip.png');
    const response = await context.sandbox.app.inject({
      method: 'POST',
      url: '/bot123456:demo/sendPhoto',
      ...upload,
    });
    const [size] = response.json().result.photo;
    expect(size).toMatchObject({ width: 40, height: 60, file_size: picture.length });
    await call('sendPhoto', { chat_id: '-200', photo: size.file_id });
    const messages = await readMessages(context.sandbox, { channel: 'chat', to: '-200' });
    expect(messages.map((message) => message.text)).toEqual(['สลิป', '']);
    const shown = await context.sandbox.app.inject({ url: messages[1]?.picture_url ?? '' });
    expect(shown.rawPayload.equals(picture)).toBe(true);
  });

  it.each([
    ['an unescaped value', { chat_id: '1234', text: 'a < b', parse_mode: 'HTML' }, 400, /can't parse entities/],
    ['an open tag', { chat_id: '1234', text: '<b>a', parse_mode: 'HTML' }, 400, /Can't find end tag/],
    ['no text', { chat_id: '1234', text: '  ' }, 400, /message text is empty/],
    ['a long text', { chat_id: '1234', text: 'ก'.repeat(4097) }, 400, /message is too long/],
    ['an unknown chat', { chat_id: '-1000400', text: 'a' }, 400, /chat not found/],
    ['a closed chat', { chat_id: '-1000403', text: 'a' }, 403, /bot was kicked/],
  ])('TELL-02 refuses %s', async (_case, payload, status, description) => {
    const response = await call('sendMessage', payload);
    expect(response.json()).toMatchObject({ ok: false, error_code: status });
    expect(response.json().description).toMatch(description);
  });

  it('TELL-02 tells where a chat has moved', async () => {
    const response = await call('sendMessage', { chat_id: '-5550301', text: 'a' });
    expect(response.json().parameters.migrate_to_chat_id).toBeLessThan(-100_000);
  });

  it('TELL-02 refuses a file that is no picture', async () => {
    const upload = await multipart({ chat_id: '-200' }, 'photo', Buffer.from('%PDF-1.7'), 'slip.png');
    const response = await context.sandbox.app.inject({ method: 'POST', url: '/bot1234:demo/sendPhoto', ...upload });
    expect(response.json().description).toBe('Bad Request: IMAGE_PROCESS_FAILED');
  });

  it('TELL-02 asks to come back later when calls come too fast', async () => {
    await setFault(context.sandbox, 'chat', '429', 1);
    const response = await call('sendMessage', { chat_id: '1234', text: 'a' });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ error_code: 429, parameters: { retry_after: 1 } });
  });

  describe('buttons below a message', () => {
    const keyboard = (...names: string[]) => ({
      inline_keyboard: [names.map((text) => ({ text, callback_data: `data-${text}` }))],
    });
    const press = (payload: object) => context.sandbox.app.inject({ method: 'POST', url: '/api/chat/press', payload });
    let shop: FastifyInstance;
    let updates: { headers: Record<string, unknown>; body: { callback_query: Record<string, unknown> } }[];

    beforeAll(async () => {
      updates = [];
      shop = fastify();
      shop.post('/hook', (request) => {
        updates.push({ headers: request.headers, body: request.body as (typeof updates)[number]['body'] });
        const { id } = updates.at(-1)?.body.callback_query ?? {};
        return { method: 'answerCallbackQuery', callback_query_id: id, text: 'ได้เลย' };
      });
      const url = `${await shop.listen({ port: 0, host: '127.0.0.1' })}/hook`;
      await call('setWebhook', { url, secret_token: 'a-secret', allowed_updates: ['callback_query'] });
    });
    afterAll(() => shop.close());

    it('BUY-19 a press reaches the webhook with the secret, who pressed, what and where', async () => {
      await call('sendMessage', { chat_id: '-300', text: 'W1', reply_markup: keyboard('อนุมัติ') });
      const message = (await readMessages(context.sandbox, { channel: 'chat', to: '-300' })).at(-1);
      const answer = await press({ message: message?.id, button: 'อนุมัติ', from: 700000001 });
      expect(answer.json()).toMatchObject({ data: { status: 200, answer: { text: 'ได้เลย' } } });
      expect(updates.at(-1)).toMatchObject({
        headers: { 'x-telegram-bot-api-secret-token': 'a-secret' },
        body: {
          callback_query: {
            data: 'data-อนุมัติ',
            from: { id: 700000001 },
            message: { message_id: message?.meta.message_id, chat: { id: -300 } },
          },
        },
      });
      expect((await press({ message: message?.id, button: 'ไม่มี', from: 1 })).statusCode).toBe(422);
    });

    it('BUY-19 a message is edited, its buttons go, and the same again is refused', async () => {
      const sent = await call('sendMessage', { chat_id: '-301', text: 'ก่อน', reply_markup: keyboard('อนุมัติ') });
      const edit = {
        chat_id: '-301',
        message_id: sent.json().result.message_id,
        text: '<b>หลัง</b>',
        parse_mode: 'HTML',
      };
      expect((await call('editMessageText', edit)).json()).toMatchObject({ ok: true });
      const [message] = await readMessages(context.sandbox, { channel: 'chat', to: '-301' });
      expect(message).toMatchObject({ text: 'หลัง', meta: { edited: true } });
      expect(message?.meta.reply_markup).toBeUndefined();
      expect((await call('editMessageText', edit)).json().description).toMatch(/not modified/);
      expect((await call('editMessageText', { ...edit, message_id: 1 })).json().description).toMatch(/not found/);
    });

    it('BUY-19 refuses data of a button that is too long', async () => {
      const reply_markup = keyboard('ก'.repeat(30));
      const answer = await call('sendMessage', { chat_id: '-302', text: 'a', reply_markup });
      expect(answer.json().description).toMatch(/BUTTON_DATA_INVALID/);
    });
  });

  it('answers getMe and getChat, and refuses a revoked token', async () => {
    expect((await call('getMe', {})).json().result).toMatchObject({ id: 123456, is_bot: true });
    expect((await call('getChat', { chat_id: '-1001' })).json().result).toMatchObject({ type: 'supergroup' });
    const revoked = await context.sandbox.app.inject({ url: '/bot123456:revoked/getMe' });
    expect(revoked.json()).toEqual({ ok: false, error_code: 401, description: 'Unauthorized' });
  });
});
