import { ApiProperty, IntersectionType, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIST_LIMIT, LIST_LIMIT_MAX, PERSONNEL_ROLE, type PersonnelRole } from '@wethi/contract';
import { Id, TableFormatQuery } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsDateString, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/** What a column holds as the wire carries it. */
export type Scalar = string | number | boolean | null;

const text = { type: String, nullable: true } as const;
const day = { required: false, type: String, format: 'date' } as const;

/** Which changes: by whom, what, to which records, on which days of Bangkok. */
export class AuditFilter {
  /** One entry. */
  @Id(false) id?: number;

  @Id(false) actor_id?: number;

  @ApiProperty({ required: false, maxLength: 20 }) @IsOptional() @IsString() @MaxLength(20) action?: string;

  @ApiProperty({ required: false, maxLength: 60 })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  @Matches(/^\w+$/)
  entity?: string;

  @Id(false) entity_id?: number;

  /** In what a record is called, and in the values of both sides. */
  @ApiProperty({ required: false, maxLength: 100 }) @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiProperty(day) @IsOptional() @IsDateString({ strict: true }) from?: string;
  @ApiProperty(day) @IsOptional() @IsDateString({ strict: true }) to?: string;
}

export class AuditQuery extends AuditFilter {
  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: 5000, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5_000)
  page = 1;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  limit = LIST_LIMIT;
}

export class AuditFileQuery extends IntersectionType(AuditFilter, TableFormatQuery) {}

/** One column of a change, in words; null of a side that has none. */
export class AuditChange {
  @ApiProperty() column: string;
  @ApiProperty(text) before: string | null;
  @ApiProperty(text) after: string | null;
}

/** One change by personnel. */
export class ShownAudit {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  @ApiProperty({ type: 'integer' }) actor_id: number;
  /** Null of somebody who is gone. */
  @ApiProperty(text) username: string | null;
  @ApiProperty({ ...text, enum: Object.keys(PERSONNEL_ROLE) }) role: PersonnelRole | null;
  @ApiProperty() action: string;
  @ApiProperty() entity: string;
  /** 0 where it is about none in particular, such as a file of many. */
  @ApiProperty({ type: 'integer' }) entity_id: number;
  /** What people call the record; null where it has no name, or is gone. */
  @ApiProperty(text) record_name: string | null;
  @ApiProperty({ type: [AuditChange] }) changes: AuditChange[];
}

/** Somebody who changed something. */
export class AuditActor {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty(text) username: string | null;
}

/** What can be filtered by, as far as it happened. */
export class AuditChoices {
  @ApiProperty({ type: [String] }) actions: string[];
  @ApiProperty({ type: [String] }) entities: string[];
  @ApiProperty({ type: [AuditActor] }) actors: AuditActor[];
}

const scalar: ApiPropertyOptions = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  nullable: true,
};

/** A column as a change found it, and as it stands now. */
export class FormerColumn {
  @ApiProperty() column: string;
  @ApiProperty(scalar) former: Scalar;
  @ApiProperty(scalar) present: Scalar;
}

/** What a change replaced and can be put back. */
export class FormerValues {
  /** The call that saves such records; null where there is none, or no record any more. */
  @ApiProperty(text) path: string | null;
  /** The record's version as these values were read. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) update_at: Date | null;
  /** Those whose value is another one now. */
  @ApiProperty({ type: [FormerColumn] }) columns: FormerColumn[];
}
