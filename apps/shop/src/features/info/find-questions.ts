import type { InfoPart } from './info-data.server';

export interface FoundQuestion extends InfoPart {
  /** Stays the same whatever is searched, so that links to a question lead there. */
  id: string;
  topic: string;
}

const SHORTEST = 2;

/** All questions of a page in their order. */
export function questionsOf(topics: readonly InfoPart[]): FoundQuestion[] {
  return topics
    .flatMap(({ title: topic, parts }) => parts.map((part) => ({ ...part, topic })))
    .map((question, index) => ({ ...question, id: `q${index + 1}` }));
}

/** Those that hold the words in question or answer; all of them as long as too little is typed. */
export function findQuestions(questions: readonly FoundQuestion[], typed: string): readonly FoundQuestion[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.trim().length < SHORTEST) return questions;
  return questions.filter(({ title, html }) => {
    const text = `${title} ${html.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Is enough typed to search? */
export function isSearch(typed: string): boolean {
  return typed.trim().length >= SHORTEST;
}

/** A text cut into what was typed and what lies between; hits have odd places. */
export function cutAtHits(text: string, typed: string): string[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (!isSearch(typed)) return [text];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'gi'));
}
