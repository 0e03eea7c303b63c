import { Global, Module } from '@nestjs/common';
import { Changes } from './changes';
import { Live } from './live';

@Global()
@Module({ providers: [Live, Changes], exports: [Live, Changes] })
export class LiveModule {}
