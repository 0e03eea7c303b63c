import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsModule, SecretHashing } from '@wethi/accounts';
import { seedDemoAccounts, seedDemoColleagues, seedDemoCrowd, seedDemoMembers } from '@wethi/accounts/demo';
import { CatalogModule, ProductSearch } from '@wethi/catalog';
import { seedDemoCatalogue } from '@wethi/catalog/demo';
import { seedDemoCoupons } from '@wethi/coupons/demo';
import { MediaModule, ViewingRecord } from '@wethi/media';
import {
  seedDemoChat,
  seedDemoComments,
  seedDemoLearners,
  seedDemoLiveShows,
  seedDemoVideos,
  seedDemoViewings,
} from '@wethi/media/demo';
import { seedDemoMessages } from '@wethi/notifications/demo';
import { OrdersModule } from '@wethi/orders';
import { seedDemoHistory, seedDemoOrders } from '@wethi/orders/demo';
import { Clock, Config, OldPictures, PlatformModule, Storage } from '@wethi/platform';
import { DataSource } from 'typeorm';

/** Pictures of the demo site; the seed runs from the top folder. */
const ART = 'tools/db/demo-art';

@Module({ imports: [PlatformModule, AccountsModule, CatalogModule, OrdersModule, MediaModule] })
class SeedModule {}

/** Fills an empty installation with a believable site: logins, shows, orders of every status, real videos. */
async function seed(): Promise<void> {
  const app = await NestFactory.createApplicationContext(SeedModule, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  if (app.get(Config).NODE_ENV === 'production') throw new Error('demo data has no place in production');
  const { manager } = app.get(DataSource);
  const storage = app.get(Storage);
  const now = app.get(Clock).now();
  console.log('people');
  const hashing = app.get(SecretHashing, { strict: false });
  const { users } = await seedDemoAccounts({ manager, hashing, storage, art: ART });
  const crowd = await seedDemoCrowd({ manager, hashing, now });
  console.log('bands, stages and shows');
  const search = app.get(ProductSearch, { strict: false });
  const catalogue = await seedDemoCatalogue({ manager, storage, search, art: ART, now });
  const bandId = Object.values(catalogue.bands)[0] ?? 0;
  await seedDemoColleagues({ manager, hashing }, bandId);
  await seedDemoMembers(manager, { users, bandId, today: app.get(Clock).today() });
  console.log('bank accounts and orders');
  await seedDemoOrders({ manager, storage, catalogue, users, art: ART, now });
  await seedDemoHistory({ manager, products: Object.values(catalogue.products), buyers: crowd, now });
  console.log('coupons');
  await seedDemoCoupons(manager, catalogue.products);
  console.log('videos');
  await seedDemoVideos({ manager, storage, now });
  await seedDemoViewings(manager, app.get(ViewingRecord, { strict: false }), now);
  console.log('learners of courses');
  await seedDemoLearners({ manager, storage, products: catalogue.products, users, crowd, now });
  console.log('live shows');
  await seedDemoLiveShows(manager);
  await seedDemoChat(manager, crowd, now);
  console.log('messages to buyers');
  await seedDemoMessages(manager, now);
  console.log('comments');
  await seedDemoComments(manager, now);
  console.log('pictures in widths');
  await app.get(OldPictures).complete();
  await app.close();
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
