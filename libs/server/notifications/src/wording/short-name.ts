/** Each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_NAME = 40;

/** A show's title, or other words on one line, as an SMS has room for them. */
export function shortName(title: string, longest = LONGEST_NAME): string {
  const name = title.trim().replace(/\s+/g, ' ');
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
