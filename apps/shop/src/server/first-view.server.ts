import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import firstSign from './first-sign.mjs?raw';
import type { Audience } from './audience.server';
import type { PageHandle } from '../config/page-handle';
import type { PageParts } from './page-parts.server';
import { classesOf, styleParts, usedStyles } from './used-styles.server';

/** The browser's half of the build, beside the server's. */
const FILES = join(import.meta.dirname, '../client');
/** Without its comments and indents. */
const FIRST_SIGN = firstSign.replace(/^\s*(\/\/|\/\*\*).*\n/gm, '').replace(/^\s+/gm, '');
const SHEET = /<link(?: nonce="\w*")? rel="stylesheet" href="(\/assets\/[^"#]+)[^>]*>/g;

interface Sheet {
  text: string;
  parts: ReturnType<typeof styleParts>;
}

const sheets = new Map<string, Sheet>();

function sheet(path: string): Sheet {
  const known = sheets.get(path) ?? readSheet(path);
  sheets.set(path, known);
  return known;
}

function readSheet(path: string): Sheet {
  const text = readFileSync(join(FILES, path), 'utf8');
  return { text, parts: styleParts(text) };
}

/** The page as a phone on a slow line shows it soonest. */
export function forFirstView(page: PageParts, context: EntryContext, audience: Audience, nonce: string): PageParts {
  // Styles last, as they double the text.
  if (audience !== 'guest' || !mayWait(context)) return withInlineStyles(page, nonce, ({ text }) => text);
  // Nothing changes before the scripts come, and they wait for the whole sheets (first-sign.mjs).
  const classes = classesOf(page.head, page.content, page.end);
  return withInlineStyles(withWaitingScripts(page, nonce), nonce, ({ parts }) => usedStyles(parts, classes));
}

/** Out of sight of a browser that looks ahead for files, and then in the page without being loaded. */
const BRING_BACK = 'document.head.append(document.currentScript.previousElementSibling.content)';

/**
 * Writes the page's styles into it: the first paint waits for no other file. Their links come back switched off, since
 * React looks for what it made; pages that one goes on to have links that load.
 */
function withInlineStyles(page: PageParts, nonce: string, stylesOf: (sheet: Sheet) => string): PageParts {
  const links = [...page.head.matchAll(SHEET)];
  const styles = links.map(([, path = '']) => stylesOf(sheet(path))).join('');
  const switchedOff = links.map(([link]) => link.replace('/>', ' disabled=""/>')).join('');
  const inline = `<style>${styles}</style><template>${switchedOff}</template><script nonce="${nonce}">${BRING_BACK}</script>`;
  return { ...page, head: page.head.replace(SHEET, '') + inline };
}

/** May the page's scripts wait for a person? A member's may not: only they show what is the member's. */
function mayWait({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, errors } = staticHandlerContext;
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as PageHandle | undefined;
  return !errors && handle?.wholeWithoutScripts === true;
}

/** Lets the page's scripts wait for the first sign of a person, see first-sign.mjs. */
function withWaitingScripts(page: PageParts, nonce: string): PageParts {
  return {
    ...page,
    head: page.head.replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    end: page.end.replace(
      /<script([^>]*) type="module" async="">([^]*?<\/script>)/,
      (_tag, attributes: string, code: string) =>
        `<script${attributes} type="later">${code}<script nonce="${nonce}">${FIRST_SIGN}</script>`,
    ),
  };
}
