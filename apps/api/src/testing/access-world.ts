import { OwnDataFile } from '@wethi/accounts';
import { makeAddress, makePersonnel, makeUser } from '@wethi/accounts/testing';
import { Band } from '@wethi/catalog';
import { makeBand, makeProduct, makeStage, makeStageTime } from '@wethi/catalog/testing';
import { makeStageTimeComment, makeVideo, makeVideosUserStatus, makeVideoStatistics } from '@wethi/media/testing';
import { CourseSlot, LessonFile, LessonNote, LiveStreaming, UserCourse, UserCourseBooking } from '@wethi/media';
import { Slip } from '@wethi/orders';
import { makeCardCharge, makeGift, makeOrder, makePaperOf, makeTip } from '@wethi/orders/testing';
import { Storage } from '@wethi/platform';
import type { TestApp } from '@wethi/platform/testing';
import type { Call, Role } from './access-table';
import { bandRows } from './band-rows';

/** Somebody of each role, and rows that belong to `user` and to `band`. */
export interface World {
  headers(role: Role): Promise<{ authorization?: string }>;
  /** Parameters that name a row of `user` or of `band`, for the calls that ask whose it is. */
  query(call: Call): Record<string, string>;
  /** The body of a save that names such a row. */
  body(call: Call): object;
}

const VIEWINGS_OF_USER = [
  ...['ByLast', 'ByUserId', 'ByUserLastViewed', 'ByUserMonth', 'ByUserMonthTime', 'ByUserTodayTime'],
  ...['ByUserVideoToday', 'ByUserWeekTime', 'ChartByUserMonth', 'DetailByUser'],
].map((suffix) => `GET /videosStatistics${suffix}`);

const REPORTS_OF_VIDEO = ['', 'Viewers', 'Replay', 'Retention', 'People', 'PeopleFile'].map(
  (suffix) => `GET /videosStatisticsShow${suffix}`,
);

