/** The columns of a form that differ from the record as it was read; an emptied text is nothing. */
export function changedValues(before: object, values: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && plain(value) !== plain(old[name]),
  );
  return Object.fromEntries(changed);
}

function plain(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}
