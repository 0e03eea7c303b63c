import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AuditLog, type Actor } from '@wethi/platform';
import { IsOptional } from 'class-validator';
import { PasswordField } from './sign-in-fields';
import { SecretHashing } from './secret-hashing';

/** The password in a body; it is written only, and without one the old stays. */
export class WithPassword {
  @ApiProperty({ type: String, minLength: 10, maxLength: 200, writeOnly: true, nullable: true, required: false })
  @IsOptional()
  @PasswordField()
  password?: string | null;
}

/** Passwords of people whom personnel keeps. */
@Injectable()
export class Passwords {
  constructor(
    private readonly hashing: SecretHashing,
    private readonly audit: AuditLog,
  ) {}

  /** The input with the hash in the password's place. */
  async hashed<Given extends WithPassword>({ password, ...input }: Given): Promise<Given> {
    if (!password) return input as Given;
    const hash = await this.hashing.withSlot('known', () => this.hashing.hash(password));
    return { ...input, password: hash } as Given;
  }

  /** The audit log keeps that a password was set, and by whom. */
  async record(entity: { name: string }, saved: WithPassword & { id: number }, actor?: Actor): Promise<void> {
    if (saved.password) await this.audit.record(actor, 'set-password', entity, saved.id, undefined, undefined);
  }
}
