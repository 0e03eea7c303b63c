import { Global, Module } from '@nestjs/common';
import { DeleteOrphanFiles } from './delete-orphan-files.job';
import { OldPictures } from './old-pictures';
import { PictureWidths } from './picture-widths';
import { Pictures } from './pictures';
import { Config } from '../config/config';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';
import { Storage } from './storage';

@Global()
@Module({
  providers: [
    LocalStorage,
    {
      provide: Storage,
      inject: [Config, LocalStorage],
      useFactory: (config: Config, disk: LocalStorage) => (config.S3_ENDPOINT ? new S3Storage(config, disk) : disk),
    },
    Pictures,
    PictureWidths,
    OldPictures,
    DeleteOrphanFiles,
  ],
  exports: [Storage, Pictures, OldPictures, DeleteOrphanFiles],
})
export class StorageModule {}
