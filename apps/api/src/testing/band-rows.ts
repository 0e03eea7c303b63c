import { makeStaff, makeUser } from '@wethi/accounts/testing';
import type { Course, Stage } from '@wethi/catalog';
import {
  makeBandMember,
  makeCoach,
  makeCourse,
  makeCourseChapter,
  makeProduct,
  makeProductDetailList,
  makeProductPrice,
  makeStage,
  makeStageTime,
  makeStageTimeMember,
} from '@wethi/catalog/testing';
import { makeLiveStreaming, makeLiveStreamingComment, makeVideo, makeVideoStatistics } from '@wethi/media/testing';
import { makeBookBank } from '@wethi/orders/testing';
import type { EntityManager } from 'typeorm';

/** Ids of rows of one band by their resource: some that are read and saved, some that are deleted. */
export async function bandRows(manager: EntityManager, stage: Stage, productId: number) {
  const rows = () => rowsOf(manager, stage, productId);
  return { kept: await rows(), spare: { ...(await rows()), ...(await deletable(manager, stage.band_id)) } };
}

async function rowsOf(manager: EntityManager, stage: Stage, product_id: number): Promise<Record<string, number>> {
  const { id: stage_id, band_id } = stage;
  const member = await makeBandMember(manager, { band_id });
  const item = await makeStageTime(manager, { stage_id });
  const staff = await makeStaff(manager);
  const show = await makeLiveStreaming(manager, { stage_id });
  const writer = await makeUser(manager);
  const video = await makeVideo(manager, { stage_id, band_id });
  const viewing = { user_id: writer.id, video_id: video.id, visit_date: '2026-11-20' };
  const inserted = async (sql: string, ...values: number[]): Promise<{ id: number }> => {
    const [row] = await manager.query<{ id: number }[]>(`${sql} RETURNING id`, values);
    return row ?? { id: 0 };
  };
  const rows = {
    bandMemberDetail: inserted('INSERT INTO band_member_detail (band_member_id) VALUES (?)', member.id),
    bandStaff: inserted('INSERT INTO band_staff (band_id, staff_id) VALUES (?, ?)', band_id, staff.id),
    bookBank: makeBookBank(manager, { band_id }),
    course: courseOf(manager, band_id),
    courseChapter: courseOf(manager, band_id).then((course) => makeCourseChapter(manager, { course_id: course.id })),
    lessonFile: inserted(
      `INSERT INTO lesson_file (stage_time_id, lesson_file_name, lesson_file_path) VALUES (?, 'a.pdf', 'lesson-file/a.pdf')`,
      item.id,
    ),
    courseSlot: makeCoach(manager, { band_id }).then((coach) =>
      inserted(
        `INSERT INTO course_slot (coach_id, course_slot_date, course_slot_start, course_slot_to)
         VALUES (?, '2030-01-07', '09:00:00', '10:00:00')`,
        coach.id,
      ),
    ),
    liveStreamingCamera: inserted(
      'INSERT INTO live_streaming_camera (live_streaming_id, band_member_id) VALUES (?, ?)',
      show.id,
      member.id,
    ),
    liveStreamingComment: makeLiveStreamingComment(manager, show, writer.id),
    liveStreamingMute: inserted(
      `INSERT INTO live_streaming_mute (live_streaming_id, user_id, live_streaming_mute_reason) VALUES (?, ?, 'x')`,
      show.id,
      writer.id,
    ),
    liveStreamingWord: inserted(
      `INSERT INTO live_streaming_word (live_streaming_id, live_streaming_word) VALUES (?, 'คำ')`,
      show.id,
    ),
    productDetailList: makeProductDetailList(manager, { product_id }),
    productPrice: makeProductPrice(manager, { product_id }),
    stageTimeMember: makeStageTimeMember(manager, item, member.id),
    videoCaption: inserted(
      `INSERT INTO video_caption (video_id, caption_name, caption_stem) VALUES (?, 'th.vtt', 'caption-th-1')`,
      video.id,
    ),
    videosStatistics: makeVideoStatistics(manager, viewing),
  };
  const ids = Object.entries(rows).map(async ([name, row]) => [name, (await row).id] as const);
  return {
    ...(await plainRows(manager, band_id)),
    ...Object.fromEntries(await Promise.all(ids)),
    band: band_id,
    bandMember: member.id,
    liveStreaming: show.id,
    product: product_id,
    staff: staff.id,
    stage: stage_id,
    stageTime: item.id,
    videos: video.id,
  };
}

async function courseOf(manager: EntityManager, band_id: number): Promise<Course> {
  const product = await makeProduct(manager, { band_id, product_type: 'C' });
  return makeCourse(manager, { product_id: product.id });
}

/** A row of every entity with an id and a band, so that a plain one needs no line above; the database fills in the other columns. */
async function plainRows(manager: EntityManager, band_id: number): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name, tableName, columns } of manager.connection.entityMetadatas) {
    const band = columns.find(({ propertyName }) => propertyName === 'band_id');
    const hasId = columns.some(({ propertyName }) => propertyName === 'id');
    if (!hasId || !band || band.isNullable) continue;
    const sql = 'INSERT IGNORE INTO ?? (band_id) VALUES (?) RETURNING id';
    const [row] = await manager.query<{ id: number }[]>(sql, [tableName, band_id]);
    if (row) rows[name.charAt(0).toLowerCase() + name.slice(1)] = row.id;
  }
  return rows;
}

/** What nothing points to. */
async function deletable(manager: EntityManager, band_id: number): Promise<Record<string, number>> {
  const [stage, product] = [await makeStage(manager, { band_id }), await makeProduct(manager, { band_id })];
  return { stage: stage.id, product: product.id };
}
