import { Module } from '@nestjs/common';
import { JobsModule, PlatformModule } from '@wethi/platform';

/** The worker process: platform, the job engine and the jobs of each domain. */
@Module({ imports: [PlatformModule, JobsModule] })
export class WorkerModule {}
