import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, expectCalm, overflowOf } from './support/calm.ts';
import { beginsIn, made, newLiveShow } from './support/live-shows.ts';
import { api } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { movesOn } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 30_000 };

test('WATCH-04 WATCH-05 WATCH-08 the studio shows what the band sends and what viewers write, until the show is a replay', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const buyer = await newBuyer(show);
  const id = await newLiveShow(show);
  const { data: live } = await officeApi('GET', `liveStreamingById?id=${id}`);
  const { video_id, stage_id } = live as { video_id: number; stage_id: number };
  await signInOffice(context, await ownerToken());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.admin });
  await page.goto(`${addresses.admin}/admin/liveStreaming/${id}`);

  await test.step('the key is copied without being shown', async () => {
    const { data } = await officeApi('GET', `liveStreamingKey?id=${id}`);
    const { live_streaming_stream_key: key } = data as { live_streaming_stream_key: string };
    await page.getByRole('button', { name: /คัดลอก ?คีย์สตรีม/ }).click();
    await expect(page.getByText('คัดลอกคีย์แล้ว')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await expect(page.getByText(key)).toBeHidden();
  });

  await test.step('the technician has a phone, whole or none', async () => {
    const phone = page.getByLabel('เบอร์โทรของช่าง');
    await phone.fill('081 234');
    await phone.press('Enter');
    await expect(page.getByText('กรุณากรอกเบอร์โทรศัพท์ 10 หลัก')).toBeVisible();
    await phone.fill('081-234-5678');
    await phone.press('Enter');
    await expect(page.getByText('บันทึกเบอร์ช่างแล้ว')).toBeVisible();
    expect((await api('GET', `liveStreamingById?id=${id}`, { token: buyer.token })).data).not.toHaveProperty(
      'live_streaming_technician_tel',
    );
  });

  await test.step('what is ready is told, and who looks after the chat is chosen', async () => {
    await officeApi('POST', 'staff', { staff_name: `ปิ่น ${id}` });
    const list = page.getByRole('listitem').filter({ has: page.getByText('คนดูแลแชต', { exact: true }) });
    await expect(list).toContainText('ควรมีอย่างน้อย 1 คน');
    await expect(page.getByText(/^\d จาก 7$/)).toBeVisible();
    await expect(page.getByText(/^เปิดอยู่ ที่เก็บเหลือ [\d,]+ GB$/)).toBeVisible();
    await list.getByRole('combobox', { name: 'คนดูแลแชต' }).fill(`ปิ่น ${id}`);
    await page.getByTitle(`ปิ่น ${id}`, { exact: true }).click();
    await expect(list).toContainText('ดูแลแชตคืนนี้');
    await expect(page.getByRole('img', { name: 'แถบควบคุม ปุ่มเริ่มสตรีม' })).toBeVisible();
    await page.getByRole('button', { name: 'ทดสอบเน็ตที่งาน' }).click();
    await expect(page.getByText(/^ส่งได้ [\d.]+ ล้านบิตต่อวินาที /)).toBeVisible(PATIENCE);
    expect(await barriersOf(page), 'axe').toEqual([]);
  });

  const publisher = await Publisher.start(id);
  try {
    await test.step('the picture and its health come by themselves', async () => {
      await expect(page.getByRole('region', { name: 'เครื่องเล่นไลฟ์ คืนทดสอบ' })).toBeVisible(PATIENCE);
      await movesOn(page);
      const health = page.getByLabel('สัญญาณ', { exact: true });
      await expect(health.getByText('320×180')).toBeVisible(PATIENCE);
      await expect(health.getByText('กระตุก')).toBeVisible();
      await expect(page.getByText('ได้ยินช่องเดียว')).toBeVisible();
      await expect(page.getByRole('img', { name: 'เสียงจากวง มีเสียง' })).toBeVisible(PATIENCE);
    });

    await test.step('the dashboard tells what is on air, and leads to its studio', async () => {
      const dashboard = await context.newPage();
      await dashboard.goto(`${addresses.admin}/admin`);
      // Other journeys have shows of the same names on air.
      const onAir = dashboard
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`คืนทดสอบ\\s*${show.band_name} · สัญญาณ`) })
        .and(dashboard.locator(`[href$="/liveStreaming/${id}"]`));
      await expect(onAir).toContainText('ผู้ชม', PATIENCE);
      await onAir.click();
      await expect(dashboard).toHaveURL(`${addresses.admin}/admin/liveStreaming/${id}`);
      await dashboard.close();
    });

    await test.step('a song that begins is a chapter at once', async () => {
      const set = page.getByRole('button', { name: /เริ่มแล้ว$/ });
      await set.first().click();
      await expect(page.getByText('เริ่มแล้ว 1 ช่วง')).toBeVisible(PATIENCE);
      const { data } = await api('GET', `stageTimeByStageIdAndVideo?stage_id=${stage_id}&video_id=${video_id}`);
      const [song] = data as [{ stage_detail_time_second: number }];
      expect(song.stage_detail_time_second).toBeGreaterThan(0);
    });

    await test.step('a message that is deleted is gone for viewers', async () => {
      const shown = () =>
        api('GET', `liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${id}`, { token: buyer.token });
      const body = { live_streaming_id: id, live_streaming_comment: 'ขายบัตรต่อราคาถูก' };
      await api('POST', 'liveStreamingComment', { token: buyer.token, body });
      const message = page.getByRole('list', { name: 'ข้อความแชต' }).getByRole('listitem');
      await expect(message).toContainText('ขายบัตรต่อราคาถูก', PATIENCE);
      await expect(page.getByText('1 ข้อความ')).toBeVisible(PATIENCE);
      await message.getByRole('button', { name: /^ลบข้อความของ/ }).click();
      await expect(message.getByText('ลบแล้ว')).toBeVisible();
      await expect.poll(async () => (await shown()).data, PATIENCE).toEqual([]);
    });

    await test.step('a message that was held goes, and its writer is muted, in one press', async () => {
      const seller = await newBuyer(show);
      const body = { live_streaming_id: id, live_streaming_comment: 'โทรหาผมที่ 089-111-2222 มีบัตรขายต่อ' };
      await api('POST', 'liveStreamingComment', { token: seller.token, body });
      await page.getByText('รอตรวจ 1', { exact: true }).click(PATIENCE);
      const message = page.getByRole('list', { name: 'ข้อความแชต' }).getByRole('listitem');
      await expect(message).toContainText('กันไว้: เบอร์โทร');
      await message.getByRole('button', { name: 'ลบและพัก 10 นาที' }).click();
      await expect(page.getByText(/^ลบและพักการพิมพ์ของ .* 10 นาทีแล้ว$/)).toBeVisible();
      await expect(message).toHaveCount(0);
      await expect(page.getByText('ถูกพัก 1', { exact: true })).toBeVisible(PATIENCE);
      const again = await api('POST', 'liveStreamingComment', { token: seller.token, body });
      expect(again).toMatchObject({ result: false, code: 'CHAT_MUTED' });
      await page.getByText('ทั้งหมด', { exact: true }).click();
    });

    await test.step('somebody asks for help', async () => {
      const body = { help_request_reason: 'stalls', video_id };
      expect(await api('POST', 'helpRequest', { token: buyer.token, body })).toMatchObject({ result: true });
    });

    await test.step('forbidden words are added and deleted by keyboard alone', async () => {
      await page.getByRole('button', { name: 'คำต้องห้าม' }).click();
      const dialog = page.getByRole('dialog', { name: 'คำต้องห้าม' });
      const words = dialog.getByLabel('เพิ่มคำของงานนี้');
      await words.fill('คำหนึ่ง\nคำสอง');
      const add = dialog.getByRole('button', { name: 'เพิ่ม' });
      await expect(add).toBeEnabled();
      // On a slow machine the dialog takes the focus once more after it has come up.
      await words.press('Tab');
      await expect(add).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(words, 'what is saved leaves the box').toHaveValue('');
      const remove = dialog.getByRole('button', { name: 'ลบคำว่า คำสอง' });
      await expect(remove).toBeVisible();
      expect(await barriersOf(page), 'axe').toEqual([]);
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(remove).toBeHidden();
      await expect(dialog.getByRole('button', { name: 'ลบคำว่า คำหนึ่ง' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('viewers are told once that the line is being mended', async () => {
      await publisher.breakOff();
      const trouble = page.getByRole('alert');
      const tell = trouble.getByRole('button', { name: 'บอกคนดูในแชต' });
      await tell.click(PATIENCE);
      const telephone = trouble.getByRole('link', { name: 'โทรหาช่าง 081-234-5678' });
      await expect(telephone).toHaveAttribute('href', 'tel:0812345678');
      await expectCalm(page, 'in trouble');
      await expect(tell).toBeDisabled();
      await expect(page.getByRole('list', { name: 'ข้อความแชต' })).toContainText('ทีมงานกำลังแก้อยู่', PATIENCE);
    });

    await test.step('the show ends by keyboard, without its replay, which buyers have once it is opened', async () => {
      await page.getByRole('button', { name: 'จบการถ่ายทอด' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('แชตปิดใน 15 นาที มาลัยบนภาพปิดทันที')).toBeVisible();
      await expect(dialog.getByText(/และเหลืออีก \d+ ช่วงในเซตลิสต์$/)).toBeVisible();
      await dialog.getByRole('switch', { name: 'เปิดให้ดูย้อนหลังทันที' }).press('Space');
      expect(await barriersOf(page), 'axe').toEqual([]);
      await dialog.getByRole('button', { name: 'จบการถ่ายทอด' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'จบการถ่ายทอดแล้ว' })).toBeVisible(PATIENCE);
      const replay = () => api('GET', `videosUserViewById?id=${video_id}`, { token: buyer.token });
      await expect.poll(async () => (await replay()).code, PATIENCE).toBe('VIDEO_CLOSED');
      const open = page.getByRole('switch', { name: 'เปิดให้ดูย้อนหลัง', exact: true });
      await expect(open).not.toBeChecked(PATIENCE);
      await open.click();
      await expect.poll(async () => (await replay()).data, PATIENCE).toMatchObject({ video_status: 'ready' });
    });

    await test.step('its recording goes without its chat, and begins with the first song, when switched so', async () => {
      const { data } = await api('GET', `stageTimeByStageIdAndVideo?stage_id=${stage_id}&video_id=${video_id}`);
      const [{ stage_detail_time_second: first }] = data as [{ stage_detail_time_second: number }];
      const chat = page.getByRole('switch', { name: 'เล่นแชตตามภาพ' });
      await expect(chat).toBeChecked(PATIENCE);
      await chat.click();
      await expect(chat).not.toBeChecked(PATIENCE);
      const cut = page.getByRole('switch', { name: 'ตัดช่วงรอก่อนเพลงแรก' });
      await cut.click();
      await expect(cut).toBeChecked(PATIENCE);
      const { data: opened } = await api('GET', `videosUserViewById?id=${video_id}`, { token: buyer.token });
      expect(opened).toMatchObject({ video_begin: first, playback: { position: first } });
      expect((await api('GET', `liveStreamingById?id=${id}`)).data).toMatchObject({ live_streaming_chat_replay: 'N' });
      expect(await barriersOf(page), 'axe').toEqual([]);
    });

    await test.step('its original file is taken whole or in part, by nobody else', async () => {
      const link = page.getByRole('link', { name: /^โหลดไฟล์ต้นฉบับ/ });
      const path = (await link.getAttribute('href')) ?? '';
      // In the page: no other program knows the back office's name here.
      const get = (address: string, range?: string) =>
        page.evaluate(
          async ([address, range]) => {
            const answer = await fetch(address ?? '', { headers: range ? { range } : {} });
            const bytes = new Uint8Array(await answer.arrayBuffer());
            const [disposition, parts] = ['content-disposition', 'content-range'].map((name) =>
              answer.headers.get(name),
            );
            const start = String.fromCharCode(...bytes.slice(0, 3));
            return { status: answer.status, length: bytes.length, start, disposition, parts };
          },
          [address, range],
        );
      const part = await get(path, 'bytes=0-2');
      expect(part).toMatchObject({
        status: 206,
        length: 3,
        start: 'FLV',
        disposition: expect.stringMatching(/^attachment/),
      });
      const whole = await get(path);
      expect(whole).toMatchObject({ status: 200, length: Number(part.parts?.split('/')[1]) });
      const name = new URL(path, addresses.admin).searchParams.get('recording');
      for (const guess of [`/recordings/${name}`, `/v/recordings/${name}`, `/files/%2e%2e/recordings/${name}`])
        expect((await get(guess)).start).not.toBe('FLV');
      const asBuyer = { headers: { authorization: `Bearer ${buyer.token}` } };
      expect((await fetch(addresses.shop + path, asBuyer)).status).toBeGreaterThanOrEqual(401);
      expect((await fetch(addresses.shop + path)).status).toBe(401);
      expect((await fetch(`${addresses.shop}/recordings/${name}`)).status).toBe(404);
    });

    await test.step('its figures lead to the statistics, which nobody is in yet', async () => {
      const figures = page.getByLabel('ตัวเลขของงาน');
      await expect(figures.getByText('คนดูทั้งหมด')).toBeVisible(PATIENCE);
      await expect(figures.getByText('ดูพร้อมกันสูงสุด')).toBeVisible();
      const help = page.getByRole('listitem').filter({ has: page.getByText('ขอความช่วยเหลือ', { exact: true }) });
      await expect(help).toContainText('1 ครั้ง รอตอบ 1');
      await page.getByRole('link', { name: 'ดูสถิติเต็ม' }).click();
      await expect(page).toHaveURL(new RegExp(`/videosStatistics/${video_id}$`));
      await expect(page.getByText(/^ยังไม่มีใครดูงานนี้/)).toBeVisible(PATIENCE);
      await page.getByText('7 วัน', { exact: true }).click();
      await expect(page).toHaveURL(/period=week/);
    });
  } finally {
    await publisher.breakOff();
  }
});

test('WATCH-04 ADMIN-05 SITE-11 a live show is made in a dialog by keyboard, and its studio opens with the key', async ({
  page,
  context,
}) => {
  const { band_id } = await replayShow();
  const stage_title = `เวทีแป้นพิมพ์ ${Date.now()}`;
  await made('stage', { band_id, stage_title, ...beginsIn(600) });
  await signInOffice(context, await ownerToken());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${addresses.admin}/admin/liveStreaming`);
  await page.getByRole('button', { name: 'สร้างไลฟ์' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'สร้างไลฟ์' });
  await dialog.getByLabel('ชื่อไลฟ์').focus();
  await page.keyboard.type('คืนแป้นพิมพ์');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: /เวทีหรืองานแสดง/ })).toBeFocused();
  await page.keyboard.type(stage_title);
  const found = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(found, 'others are gone').toHaveCount(1, PATIENCE);
  await expect(found).toContainText(stage_title);
  await page.keyboard.press('Enter');
  expect([await barriersOf(page), await overflowOf(page)]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'สร้างและรับคีย์' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/liveStreaming\/\d+$/, PATIENCE);
  await expect(page.getByRole('heading', { name: 'คืนแป้นพิมพ์' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ที่อยู่และคีย์' })).toBeVisible();
  await expect(page.getByText(/^เริ่มในอีก \d+ ชม\./)).toBeVisible();
});
