import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { Session } from './session.entity';
import { Sessions } from './sessions';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Session]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ secret: config.TOKEN_SECRET, signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  providers: [Sessions],
  exports: [Sessions],
})
export class AuthModule {}
