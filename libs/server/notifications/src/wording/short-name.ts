/** Each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_NAME = 40;

/** A show's title, as an SMS has room for it. */
export function shortName(title: string): string {
  const name = title.trim().replace(/\s+/g, ' ');
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
