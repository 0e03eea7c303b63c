import type { ConditionsPage, PaperPage } from './paper-page.ts';
import { setPaper } from './set-paper.ts';

/** @returns the paper as an SVG, its pages one below the other; letters are shapes, so no font is needed to see it */
export default function (page: PaperPage | ConditionsPage): Promise<string> {
  return setPaper(page, (compiler, paper) => compiler.plainSvg(paper));
}
