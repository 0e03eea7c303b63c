import { Body, Controller, Delete, Get, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  type Envelope,
  InsertId,
  limit,
  LimitedBy,
  listed,
  NoData,
  sendTable,
  TableDownload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { Bookings } from './bookings';
import { BookingsWeek } from './bookings-week';
import { Checking } from './checking';
import { ClassFigures } from './class-figures';
import {
  BookSlot,
  CheckedLearner,
  CourseFigures,
  DecideBooking,
  Learner,
  LearnersFileQuery,
  LearnersQuery,
  LessonQuery,
  LessonsQuery,
  LiveLesson,
  MoveBooking,
  OwnBookings,
  SlotOfWeek,
  WeekQuery,
} from './classes.dto';
import { CourseQuery } from '../lessons/lessons.dto';
import { LEARNER_COLUMNS, Learners } from './learners';
import { SaveUserChecking } from './user-checking.entity';

const fileLimit = limit({ key: 'learners-file', points: 10, per: '1m' });

/** Who learns courses, who came, and who booked whom (ADMIN-03). */
@Controller()
@Allow('people.write')
export class ClassesController {
  constructor(
    private readonly learners: Learners,
    private readonly checking: Checking,
    private readonly bookings: Bookings,
    private readonly week: BookingsWeek,
    private readonly figures: ClassFigures,
  ) {}

  @Get('userCourse')
  @Allow('people.read')
  @Answers('userCourse', { list: Learner })
  async userCourse(@Query() query: LearnersQuery): Promise<Envelope> {
    return listed(...(await this.learners.list(query)));
  }

  @Get('userCourseFile')
  @Allow('people.read')
  @LimitedBy(fileLimit)
  @TableDownload('userCourseFile')
  async userCourseFile(
    @Query() query: LearnersFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendTable(reply, query.format, 'ผู้เรียน', LEARNER_COLUMNS, await this.learners.file(query, actor));
  }

  @Get('userCourseFigures')
  @Allow('people.read')
  @Answers('userCourseFigures', { one: CourseFigures })
  userCourseFigures(): Promise<CourseFigures> {
    return this.figures.all();
  }

  /** The learners of a lesson that was taught live. */
  @Get('userChecking')
  @Allow('people.read')
  @Answers('userChecking', { many: CheckedLearner })
  userChecking(@Query() { stage_time_id }: LessonQuery): Promise<CheckedLearner[]> {
    return this.checking.learners(stage_time_id);
  }

  @Get('userCheckingLessons')
  @Allow('people.read')
  @Answers('userCheckingLessons', { many: LiveLesson })
  userCheckingLessons(@Query() query: LessonsQuery): Promise<LiveLesson[]> {
    return this.checking.lessons(query);
  }

  @Post('userChecking')
  @Answers('save-userChecking', { one: NoData })
  async mark(@Body() body: SaveUserChecking, @CurrentActor() actor: Actor): Promise<null> {
    await this.checking.mark([body], actor);
    return null;
  }

  /** Everybody who is not marked came. */
  @Post('userCheckingAll')
  @Answers('userCheckingAll', { one: NoData })
  async markAll(@Body() { stage_time_id }: LessonQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.checking.markAll(stage_time_id, actor);
    return null;
  }

  /** The hours of a coach in a week, with who booked them. */
  @Get('userCourseBooking')
  @Allow('people.read')
  @Answers('userCourseBooking', { many: SlotOfWeek })
  userCourseBooking(@Query() query: WeekQuery, @CurrentActor() actor: Actor): Promise<SlotOfWeek[]> {
    return this.week.of(query, actor);
  }

  @Get('userCourseBookingOwn')
  @Allow('member')
  @Answers('userCourseBookingOwn', { one: OwnBookings })
  userCourseBookingOwn(@Query() { product_id }: CourseQuery, @CurrentActor() actor: Actor): Promise<OwnBookings> {
    return this.bookings.own(product_id, actor);
  }

  /** A customer for themselves, personnel for a customer. */
  @Post('userCourseBooking')
  @Allow('member', 'people.write')
  @Answers('save-userCourseBooking', { one: InsertId })
  async book(@Body() body: BookSlot, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.bookings.book(body, actor) };
  }

  @Post('userCourseBookingDecide')
  @Answers('userCourseBookingDecide', { one: NoData })
  async decide(@Body() body: DecideBooking, @CurrentActor() actor: Actor): Promise<null> {
    await this.bookings.decide(body, actor);
    return null;
  }

  @Post('userCourseBookingMove')
  @Answers('userCourseBookingMove', { one: NoData })
  async move(@Body() body: MoveBooking, @CurrentActor() actor: Actor): Promise<null> {
    await this.bookings.move(body, actor);
    return null;
  }

  /** The customer takes it back. */
  @Delete('userCourseBooking')
  @Allow('member')
  @Answers('delete-userCourseBooking', { one: NoData })
  async cancel(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.bookings.cancel(id, actor);
    return null;
  }
}
