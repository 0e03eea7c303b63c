import { Body, Controller, Delete, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, PickType } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  inputValidation,
  InsertId,
  limit,
  LimitedBy,
  NoData,
  PubliclyCached,
  RecordChanges,
  TakesFile,
  useUpload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Certificates } from './certificates';
import { LessonFile, LessonFileForm, FileOfLesson } from './lesson-file.entity';
import { LessonFiles } from './lesson-files';
import { ConfirmLesson } from './lesson-done.entity';
import { LessonConfirmations } from './lesson-confirmations';
import { CourseProgresses } from './course-progress';
import { CourseViews } from './course-views';
import { OwnNote, SaveLessonNote } from './lesson-note.entity';
import { LessonNotes } from './lesson-notes';
import { CourseProgress, CourseQuery, CourseView, CourseViewQuery, SaveCertificate } from './lessons.dto';

/** Each is set in a worker thread. */
const certificateLimit = limit({ key: 'course-certificate', points: 10, per: '1m' });

class FileFields extends PickType(LessonFileForm, ['stage_time_id', 'lesson_file_name'] as const) {}

/** Courses for who learns them: chapters and lessons, how far they are, their notes and files (SITE-07, WATCH-03). */
@Controller()
@Allow('member', 'media.read')
export class LessonsController {
  private readonly fields = inputValidation('drop');

  constructor(
    private readonly views: CourseViews,
    private readonly progresses: CourseProgresses,
    private readonly notes: LessonNotes,
    private readonly files: LessonFiles,
    private readonly confirmations: LessonConfirmations,
    private readonly certificates: Certificates,
    private readonly recordChanges: RecordChanges,
  ) {}

  /** By the product, or by the video of a lesson. */
  @Get('courseView')
  @Allow('public')
  @PubliclyCached()
  @Answers('courseView', { one: CourseView })
  courseView(@Query() query: CourseViewQuery): Promise<CourseView> {
    return this.views.find(query);
  }

  @Get('courseProgress')
  @Answers('courseProgress', { one: CourseProgress })
  courseProgress(@Query() { product_id }: CourseQuery, @CurrentActor() actor: Actor): Promise<CourseProgress> {
    return this.progresses.of(product_id, actor);
  }

  /** That a lesson is seen whose player tells nothing of it. */
  @Post('lessonDone')
  @Allow('member')
  @Answers('lessonDone', { one: NoData })
  async lessonDone(@Body() { stage_time_id }: ConfirmLesson, @CurrentActor() actor: Actor): Promise<null> {
    await this.confirmations.add(stage_time_id, actor);
    return null;
  }

  @Get('lessonNote')
  @Allow('member')
  @Answers('lessonNote', { many: OwnNote })
  lessonNote(@Query() { product_id }: CourseQuery, @CurrentActor() actor: Actor): Promise<OwnNote[]> {
    return this.notes.ofCourse(product_id, actor);
  }

  @Post('lessonNote')
  @Allow('member')
  @Answers('save-lessonNote', { one: InsertId })
  async saveNote(@Body() note: SaveLessonNote, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.notes.add(note, actor) };
  }

  @Delete('lessonNote')
  @Allow('member')
  @Answers('delete-lessonNote', { one: NoData })
  async removeNote(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.notes.remove(id, actor);
    return null;
  }

  /** Takes the certificate of a finished course, or writes another name on it. */
  @Post('courseCertificate')
  @Allow('member')
  @Answers('courseCertificate', { one: NoData })
  async courseCertificate(@Body() body: SaveCertificate, @CurrentActor() actor: Actor): Promise<null> {
    await this.certificates.save(body, actor);
    return null;
  }

  @Get('courseCertificateFile')
  @Allow('member')
  @LimitedBy(certificateLimit)
  @ApiOperation({ operationId: 'courseCertificateFile' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async courseCertificateFile(
    @Query() { product_id }: CourseQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, number } = await this.certificates.file(product_id, actor);
    void reply.type('application/pdf').header('content-disposition', `attachment; filename="${number}.pdf"`);
    return bytes;
  }

  @Get('lessonFile')
  @Answers('lessonFile', { many: FileOfLesson })
  lessonFile(@Query() { product_id }: CourseQuery, @CurrentActor() actor: Actor): Promise<FileOfLesson[]> {
    return this.files.ofCourse(product_id, actor);
  }

  @Get('lessonFileContent')
  @ApiOperation({ operationId: 'lessonFileContent' })
  @ApiQuery({ name: 'id', required: true, schema: { type: 'integer' } })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } })
  async lessonFileContent(
    @Query() { id }: ByIdQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, name, type } = await this.files.read(id, actor);
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    void reply.type(type).header('content-disposition', disposition);
    return bytes;
  }

  /** A file of a lesson, PDF or MP3 (product.md §7). */
  @Post('uploadDocument')
  @Allow('media.write')
  @TakesFile(LessonFileForm)
  @Answers('uploadDocument', { one: InsertId })
  uploadDocument(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<InsertId> {
    return useUpload(request, async ({ bytes, fields }) => {
      const columns = (await this.fields.transform(fields, { type: 'body', metatype: FileFields })) as FileFields;
      return { insertId: await this.files.keep(columns, bytes, actor) };
    });
  }

  @Delete('lessonFile')
  @Allow('media.write')
  @Answers('delete-lessonFile', { one: NoData })
  async removeFile(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.recordChanges.remove(LessonFile, id, actor);
    return null;
  }
}
