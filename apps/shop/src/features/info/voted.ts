const KEY = 'wethi_voted_questions';

function voted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Did somebody at this browser say already whether the answer helped? */
export function hasVoted(question: string): boolean {
  return voted().includes(question);
}

export function keepVoted(question: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...voted(), question]));
  } catch {
    // Where the browser keeps nothing, it asks again.
  }
}
