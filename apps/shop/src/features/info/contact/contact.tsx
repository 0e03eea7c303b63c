import { useState } from 'react';
import { RichText } from '../../../ui/rich-text/rich-text';
import { Card } from '../../../ui/layout/card';
import type { InfoPart } from '../info-data.server';
import { Channels } from './channels';
import styles from './contact-form.module.css';
import { ContactForm } from './contact-form';
import { Sent, type SentMessage } from './sent';

/** The ways to the people behind the shop, a form to write to them, and what the back office wrote beside it (design: 35 #contact). */
export function Contact({ html, parts }: { html: string; parts: readonly InfoPart[] }) {
  const [sent, setSent] = useState<SentMessage>();
  if (sent) return <Sent {...sent} onAgain={() => setSent(undefined)} />;
  return (
    <>
      <Channels />
      {html && <RichText html={html} />}
      <div className={styles.columns}>
        <ContactForm onSent={setSent} />
        <aside className={styles.notes}>
          {parts.map((part) => (
            <Card key={part.title}>
              <h2>{part.title}</h2>
              <RichText html={part.html} />
            </Card>
          ))}
        </aside>
      </div>
    </>
  );
}
