import type { User } from '@wethi/accounts';
import { Coach, type Product, StageTime } from '@wethi/catalog';
import type { BookingStatus, CheckingStatus } from '@wethi/contract';
import { addDays, bangkokTime, DAY_MS } from '@wethi/format';
import type { Storage } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import { CourseSlot } from '../classes/course-slot.entity';
import { UserChecking } from '../classes/user-checking.entity';
import { UserCourseBooking } from '../classes/user-course-booking.entity';
import { LessonFile } from '../lessons/lesson-file.entity';
import { LessonNote } from '../lessons/lesson-note.entity';
import { makeStageTimeComment } from '../testing/media.factory';
import { learnLessons, seedDemoProgress } from './demo-progress';
import { staffPaper } from './staff-paper';

interface Tools {
  manager: EntityManager;
  storage: Storage;
  products: Readonly<Record<string, Product>>;
  /** Customers in the order of their phones. */
  users: readonly User[];
  /** Everybody else who bought something. */
  crowd: readonly User[];
  now: Date;
}

/** How many lessons a customer saw, and how much of the next one. */
const LEARNED: readonly { customer: number; course: string; seen: number; begun: number }[] = [
  { customer: 1, course: 'rong-phleng-8-bot', seen: 3, begun: 0.42 },
  { customer: 1, course: 'trade-yang-mi-winai', seen: 2, begun: 0 },
  { customer: 2, course: 'trade-yang-mi-winai', seen: 1, begun: 0.2 },
  { customer: 3, course: 'guitar-prong-chak-sun', seen: 1, begun: 0.5 },
];
/** Who came to the lessons that were taught live, lesson by lesson. */
const CAME: readonly { customer: number; marks: readonly CheckingStatus[] }[] = [
  { customer: 1, marks: ['come', 'come', 'absent'] },
  { customer: 2, marks: ['come', 'late'] },
  { customer: 4, marks: ['come', 'leave'] },
];
const SINGING = 'rong-phleng-8-bot';
const NOTES: readonly (readonly [lesson: number, second: number, text: string])[] = [
  [2, 245, 'หายใจก่อนเข้าท่อน ไม่ใช่ตอนเข้าท่อน'],
  [3, 572, 'ฟังเบสก่อน แล้วค่อยฟังเปียโน'],
  [3, 910, 'แบบฝึกหัดหน้า 3 ทำวันละ 5 นาที อย่าข้าม ครูบอกว่าเดือนแรกจะยังไม่เห็นผล'],
];
const QUESTIONS: readonly (readonly [second: number, question: string, answer: string | null])[] = [
  [245, 'อายุ 66 เริ่มตอนนี้ทันไหมครับครู', 'ทันแน่นอนค่ะ เริ่มจากคีย์ที่พูดสบายก่อนนะคะ'],
  [760, 'ตอนร้องคนเดียวไม่เพี้ยน พอเปิดดนตรีแล้วเพี้ยนค่ะ ต้องฟังตรงไหน', 'ฟังเบสก่อนค่ะ ลองแบบฝึกหัดหน้า 3 ร้องทับเบสอย่างเดียววันละ 5 นาที'],
  [1105, 'ฝึกกับคาราโอเกะได้ไหมคะ', null],
];
const HOURS = ['09:00', '10:30', '13:00', '14:30', '16:00'];
const BOOKED: readonly { coach: string; customer: number; course: string; hour: number; status: BookingStatus }[] = [
  { coach: 'ครูต้นไม้', customer: 3, course: 'guitar-prong-chak-sun', hour: 6, status: 'accept' },
  { coach: 'ครูต้นไม้', customer: 3, course: 'guitar-prong-chak-sun', hour: 11, status: 'wait' },
  { coach: 'โค้ชอนันต์', customer: 1, course: 'trade-yang-mi-winai', hour: 3, status: 'accept' },
  { coach: 'โค้ชอนันต์', customer: 2, course: 'trade-yang-mi-winai', hour: 9, status: 'wait' },
];

/** What customers of the courses did: watched, asked, noted, came and booked. The lessons' videos are there already. */
export async function seedDemoLearners(tools: Tools): Promise<void> {
  for (const learned of LEARNED) await watch(tools, learned);
  await seedDemoProgress(tools.manager, tools.crowd, tools.now);
  const lessons = await lessonsOf(tools, SINGING);
  await giveFiles(tools, lessons);
  await note(tools, lessons);
  await ask(tools, lessons[3]);
  await checkAttendance(tools);
  await openHours(tools);
}

function productOf({ products }: Tools, url: string): Product {
  const product = products[url];
  if (!product) throw new Error(`the demonstration course ${url} has no product`);
  return product;
}

