import { Injectable } from '@nestjs/common';
import { C2pForm } from '../c2p/c2p-form';
import type { CardGateway } from '../card-gateway';
import { KgpCard } from '../kgp/kgp-card';

/** The gateways that take cards, in the order in which they are used. */
@Injectable()
export class CardGateways {
  private readonly all: CardGateway[];

  constructor(kgp: KgpCard, c2p: C2pForm) {
    this.all = [kgp, c2p];
  }

  get areReady(): boolean {
    return this.all.some(({ isReady }) => isReady);
  }

  /**
   * The gateway for the next try: the first, unless it left one without an answer, or took none.
   * @param broken names of those that did
   */
  next(broken: ReadonlySet<string>): CardGateway | undefined {
    const ready = this.all.filter(({ isReady }) => isReady);
    return ready.find(({ name }) => !broken.has(name)) ?? ready[0];
  }

  named(name: string): CardGateway | undefined {
    return this.all.find((gateway) => gateway.name === name);
  }
}
