import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, inputValidation, TakesFile, useUpload, type Actor } from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Applications } from './applications';
import { CourseQuery, KeptSignature, LearnerQuery, SignatureForm, SignedApplication } from './lessons.dto';

/** The application of a course: signed by its learner, read by personnel (63-admin-courses). */
@Controller()
@Allow('people.read')
export class ApplicationsController {
  private readonly fields = inputValidation('drop');

  constructor(private readonly applications: Applications) {}

  @Post('uploadSignature')
  @Allow('member')
  @TakesFile(SignatureForm)
  @Answers('uploadSignature', { one: KeptSignature })
  uploadSignature(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<KeptSignature> {
    return useUpload(request, async ({ bytes, fields }) => {
      const { product_id } = (await this.fields.transform(fields, {
        type: 'body',
        metatype: CourseQuery,
      })) as CourseQuery;
      return { filename: await this.applications.sign(product_id, bytes, actor) };
    });
  }

  @Get('userCourseApplication')
  @Answers('userCourseApplication', { one: SignedApplication })
  application(@Query() { user_id, product_id }: LearnerQuery): Promise<SignedApplication> {
    return this.applications.signed(user_id, product_id);
  }

  @Get('userCourseSignature')
  @ApiOperation({ operationId: 'userCourseSignature' })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async signature(
    @Query() { user_id, product_id }: LearnerQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.applications.signature(user_id, product_id);
    void reply.type('image/webp');
    return bytes;
  }
}
