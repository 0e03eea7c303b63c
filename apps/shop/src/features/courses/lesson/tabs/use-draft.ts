import { useState } from 'react';
import { keepInTab, keptInTab } from '../../../../session/kept-in-tab';
import { restOf } from '../../../../ui/fields/rest-of';

interface Draft {
  text: string;
  /** Where the picture was when typing began. */
  second?: number | undefined;
}

const draftOf = (name: string): Draft => ({ text: '', ...keptInTab<Draft>(name) });
const keep = (name: string, draft: Draft) => keepInTab(name, draft.text === '' ? undefined : draft);

/**
 * What is half written below a lesson: it waits while something else of the lesson, or another lesson, is looked at. Only
 * for forms that the server never draws: who may learn is found out in the browser.
 */
export function useDraft(name: string) {
  const [draft, setDraft] = useState(() => draftOf(name));
  const change = (typed: Draft) => {
    keep(name, typed);
    setDraft(typed);
  };
  /** Forgets what was sent. @param second where the picture is now, for what was typed behind it meanwhile */
  const forget = (sent: string, second?: number) => {
    const rest = (typed: Draft): Draft => {
      const text = restOf(typed.text, sent);
      return text === typed.text ? typed : { text, second: text === '' ? undefined : second };
    };
    // The form itself may be gone meanwhile.
    keep(name, rest(draftOf(name)));
    setDraft(rest);
  };
  return { draft, change, forget };
}
