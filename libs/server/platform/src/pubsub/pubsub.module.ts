import { Global, Module } from '@nestjs/common';
import { Changes } from './changes';
import { PubSub } from './pubsub';

@Global()
@Module({ providers: [PubSub, Changes], exports: [PubSub, Changes] })
export class PubSubModule {}
