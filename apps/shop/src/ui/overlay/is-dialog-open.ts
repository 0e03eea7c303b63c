const OPEN = '[role=dialog],[role=alertdialog]';

/** Does the element stand in a dialog? */
export const isInDialog = (element: Element): boolean => element.closest(OPEN) !== null;

/** Has somebody a dialog before them, whatever part of the page it is of? */
export const isDialogOpen = (): boolean => document.querySelector(OPEN) !== null;
