import { Global, Module } from '@nestjs/common';
import { Pictures } from './pictures';
import { LocalStorage, Storage } from './storage';

@Global()
@Module({ providers: [{ provide: Storage, useClass: LocalStorage }, Pictures], exports: [Storage, Pictures] })
export class StorageModule {}
