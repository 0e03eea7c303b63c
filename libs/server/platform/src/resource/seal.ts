import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';

/**
 * Refuses a resource whose class takes a route of the kit into its own hands. What an override forgets to repeat, such as
 * the access rule or the condition of what the public sees, would be open to everybody.
 * @param resource an instance of a class made by `Resource`
 * @param kit the class that the factory made
 * @throws Error naming the method
 */
export function requireSealed(resource: object, kit: Function): void {
  const sealed = routesOf(kit.prototype as object);
  const paths = new Set(sealed.values());
  let own = Object.getPrototypeOf(resource) as object;
  for (; own !== kit.prototype; own = Object.getPrototypeOf(own) as object) {
    const routes = routesOf(own);
    for (const name of Object.getOwnPropertyNames(own)) {
      const route = routes.get(name);
      if (!sealed.has(name) && !(route && paths.has(route))) continue;
      const where = `${resource.constructor.name}.${name}`;
      throw new Error(
        `${where} overrides a sealed route of the resource kit; use a hook such as visible or beforeSave`,
      );
    }
  }
}

/** 'GET band' by the name of its method, of the methods that a prototype has itself. */
function routesOf(prototype: object): Map<string, string> {
  const routes = new Map<string, string>();
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const handler: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof handler !== 'function') continue;
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (path === undefined || method === undefined) continue;
    for (const one of [path].flat()) routes.set(name, `${RequestMethod[method]} ${one.replace(/^\//, '')}`);
  }
  return routes;
}
