import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { inputValidation } from './validation';

const dropping = inputValidation('drop');

/** The body read into a class; fields that the class does not name are dropped, since known clients send more. */
export function LenientBody(type: Type): ParameterDecorator {
  const read = createParamDecorator((_: unknown, context: ExecutionContext) =>
    dropping.transform(context.switchToHttp().getRequest<FastifyRequest>().body, { type: 'body', metatype: type }),
  );
  return (target, method, index) => {
    read()(target, method, index);
    const descriptor = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
    if (method !== undefined && descriptor) ApiBody({ type })(target, method, descriptor);
  };
}