export async function buildWorld(test: TestApp): Promise<World> {
  const { manager } = test.database;
  const [user, other] = await Promise.all([makeUser(manager), makeUser(manager)]);
  const stage = await makeStage(manager);
  const { band_id } = stage;
  const { band_name } = await manager.findOneByOrFail(Band, { id: band_id });
  const rivals = await makeBand(manager);
  const [owner, shop, band, rival] = await Promise.all([
    makePersonnel(manager),
    makePersonnel(manager, { role: 'shop' }),
    makePersonnel(manager, { role: 'band', band_id }),
    makePersonnel(manager, { role: 'band', band_id: rivals.id }),
  ]);
  const product = await makeProduct(manager, { stage_id: stage.id, band_id: stage.band_id });
  const approved = { orders_status: 'approve' as const, approve_date: test.clock.today() };
  // Not by chance: how much a search for its end asks depends on the signs.
  const numbered = { order_no: 'W26112012M793', ...approved };
  const order = await makeOrder(manager, { user_id: user.id, product_id: product.id, ...numbered });
  const video = await makeVideo(manager, { stage_id: stage.id, band_id: stage.band_id });
  const item = await makeStageTime(manager, { stage_id: stage.id });
  const comment = await makeStageTimeComment(manager, item, user.id);
  const status = await makeVideosUserStatus(manager, item, user.id);
  const viewing = { user_id: user.id, video_id: video.id, visit_date: test.clock.today() };
  const watched = await makeVideoStatistics(manager, viewing);
  await keepSlip(test, user.id, product.id, order.id);
  await makeCardCharge(manager, order);
  const gift = await makeGift(manager, { user_id: user.id, product_id: product.id, gift_code: 'gift-of-user' });
  await makeOrder(manager, { user_id: user.id, product_id: product.id, gift_id: gift.id, ...approved });
  const paper = await makePaperOf(manager, order);

  const { kept, spare } = await bandRows(manager, stage, product.id);
  kept['stageTimeComment'] = comment.id;
  const address = await makeAddress(manager, user.id);
  kept['userAddress'] = address.id;
  spare['userCourseBooking'] = await keepBooking(test, spare['courseSlot'], product.id, user.id);
  const { coach_id } = await manager.findOneByOrFail(CourseSlot, { id: spare['courseSlot'] });
  spare['lessonNote'] = await keepNote(test, item.id, user.id);
  spare['userAddress'] = (await makeAddress(manager, user.id)).id;
  const { session } = await test.actorOf(await test.signInAs('user', user.id));
  await keepCertificate(test, product.id, user.id);
  kept['tip'] = await keepTip(test, user.id, kept['liveStreaming']);
  const ofUser = { user_id: String(user.id) };
  const ofStage = { stage_id: String(stage.id) };
  const ofShow = { live_streaming_id: String(kept['liveStreaming']) };
  const ofCourse = { courses_id: String(product.id) };
  const ofProduct = { product_id: String(product.id) };
  const ofVideo = { video_id: String(video.id) };
  const ofItem = { stage_time_id: String(item.id) };
  const owned: Partial<Record<Call, Record<string, string>>> = {
    'GET /userById': { id: String(user.id) },
    'DELETE /userSessions': { id: session },
    'GET /adminSearch': { q: order.order_no.slice(-4) },
    'GET /userCare': ofUser,
    'GET /userWatchCheck': { ...ofUser, ...ofProduct },
    'GET /ownDataFile': { id: String(await keepOwnData(test, user.id)) },
    'GET /userData': ofUser,
    'GET /userDataFile': { ...ofUser, id: String(await keepOwnData(test, user.id, 1)) },
    'GET /bookBankByProductId': ofProduct,
    'GET /stageTimeByStageId': ofStage,
    'GET /stageTimeByStageIdAndVideo': { ...ofStage, ...ofVideo },
    'GET /emailConfirmOrder': { orders_id: String(order.id) },
    'GET /giftByCode': { code: 'gift-of-user' },
    'GET /giftById': { id: String(gift.id) },
    'GET /conditionsOfOrder': { orders_id: String(order.id) },
    'GET /conditionsPicture': { orders_id: String(order.id) },
    'GET /fileCreateCondition': ofProduct,
    'GET /fileCreateConditionColPDF': { orders_id: String(order.id) },
    'GET /orders/fileTaxInvoice': { orders_id: String(order.id) },
    'GET /orders/papers': { orders_id: String(order.id) },
    'GET /paperById': { id: String(paper) },
    'GET /paperFile': { id: String(paper) },
    'GET /paperPicture': { id: String(paper) },
    'GET /orders/ordersById': { id: String(order.id) },
    'GET /orders/ordersByUserId': ofUser,
    'GET /orders/ordersProductByUserId': ofUser,
    'GET /orders/ordersByUserIdAndCoursesId': { ...ofUser, courses_id: String(product.id) },
    'GET /orders/ordersByUserEmail': { user_email: 'nobody@example.com' },
    'GET /ordersDetailBookingByProductId': ofProduct,
    'GET /ordersDetailByProductI': ofProduct,
    'GET /ordersDetailByProductId': ofProduct,
    'GET /orders/ordersRecheckByUser': ofUser,
    'GET /cardPage': { reference: order.order_no },
    'GET /orders/ordersCard': { orders_id: String(order.id) },
    'GET /orders/ordersQr': { orders_id: String(order.id) },
    'GET /orders/ordersStory': { id: String(order.id) },
    'GET /ordersDetailByOrderId': { orders_id: String(order.id) },
    'GET /bandFollow': { band_id: String(stage.band_id) },
    'GET /bandPage': { band_name },
    'GET /productFigures': { id: String(product.id) },
    'GET /infoPageAgreed': { info_page_slug: 'policy' },
    'GET /infoPageVersion': { info_page_id: '1' },
    'GET /productPage': { product_url: product.product_url },
    'GET /couponNames': { remove_by: 'N' },
    'GET /salesByCoupon': { date_start: '2026-11-01', date_to: '2026-11-28' },
    'GET /slipImage': { orders_id: String(order.id) },
    'GET /courseView': ofProduct,
    'GET /courseCertificateFile': ofProduct,
    'GET /userChecking': ofItem,
    'GET /userCourseApplication': { ...ofUser, ...ofProduct },
    'GET /userCourseFile': { format: 'csv' },
    'GET /userCourseSignature': { ...ofUser, ...ofProduct },
    'GET /userCourseBooking': { coach_id: String(coach_id), from: '2030-01-07' },
    'GET /userCourseBookingOwn': { product_id: '999999' },
    'GET /courseProgress': ofProduct,
    'GET /lessonFile': ofProduct,
    'GET /lessonFileContent': { id: String(await keepCourseFile(test, item.id)) },
    'GET /lessonNote': ofProduct,
    'GET /videosByCourses': ofCourse,
    'GET /stageTimeCommentNowByCoursesDetailAndCoursesId': { courses_detail_id: String(item.id), ...ofCourse },
    'GET /stageTimeCommentNowByLiveStreamingId': ofShow,
    'GET /stageTimeCommentNowByLiveStreamingIdAndCoursesId': { ...ofShow, ...ofCourse },
    'GET /stageTimeCommentById': { id: String(comment.id) },
    'GET /stageTimeCommentNowByStageId': ofStage,
    'GET /stageTimeCommentNowByStageTimeId': ofItem,
    'GET /liveStreamingCameraKey': { id: String(kept['liveStreamingCamera']) },
    'GET /liveStreamingCameraSrt': { id: String(kept['liveStreamingCamera']) },
    'GET /liveStreamingCommentNowByCoursesId': ofCourse,
    'GET /liveStreamingCommentNowByLiveStreamingId': ofShow,
    'GET /liveStreamingCommentNowByLiveStreamingIdAndCoursesId': { ...ofShow, ...ofCourse },
    'GET /liveStreamingCommentNowByStageId': ofStage,
    'GET /liveStreamingCommentNowByStageIdAndCoursesId': { ...ofStage, ...ofCourse },
    'GET /liveStreamingRecording': { id: String(kept['liveStreaming']), recording: 'none-1.flv' },
    'GET /liveStreamingRecordings': { id: String(kept['liveStreaming']) },
    'GET /liveStreamingLobby': { id: String(kept['liveStreaming']) },
    'GET /liveStreamingSignal': { id: String(kept['liveStreaming']) },
    'GET /liveStreamingKey': { id: String(kept['liveStreaming']) },
    'GET /liveStreamingReminder': { id: String(kept['liveStreaming']) },
    'GET /liveStreamingSrt': { id: String(kept['liveStreaming']) },
    'GET /deliveries': { state: 'dead' },
    'GET /moderation': { view: 'latest' },
    'GET /moderationFile': { view: 'latest', format: 'csv' },
    'GET /auditLog': { from: '2026-11-20', to: '2026-11-21', action: 'update', entity: 'Nothing' },
    'GET /auditLogFile': { format: 'csv', from: '2026-11-20', to: '2026-11-21', action: 'update', entity: 'Nothing' },
    'GET /moderationPerson': ofUser,
    'GET /stage/events': ofStage,
    'GET /videosStatisticsById': { id: String(watched.id) },
    ...Object.fromEntries(VIEWINGS_OF_USER.map((call) => [call, ofUser])),
    ...Object.fromEntries(REPORTS_OF_VIDEO.map((call) => [call, ofVideo])),
    'GET /videosStatisticsShowViewer': { ...ofVideo, ...ofUser },
    'GET /videosStatisticsShowPeopleFile': { ...ofVideo, format: 'csv' },
    'GET /videosStatisticsByUserIdAndProductId': { ...ofUser, ...ofProduct },
    'GET /videosStatisticsByUserVideoLastTime': { ...ofUser, ...ofVideo },
    'GET /videosUserStatus': ofStage,
    'GET /videosUserStatusByStageTimeId': ofItem,
    'GET /videosUserStatusByUserId': ofUser,
    'GET /videosUserStatusByUserStageTimeId': { ...ofUser, ...ofItem },
    'GET /videosUserStatusFindById': { id: String(status.id) },
    'GET /videosCamerasById': { id: String(video.id) },
    'GET /videosBuyers': { id: String(kept['videos']) },
    'GET /waitingListOwn': ofProduct,
    'GET /checkInList': ofProduct,
    'GET /videosUserViewById': { id: String(video.id) },
  };
  const customers = { user: user.id, other: other.id };
  const personnel = { owner: owner.id, shop: shop.id, band: band.id, rival: rival.id };
  return {
    // A new session for each request, since some calls end the session they are made with.
    headers: async (role) => {
      if (role === 'guest') return {};
      if (role === 'user' || role === 'other') return test.signInAs('user', customers[role]);
      return test.signInAs('personnel', personnel[role]);
    },
    query: (call) => {
      const [method, resource = ''] = call.split(' /');
      const id = method === 'DELETE' ? spare[resource] : kept[resource.replace(/ById$/, '')];
      return owned[call] ?? (method !== 'POST' && id !== undefined ? { id: String(id) } : {});
    },
    body: (call) => {
      const [, resource = '', action] =
        /^POST \/(.*?)(Move|Copy|Answer|NewKey|Retry|Poster|Chapters|Stop|Show|End|Reopen|Song|Srt)?$/.exec(call) ?? [];
      const id = kept[resource];
      const more = {
        Answer: { stage_time_comment_answer: 'ขอบคุณค่ะ' },
        Srt: { srt_open: 'N' },
        Poster: { frame: 'none.jpg' },
        Chapters: { chapters: [] },
        Move: { after_id: null },
        Song: { stage_time_id: item.id, stage_time_begun: 'N' },
      }[action ?? ''];
      return id === undefined ? {} : { id, ...more };
    },
  };
}

