import { EventEmitter } from 'node:events';

/** The parts of the inbox page that can change. */
export type Panel = 'sms' | 'chat' | 'email' | 'slips' | 'cards' | 'faults';

/** Tells the open inbox pages which part to fetch again. */
export class Changes extends EventEmitter<{ changed: [Panel] }> {
  constructor() {
    super();
    this.setMaxListeners(0);
  }

  announce(panel: Panel): void {
    this.emit('changed', panel);
  }
}