function customerOf({ users }: Tools, place: number): User {
  const user = users[place];
  if (!user) throw new Error(`there is no demonstration customer ${place}`);
  return user;
}

function lessonsOf(tools: Tools, url: string): Promise<StageTime[]> {
  const { stage_id } = productOf(tools, url);
  const where = { stage_id: stage_id ?? 0 };
  return tools.manager.find(StageTime, { where, order: { stage_detail_time_item: 'ASC' } });
}

async function watch(tools: Tools, { customer, course, seen, begun }: (typeof LEARNED)[number]): Promise<void> {
  const { manager, now } = tools;
  const learner = { user_id: customerOf(tools, customer).id, product: productOf(tools, course) };
  await learnLessons(manager, learner, { seen, begun, until: addDays(bangkokTime(now).date, -1) });
}

async function giveFiles({ manager, storage }: Tools, lessons: readonly StageTime[]): Promise<void> {
  const bytes = staffPaper();
  for (const [place, { id: stage_time_id, stage_detail_time_title }] of lessons.slice(0, 4).entries()) {
    const lesson_file_path = `lesson-file/demo-${stage_time_id}.pdf`;
    await storage.put('private', lesson_file_path, bytes);
    const lesson_file_name = `แบบฝึกหัดบทที่ ${place + 1} ${stage_detail_time_title}.pdf`;
    await manager.insert(LessonFile, {
      stage_time_id,
      lesson_file_name,
      lesson_file_path,
      lesson_file_bytes: bytes.length,
    });
  }
}

async function note(tools: Tools, lessons: readonly StageTime[]): Promise<void> {
  const { id: user_id } = customerOf(tools, 1);
  for (const [lesson, lesson_note_second, lesson_note_text] of NOTES) {
    const stage_time_id = lessons[lesson]?.id;
    if (stage_time_id)
      await tools.manager.insert(LessonNote, { user_id, stage_time_id, lesson_note_second, lesson_note_text });
  }
}

async function ask(tools: Tools, lesson: StageTime | undefined): Promise<void> {
  if (!lesson) return;
  for (const [place, [second, question, answer]] of QUESTIONS.entries()) {
    const { id } = customerOf(tools, place + 1);
    await makeStageTimeComment(tools.manager, lesson, id, {
      stage_time_comment: question,
      stage_time_comment_second: second,
      stage_time_comment_answer: answer,
      create_at: new Date(tools.now.getTime() - (QUESTIONS.length - place) * DAY_MS),
    });
  }
}

async function checkAttendance(tools: Tools): Promise<void> {
  const lessons = await lessonsOf(tools, 'trade-yang-mi-winai');
  for (const { customer, marks } of CAME) {
    const { id: user_id } = customerOf(tools, customer);
    for (const [place, user_checking_status] of marks.entries()) {
      const stage_time_id = lessons[place]?.id;
      if (stage_time_id) await tools.manager.insert(UserChecking, { stage_time_id, user_id, user_checking_status });
    }
  }
}

/** Hours of this week and the next two, and some of them booked. */
async function openHours(tools: Tools): Promise<void> {
  const { manager, now } = tools;
  const today = bangkokTime(now).date;
  for (const { id: coach_id, coach_name } of await manager.find(Coach)) {
    const coming: number[] = [];
    for (let day = -6; day < 21; day += 1) {
      const course_slot_date = addDays(today, day);
      const weekday = new Date(`${course_slot_date}T00:00:00Z`).getUTCDay();
      if (weekday === 6) continue;
      for (const [place, course_slot_start] of HOURS.entries()) {
        const course_slot_to = `${String(Number(course_slot_start.slice(0, 2)) + 1)}${course_slot_start.slice(2)}`;
        const slot = manager.create(CourseSlot, {
          ...{ coach_id, course_slot_date, course_slot_start, course_slot_to },
          course_slot_place: 'ห้องไลฟ์ส่วนตัว',
          course_slot_link: `https://meet.example/wethi-${coach_id}`,
          course_slot_closed: weekday === 3 && place > 2 ? 'Y' : 'N',
        });
        await manager.insert(CourseSlot, slot);
        if (day > 0 && slot.course_slot_closed === 'N') coming.push(slot.id);
      }
    }
    for (const { customer, course, hour, status } of BOOKED.filter(({ coach }) => coach === coach_name))
      await manager.insert(UserCourseBooking, {
        course_slot_id: coming[hour] ?? 0,
        user_id: customerOf(tools, customer).id,
        product_id: productOf(tools, course).id,
        user_course_booking_status: status,
      });
  }
}
