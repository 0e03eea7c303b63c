/** What a field of the page is called, as its label says. */
export function labelOf(name: string): string {
  return document.querySelector<HTMLLabelElement>(`label[for="${name}"]`)?.title ?? name;
}
