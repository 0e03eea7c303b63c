import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config } from '../config/config';
import { OpenSessions } from './open-sessions';
import { SessionTokenStrategy } from './session-token.strategy';
import { Sessions } from './sessions';
import { TOKEN_ALGORITHM, tokenKey } from './token-key';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secretOrKeyProvider: () => tokenKey(config),
        signOptions: { algorithm: TOKEN_ALGORITHM },
      }),
    }),
  ],
  providers: [OpenSessions, Sessions, SessionTokenStrategy],
  exports: [Sessions],
})
export class AuthModule {}
