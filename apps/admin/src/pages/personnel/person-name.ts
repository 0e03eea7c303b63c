import type { Schema } from '@wethi/api-client';

type Named = Pick<Schema<'PersonnelView'>, 'personnel_name' | 'personnel_lname' | 'personnel_nickname' | 'username'>;

/** What colleagues call somebody. */
export const nameOf = ({ personnel_nickname, personnel_name, username }: Named) =>
  personnel_nickname ?? personnel_name ?? username;

/** First and last name, or what else there is. */
export function fullNameOf(person: Named): string {
  return [person.personnel_name, person.personnel_lname].filter(Boolean).join(' ') || nameOf(person);
}

/** Thai goes on without a space, behind a name in other letters there is one. */
export const before = (name: string) => (/[\u0e00-\u0e7f]$/.test(name) ? name : `${name} `);
