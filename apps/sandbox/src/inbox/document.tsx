import type { ReactNode } from 'react';

interface DocumentProperties {
  title: string;
  script?: string;
  children: ReactNode;
}

const STYLES = ['fonts.css', 'scale.css', 'dark.css', 'controls.css', 'inbox.css'];

export function Document({ title, script, children }: DocumentProperties) {
  return (
    <html lang="th">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · กล่องทดสอบเวที`}</title>
        <link rel="icon" href="/page/logo.svg" />
        {STYLES.map((style) => (
          <link key={style} rel="stylesheet" href={`/page/${style}`} />
        ))}
        {script ? <script src={script} type="module" /> : null}
      </head>
      <body>{children}</body>
    </html>
  );
}
