/** Puts the focus into the first field that something is wrong with: it may stand far above the button that was pressed. */
export function leadToFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
