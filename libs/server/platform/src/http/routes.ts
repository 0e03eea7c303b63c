import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access } from '../auth/access';

export interface Route {
  method: string;
  /** Below the global prefix, with a leading slash. */
  path: string;
  /** Undefined when nobody said who may call it; the guard refuses such a route. */
  access: Access[] | undefined;
  /** Class name of the controller, which is found in one file. */
  controller: string;
}

/** Every route of an application with its access rule, read from the controllers' metadata. */
export function routesOf(app: INestApplicationContext): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap(routesOfController);
}

function routesOfController(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, Function>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const path = handler && (Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined);
    if (!handler || path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller)) as
      | Access[]
      | undefined;
    const base = [Reflect.getMetadata(PATH_METADATA, controller) as string].map((part) => part.replace(/^\/|\/$/g, ''));
    return [path].flat().map((part) => ({
      method,
      access,
      controller: controller.name,
      path: `/${[...base, part.replace(/^\//, '')].filter(Boolean).join('/')}`,
    }));
  });
}
