import { Injectable } from '@nestjs/common';
import { Kept } from './kept';
import { PubSub } from './pubsub';

const CHANNEL = 'wethi:changes';

/** Says on every node that records of an entity changed, so that caches forget them. */
@Injectable()
export class Changes {
  private readonly forget: ((entity: string) => void)[] = [];

  constructor(private readonly pubsub: PubSub) {
    pubsub.listen(CHANNEL, (data) => this.tell((JSON.parse(data) as { entity: string }).entity));
  }

  /** @param entity class name, such as 'Product' */
  async announce(entity: string): Promise<void> {
    this.tell(entity);
    await this.pubsub.publish(CHANNEL, { entity });
  }

  /** Calls back on this node's and other nodes' changes. */
  onChange(callback: (entity: string) => void): void {
    this.forget.push(callback);
  }

  /**
   * Keeps a reading of the database in this process until records of some entities change, on whatever node.
   * @param entities class names, such as 'Product'
   */
  keep<Value>(entities: readonly string[], read: () => Promise<Value>): Kept<Value> {
    const kept = new Kept(read);
    this.onChange((entity) => {
      if (entities.includes(entity)) kept.forget();
    });
    return kept;
  }

  private tell(entity: string): void {
    for (const callback of this.forget) callback(entity);
  }
}
