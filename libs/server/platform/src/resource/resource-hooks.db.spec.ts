import { Controller, Get, Module, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Entity, type SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import { Allow } from '../auth/access';
import type { Actor } from '../auth/actor';
import { RecordEntity } from '../columns/record.entity';
import { refuseField } from '../refusal/refusal';
import { createTestApp, type TestApp } from '../testing';
import { PersonnelOnly, ServerSet } from '../columns/column-rules';
import { DateOnly, ForeignKey, Text, YesNoColumn } from '../columns/columns';
import { Answers } from '../http/documentation';
import { Resource } from './resource';

@Entity('concert')
class Concert extends RecordEntity {
  @ForeignKey({ required: true }) hall_id: number;
  @Text(40, { required: true }) title: string;
  @YesNoColumn() draft: 'Y' | 'N';
  @DateOnly() starts: string | null;
  @DateOnly() ends: string | null;
  @PersonnelOnly() @Text(20) note: string | null;
  @ServerSet() @Text(40) slug: string | null;
}

/** A concert with what `decorate` adds. */
class DecoratedConcert extends Concert {
  @ApiProperty() label: string;
}

const saved: string[] = [];

@Controller()
class ConcertController extends Resource(Concert, {
  path: 'concert',
  read: 'public',
  write: 'catalog.write',
  answer: DecoratedConcert,
  sort: 'title',
  lookups: { concertByHallId: ['hall_id'] },
}) {
  protected override visible(rows: SelectQueryBuilder<Concert>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') rows.andWhere("row.draft = 'N'");
    else if (actor.role === 'band') rows.andWhere('row.hall_id = :hall', { hall: 1 });
  }

  protected override beforeSave(merged: Concert): void {
    if (merged.starts && merged.ends && merged.ends < merged.starts) throw refuseField('ends', 'จบก่อนเริ่ม');
    merged.slug = merged.title.toLowerCase();
  }

  protected override afterSave({ title }: Concert, before?: Concert): void {
    saved.push(`${before?.title} → ${title}`);
    if (title === 'rolled back') throw refuseField('title', 'ไม่ได้');
  }

  protected override decorate(rows: Concert[]): DecoratedConcert[] {
    return rows.map((row) => ({ ...row, label: `${row.title}!` }));
  }
}

@Controller()
@Allow('public')
class LeakyController {
  @Get('spread')
  @Answers('spread', { one: Concert })
  spread(): object {
    return { ...row(), password: 'x' };
  }

  @Get('undeclared')
  undeclared(): object {
    return row();
  }

  @Get('beside')
  @Answers('beside', { one: Concert })
  beside(): object {
    return { id: 1, title: { secret: 1 } };
  }
}

function row(): object {
  return { id: 1, title: 'x', note: 'for us', create_by: 1 };
}

@Module({ controllers: [ConcertController, LeakyController] })
class ConcertModule {}

describe('hooks of the resource kit', () => {
  let test: TestApp;
  let owner: { authorization: string };
  const get = (path: string, headers: object = {}) => test.request('GET', `/api/${path}`, { headers });
  const save = (body: object, headers: object = owner) => test.request('POST', '/api/concert', { headers, body });
  const create = async (body: object) =>
    ((await save({ hall_id: 1, title: 'x', ...body })).body.data as { insertId: number }).insertId;

  beforeAll(async () => {
    test = await createTestApp([ConcertModule]);
    await test.database.query('DROP TABLE IF EXISTS concert');
    const built = await test.database.driver.createSchemaBuilder().log();
    for (const { query } of built.upQueries)
      if (query.includes('CREATE TABLE `concert`')) await test.database.query(query);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(() => test.database.query('DELETE FROM concert'));
  afterAll(async () => {
    await test.database.query('DROP TABLE IF EXISTS concert');
    await test.close();
  });

  it('CAT-04 hides a draft in list, lookup and by id; personnel sees it, and filters a lookup by what only they see', async () => {
    const id = await create({ draft: 'Y', note: 'soon' });
    const paths = ['concert', 'concertByHallId?hall_id=1'];
    for (const path of paths)
      expect([(await get(path)).body.total, (await get(path, owner)).body.total]).toEqual([0, 1]);
    expect([(await get(`concertById?id=${id}`)).status, (await get(`concertById?id=${id}`, owner)).status]).toEqual([
      404, 200,
    ]);
    expect((await get('concertByHallId?hall_id=1&note=soon', owner)).body.total).toBe(1);
    expect((await get('concertByHallId?hall_id=1&note=soon')).status).toBe(422);
  });

  it('CAT-03 changes and removes no row that the caller does not see', async () => {
    const id = await create({ hall_id: 2 });
    await test.signInAs('personnel', 70);
    await test.database.query("UPDATE personnel SET role = 'band', band_id = NULL WHERE id = 70");
    const band = await test.signInAs('personnel', 70);
    expect((await save({ id, title: 'theirs' }, band)).status).toBe(404);
    expect((await test.request('DELETE', `/api/concert?id=${id}`, { headers: band })).status).toBe(404);
    expect((await get(`concertById?id=${id}`)).body.data).toMatchObject({ title: 'x' });
  });

  it('CAT-01 judges the row as it will stand, and writes what the rule sets', async () => {
    const id = await create({ title: 'Opening', starts: '2026-11-28' });
    const wrong = await save({ id, ends: '2020-01-01' });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'ends']);
    await save({ id, title: 'Second Night' });
    expect((await get(`concertById?id=${id}`, owner)).body.data).toMatchObject({ slug: 'second night', ends: null });
  });

  it('CAT-02 afterSave belongs to the transaction', async () => {
    const id = await create({ title: 'kept' });
    expect((await save({ id, title: 'rolled back' })).status).toBe(422);
    expect(saved).toContain('kept → rolled back');
    expect((await get(`concertById?id=${id}`)).body.data).toMatchObject({ title: 'kept', label: 'kept!' });
  });

  it('CAT-02 the rows stand in the order of the resource, and are decorated wherever they are answered', async () => {
    for (const title of ['b', 'a']) await create({ title });
    const labels = [{ label: 'a!' }, { label: 'b!' }];
    for (const path of ['concert', 'concertByHallId?hall_id=1'])
      expect((await get(path)).body.data).toMatchObject(labels);
  });

  describe('saves that carry the version they were read at', () => {
    const read = async (id: number) => (await get(`concertById?id=${id}`, owner)).body.data as Concert;

    it('CAT-02 a save over a newer row is refused, saying who changed what and when', async () => {
      const id = await create({});
      const { update_at } = await read(id);
      const colleague = await test.signInAs('personnel', 7);
      await test.database.query("UPDATE personnel SET personnel_nickname = 'แพร' WHERE id = 7");
      await save({ id, title: 'first', update_at }, colleague);
      const late = await save({ id, title: 'second', update_at });
      expect([late.status, late.body.code, late.body.message]).toEqual([
        409,
        'ROW_CHANGED',
        expect.stringMatching(/^แพร แก้ไข/),
      ]);
      const now = await read(id);
      const told = { by: 'แพร', at: expect.any(String), fields: ['title', 'slug'], update_at: now.update_at };
      expect([now.title, late.body.data]).toEqual(['first', told]);
      expect((await save({ id, title: 'second', update_at: now.update_at })).status).toBe(200);
    });

    it('ADMIN-07 CAT-02 a newer row is not removed, saying who changed it; of the version that stands it is', async () => {
      const id = await create({});
      const { update_at } = await read(id);
      await save({ id, title: 'first' }, await test.signInAs('personnel', 7));
      const remove = (version: unknown) =>
        test.request('DELETE', `/api/concert?id=${id}&update_at=${String(version)}`, { headers: owner });
      const late = await remove(update_at);
      const now = await read(id);
      expect([late.status, late.body.code, now.title]).toEqual([409, 'ROW_CHANGED', 'first']);
      expect(late.body.data).toMatchObject({ fields: ['title', 'slug'], update_at: now.update_at });
      expect((await remove(now.update_at)).status).toBe(200);
      expect((await get(`concertById?id=${id}`, owner)).status).toBe(404);
    });

    it('ADMIN-07 names nobody of personnel for what a job or a customer wrote after them', async () => {
      const id = await create({});
      await save({ id, title: 'first' }, await test.signInAs('personnel', 7));
      const { update_at } = await read(id);
      await test.database.query(
        "UPDATE concert SET note = 'by a job', update_at = update_at + INTERVAL 1 MINUTE WHERE id = ?",
        [id],
      );
      const late = await save({ id, title: 'second', update_at });
      const now = await read(id);
      expect([late.status, late.body.code, late.body.data]).toEqual([409, 'ROW_CHANGED', { update_at: now.update_at }]);
      expect(late.body.message).toMatch(/^มีผู้แก้ไข/);
    });

    it('ADMIN-07 names who made the change, whatever the log calls it', async () => {
      const id = await create({});
      await save({ id, title: 'first' }, await test.signInAs('personnel', 7));
      const { update_at } = await read(id);
      await test.database.query(
        "UPDATE concert SET note = 'moved', update_at = update_at + INTERVAL 1 SECOND WHERE id = ?",
        [id],
      );
      await test.signInAs('personnel', 8);
      const colleague = { kind: 'personnel', id: 8 } as const;
      await test.get(AuditLog).record(colleague, 'put-off', Concert, id, undefined, { note: 'moved' });
      const late = await save({ id, title: 'second', update_at });
      expect([late.status, late.body.data]).toMatchObject([409, { by: 'test8', fields: ['note'] }]);
    });

    it('ADMIN-07 CAT-02 of twenty saves of one version one is made', async () => {
      const id = await create({});
      const { update_at } = await read(id);
      const titles = Array.from({ length: 20 }, (_, by) => `night ${by}`);
      const answers = await Promise.all(titles.map((title) => save({ id, title, update_at })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    });

    it('ADMIN-07 CAT-02 without a version a save touches the columns sent and no others', async () => {
      const id = await create({ note: 'a' });
      const before = await read(id);
      await Promise.all([
        save({ id, note: 'b' }),
        save({ id, starts: '2026-11-28' }),
        save({ id, ends: '2026-11-29' }),
      ]);
      const after = await read(id);
      expect(after).toMatchObject({ note: 'b', starts: '2026-11-28', ends: '2026-11-29', title: 'x' });
      expect(Date.parse(String(after.update_at))).toBeGreaterThan(Date.parse(String(before.update_at)));
    });

    it('CAT-02 a new row has no version', async () => {
      const { status, body } = await save({ hall_id: 1, title: 'x', update_at: new Date() });
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'update_at']);
    });
  });

  describe('what may leave', () => {
    it('CAT-04 a spread row keeps what its class hides, and loses what the class does not have', async () => {
      expect((await get('spread')).body.data).toEqual({ id: 1, title: 'x' });
      expect((await get('spread', owner)).body.data).toEqual({ id: 1, title: 'x', note: 'for us', create_by: 1 });
    });

    it.each(['undeclared', 'beside'])('CAT-04 an answer of no declared class does not leave: %s', async (path) => {
      const { status, body } = await get(path, owner);
      expect([status, body.data]).toEqual([500, undefined]);
    });
  });

  describe('sealed routes', () => {
    class Overridden extends Resource(Concert, { path: 'concert', read: 'public', write: 'catalog.write' }) {
      override remove(): Promise<null> {
        return Promise.resolve(null);
      }
    }
    class Retaken extends Resource(Concert, {
      path: 'concert',
      read: 'public',
      write: 'catalog.write',
      lookups: { concertByHallId: ['hall_id'] },
    }) {
      @Get('/concertByHallId')
      mine(): null {
        return null;
      }
    }

    it.each([
      [Overridden, 'Overridden.remove'],
      [Retaken, 'Retaken.mine'],
    ])('CAT-03 a class that takes one into its own hands does not boot: %p', async (controller: Type, named) => {
      Controller()(controller);
      class Broken {}
      Module({ controllers: [controller] })(Broken);
      await expect(createTestApp([Broken])).rejects.toThrow(`${named} overrides a sealed route`);
    });
  });
});
