/**
 * A page as React wrote it, cut where the page's own scripts and files end and begin. Most of its text is content, which
 * then need not be searched and copied for each change to the rest.
 */
export interface PageParts {
  /** As far as `</head>`, without it. */
  head: string;
  content: string;
  /** From the first script of the page's own after its content. */
  end: string;
}

/** @param nonce of the rendering, which every script of the page's own bears */
export function pageParts(html: string, nonce: string): PageParts {
  const content = html.indexOf('</head>');
  const marked = html.indexOf(nonceAttribute(nonce), content);
  const end = html.lastIndexOf('<', marked < 0 ? html.lastIndexOf('</body>') : marked);
  return { head: html.slice(0, content), content: html.slice(content, end), end: html.slice(end) };
}

export const wholePage = ({ head, content, end }: PageParts): string => head + content + end;

/** The page as it is sent: whose hashes are known needs no nonce. */
export function withoutNonce({ head, content, end }: PageParts, nonce: string): PageParts {
  const without = (text: string) => text.replaceAll(nonceAttribute(nonce), '');
  return { head: without(head), content, end: without(end) };
}

export const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;
