import { ApiProperty } from '@nestjs/swagger';
import { type Database, PersonnelOnly } from '@wethi/platform';
import { InfoPage } from './info-page.entity';

/** A page with whose hands were on it last, which the back office alone reads. */
export class InfoPageWithHands extends InfoPage {
  /** Since when visitors read what they read. */
  @PersonnelOnly()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  published_at?: Date | null;

  @PersonnelOnly()
  @ApiProperty({ type: String, nullable: true })
  published_by?: string | null;

  /** When its draft was kept last; nothing where there is none. */
  @PersonnelOnly()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  drafted_at?: Date | null;

  @PersonnelOnly()
  @ApiProperty({ type: String, nullable: true })
  drafted_by?: string | null;
}

const nameOf = (person: string) =>
  `COALESCE(${person}.personnel_nickname, ${person}.personnel_name, ${person}.username)`;
const HANDS = `SELECT page.id, told.create_at AS published_at, ${nameOf('teller')} AS published_by,
    draft.update_at AS drafted_at, ${nameOf('drafter')} AS drafted_by
  FROM info_page page
  LEFT JOIN info_page_version told ON told.id = (
    SELECT MAX(id) FROM info_page_version WHERE info_page_id = page.id AND info_page_version_kind = 'published')
  LEFT JOIN personnel teller ON teller.id = told.create_by
  LEFT JOIN info_page_draft draft ON draft.info_page_id = page.id
  LEFT JOIN personnel drafter ON drafter.id = COALESCE((
    SELECT actor_id FROM audit_log WHERE entity = 'InfoPageDraft' AND entity_id = draft.id ORDER BY id DESC LIMIT 1),
    draft.create_by)
 WHERE page.id IN (?)`;

export async function withHands(database: Database, rows: readonly InfoPage[]): Promise<InfoPageWithHands[]> {
  if (rows.length === 0) return [];
  const found = await database.query<({ id: number } & Partial<InfoPageWithHands>)[]>(HANDS, [
    rows.map(({ id }) => id),
  ]);
  const hands = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, ...hands.get(row.id) }));
}
