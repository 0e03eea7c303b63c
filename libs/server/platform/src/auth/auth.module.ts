import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config } from '../config/config';
import { Sessions } from './sessions';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: ({ TOKEN_SECRET }: Config) => {
        // A key object: a text would be tried as a public key first, with every token.
        const key = createSecretKey(Buffer.from(TOKEN_SECRET));
        return { secretOrKeyProvider: () => key, signOptions: { algorithm: 'HS256' } };
      },
    }),
  ],
  providers: [Sessions],
  exports: [Sessions],
})
export class AuthModule {}
