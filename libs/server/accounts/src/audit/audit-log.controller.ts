import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  limit,
  LimitedBy,
  listed,
  sendTable,
  TableDownload,
  type Actor,
  type Envelope,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { AUDIT_COLUMNS, AuditEntries } from './audit-entries';
import { AuditChoices, AuditFileQuery, AuditQuery, FormerValues, ShownAudit } from './audit-log.dto';
import { FormerRecords } from './former-records';

const fileLimit = limit({ key: 'audit-file', points: 10, per: '1m' });

/** What colleagues changed (61-admin-audit). */
@Controller()
@Allow('audit.read')
export class AuditLogController {
  constructor(
    private readonly entries: AuditEntries,
    private readonly records: FormerRecords,
  ) {}

  @Get('auditLog')
  @Answers('auditLog', { list: ShownAudit })
  async auditLog(@Query() query: AuditQuery): Promise<Envelope> {
    return listed(...(await this.entries.page(query)));
  }

  @Get('auditLogChoices')
  @Answers('auditLogChoices', { one: AuditChoices })
  choices(): Promise<AuditChoices> {
    return this.entries.choices();
  }

  @Get('auditLogFormer')
  @Answers('auditLogFormer', { one: FormerValues })
  former(@Query() { id }: ByIdQuery): Promise<FormerValues> {
    return this.records.of(id);
  }

  @Get('auditLogFile')
  @LimitedBy(fileLimit)
  @TableDownload('auditLogFile')
  async file(
    @Query() query: AuditFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.entries.file(query, actor);
    return sendTable(reply, query.format, 'ประวัติการแก้ไข', AUDIT_COLUMNS, rows);
  }
}
