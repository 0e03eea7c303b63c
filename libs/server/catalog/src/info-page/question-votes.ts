import { Injectable } from '@nestjs/common';
import { unescapeHtml } from '@wethi/format';
import { Database, refuse } from '@wethi/platform';
import sanitizeHtml from 'sanitize-html';
import type { InfoQuestion } from './info-question.entity';

const TITLE_LENGTH = 200;

/** Whether the answers among the questions help (SITE-09). */
@Injectable()
export class QuestionVotes {
  constructor(private readonly database: Database) {}

  /** @throws Refusal NOT_FOUND for a question that visitors do not read */
  async count(title: string, helped: boolean): Promise<void> {
    if (!(await this.questions()).includes(title)) throw refuse('NOT_FOUND');
    const column = helped ? 'info_question_helped' : 'info_question_lacking';
    await this.database.query(
      'INSERT INTO info_question (info_question_title, ??) VALUES (?, 1) ON DUPLICATE KEY UPDATE ?? = ?? + 1',
      [column, title, column, column],
    );
  }

  /** Each question that visitors read, in the order of the page. */
  async all(): Promise<InfoQuestion[]> {
    const titles = await this.questions();
    if (titles.length === 0) return [];
    const rows = await this.database.sql
      .selectFrom('info_question')
      .selectAll()
      .where('info_question_title', 'in', titles)
      .execute();
    const counted = new Map(rows.map((row) => [row.info_question_title, row]));
    return titles.map(
      (info_question_title) =>
        counted.get(info_question_title) ?? { info_question_title, info_question_helped: 0, info_question_lacking: 0 },
    );
  }

  private async questions(): Promise<string[]> {
    const page = await this.database.sql
      .selectFrom('info_page')
      .select('info_page_body')
      .where('info_page_slug', '=', 'questions')
      .where('info_page_published', '=', 'Y')
      .executeTakeFirst();
    return titlesIn(page?.info_page_body ?? '');
  }
}

/** The third-level headings, in the words that the shop shows. */
function titlesIn(html: string): string[] {
  const headings = [...html.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, heading = '']) => heading);
  const words = headings.map((heading) =>
    unescapeHtml(sanitizeHtml(heading, { allowedTags: [] }))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(words.map((text) => (text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH - 1)}…` : text)))];
}
