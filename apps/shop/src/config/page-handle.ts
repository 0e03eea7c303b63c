import type { ComponentType } from 'react';
import type { Paying } from '../overlays/overlay';

/** What a route may ask of the frame around it. */
export interface PageHandle {
  /** The page starts at the top edge, under a clear bar. */
  flush?: boolean;
  /** Nothing stands around the page: it is for a television. */
  bare?: boolean;
  /** Links, forms and text do without scripts: for guests they wait for the first sign of a person. */
  wholeWithoutScripts?: boolean;
  /** The payment dialog of a page that sells: part of the page, so that the server can open it. */
  PaymentOverlay?: ComponentType<{ paying: Paying }>;
}