async function keepTip({ database: { manager } }: TestApp, user_id: number, showId = 0): Promise<number> {
  const show = await manager.findOneByOrFail(LiveStreaming, { id: showId });
  return (await makeTip(manager, show, user_id)).id;
}

async function keepSlip(test: TestApp, user_id: number, product_id: number, orders_id: number): Promise<void> {
  const slip_picture = 'slip/of-user.webp';
  await test.get(Storage).put('private', slip_picture, Buffer.from('picture'));
  await test.database.manager.insert(Slip, {
    user_id,
    product_id,
    orders_id,
    slip_picture,
    picture_sha256: '0'.repeat(64),
  });
}

async function keepNote({ database: { manager } }: TestApp, stage_time_id: number, user_id: number): Promise<number> {
  const { identifiers } = await manager.insert(LessonNote, { stage_time_id, user_id, lesson_note_text: 'หายใจก่อน' });
  return Number(identifiers[0]?.['id']);
}

async function keepBooking(
  { database: { manager } }: TestApp,
  course_slot_id: number | undefined,
  product_id: number,
  user_id: number,
): Promise<number> {
  const { identifiers } = await manager.insert(UserCourseBooking, {
    course_slot_id: course_slot_id ?? 0,
    product_id,
    user_id,
  });
  return Number(identifiers[0]?.['id']);
}

