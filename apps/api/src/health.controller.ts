import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, Database, refuse, Unlimited } from '@wethi/platform';
import { Draining } from './draining';

class Health {
  @ApiProperty() data: string;
}

/** Alive and ready, for nginx, the start command and monitoring. A lost Redis does not make the API unready. */
@Controller()
@Allow('public')
@Unlimited()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
  ) {}

  @Get('healthz')
  @Answers('healthz', { beside: Health })
  alive(): string {
    return 'alive';
  }

  @Get('readyz')
  @Answers('readyz', { beside: Health })
  async ready(): Promise<string> {
    if (this.draining.begun) throw refuse('BUSY');
    await this.database.query('SELECT 1');
    return 'ready';
  }
}
