/** Tells the page that nobody is signed in any more: the next one here may be of another band. */
export const SIGNED_OUT = 'signedout';
