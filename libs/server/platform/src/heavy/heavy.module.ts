import { Global, Module } from '@nestjs/common';
import { EventLoopWatch } from './event-loop-watch';
import { HeavyPool } from './heavy-pool';

@Global()
@Module({ providers: [HeavyPool, EventLoopWatch], exports: [HeavyPool] })
export class HeavyModule {}
