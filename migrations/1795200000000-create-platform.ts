import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions, outbox, idempotency keys and the audit log. */
export class CreatePlatform1795200000000 implements MigrationInterface {
  name = 'CreatePlatform1795200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE session (
      id char(32) NOT NULL,
      kind varchar(10) NOT NULL,
      subject_id int unsigned NOT NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      expires_at datetime(3) NOT NULL,
      revoked_at datetime(3) NULL,
      PRIMARY KEY (id),
      KEY session_subject (kind, subject_id)
    )`);
    await runner.query(`CREATE TABLE outbox (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      name varchar(60) NOT NULL,
      payload text NOT NULL,
      dedupe_key varchar(80) NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      due_at datetime(3) NULL,
      enqueued_at datetime(3) NULL,
      done_at datetime(3) NULL,
      dead_at datetime(3) NULL,
      last_error varchar(500) NULL,
      PRIMARY KEY (id),
      UNIQUE KEY outbox_dedupe_key (dedupe_key),
      KEY outbox_open (done_at, dead_at, enqueued_at)
    )`);
    await runner.query(`CREATE TABLE idempotency_key (
      owner varchar(30) NOT NULL,
      request_key varchar(80) NOT NULL,
      request_hash char(64) NOT NULL,
      answer text NULL,
      create_at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      PRIMARY KEY (owner, request_key),
      KEY idempotency_key_create_at (create_at)
    )`);
    await runner.query(`CREATE TABLE audit_log (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      at datetime(3) NOT NULL DEFAULT current_timestamp(3),
      actor_kind varchar(10) NOT NULL,
      actor_id int unsigned NOT NULL,
      action varchar(20) NOT NULL,
      entity varchar(60) NOT NULL,
      entity_id int unsigned NOT NULL,
      \`before\` text NULL,
      \`after\` text NULL,
      PRIMARY KEY (id),
      KEY audit_log_record (entity, entity_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_log', 'idempotency_key', 'outbox', 'session'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
