import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, Database, refuse, Unlimited } from '@wethi/platform';
import { Draining } from './draining';

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
  @ApiOperation({ operationId: 'healthz' })
  alive(): string {
    return 'alive';
  }

  @Get('readyz')
  @ApiOperation({ operationId: 'readyz' })
  async ready(): Promise<string> {
    if (this.draining.begun) throw refuse('BUSY');
    await this.database.query('SELECT 1');
    return 'ready';
  }
}
