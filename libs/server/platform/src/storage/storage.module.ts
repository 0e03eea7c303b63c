import { Global, Module } from '@nestjs/common';
import { DeleteOrphanFiles } from './delete-orphan-files.job';
import { OldPictures } from './old-pictures';
import { PictureWidths } from './picture-widths';
import { Pictures } from './pictures';
import { LocalStorage, Storage } from './storage';

@Global()
@Module({
  providers: [{ provide: Storage, useClass: LocalStorage }, Pictures, PictureWidths, OldPictures, DeleteOrphanFiles],
  exports: [Storage, Pictures, OldPictures],
})
export class StorageModule {}