async function keepCertificate({ database: { manager } }: TestApp, product_id: number, user_id: number): Promise<void> {
  const user_courses_page = JSON.stringify({
    ...{ issuer: 'เวที', name: 'ฟ้าใส', course: 'ร้องเพลง', lines: [], date: '', number: 'WT-C-2569-1', link: 'http://x' },
  });
  const taken = { user_courses_name: 'ฟ้าใส', user_courses_finish: '2026-11-18', user_courses_no: 'WT-C-2569-1' };
  await manager.insert(UserCourse, { product_id, user_id, ...taken, user_courses_page });
}

async function keepCourseFile(test: TestApp, stage_time_id: number): Promise<number> {
  const lesson_file_path = 'lesson-file/of-lesson.pdf';
  await test.get(Storage).put('private', lesson_file_path, Buffer.from('%PDF-1.7'));
  const file = { stage_time_id, lesson_file_name: 'แบบฝึกหัด.pdf', lesson_file_path };
  const { identifiers } = await test.database.manager.insert(LessonFile, file);
  return Number(identifiers[0]?.['id']);
}

async function keepOwnData(test: TestApp, user_id: number, own_data_file_by: number | null = null): Promise<number> {
  const own_data_file_path = 'own-data/of-user.zip';
  await test.get(Storage).put('private', own_data_file_path, Buffer.from('zip'));
  const ready = { own_data_file_path, own_data_file_bytes: 3, own_data_file_ready_at: test.clock.now() };
  const file = { user_id, own_data_file_by, ...ready };
  const { identifiers } = await test.database.manager.insert(OwnDataFile, file);
  return Number(identifiers[0]?.['id']);
}
