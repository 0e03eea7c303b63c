import { PAGE_PARAMETERS } from '../../apps/shop/src/config/page-parameters.ts';

/** Which loaders React Router asks for when the browser changes the page. */
const OF_ALL_PAGES = { _routes: 1 };

/**
 * nginx maps for $page_query: of an address's parameters those that its page declares, in the order of the declaration.
 * @param declared by the first word of the page's path
 */
export function pageParameterMaps(declared = PAGE_PARAMETERS): string {
  const pages = Object.entries(declared);
  const all = Object.assign({}, OF_ALL_PAGES, ...pages.map(([, parameters]) => parameters)) as Record<string, number>;
  const queries = pages.map(([word, parameters]) => `${word} "${variables(parameters)}";`);
  return [
    ...Object.entries(all).map(([name, times]) => parameterMap(name, times)),
    // One pattern for all, of which each costs every page that is asked for with a query.
    'map $uri $page_word { "~^/(?<word>[^/.]+)" $word; default ""; }',
    `map $page_word $declared_query { ${queries.join(' ')} default "${variables({})}"; }`,
    // Most searches have one parameter, which needs no taking out.
    `map "$uri?$args" $asked_query { "~^/(?:${pages.map(onlyOne).join('|')})=[^&?]+$" "$args&"; default $declared_query; }`,
    'map $args $page_query { "" ""; default $asked_query; }',
  ].join('\n  ');
}

const onlyOne = ([word, parameters]: [string, Readonly<Record<string, number>>]): string => {
  const once = Object.keys(parameters).filter((name) => parameters[name] === 1);
  return `${word}(?:[/.][^?]*)?\\?(?:${once.join('|')})`;
};

const variables = (parameters: object): string =>
  Object.keys({ ...parameters, ...OF_ALL_PAGES })
    .map((name) => `$page_${name}`)
    .join('');

/**
 * Takes a parameter out of an address, with its later values as far as they are wanted. nginx knows the first by itself, at a
 * third of what a pattern costs each page that is asked for with a query; so the pattern for several waits until there is one.
 */
function parameterMap(name: string, times: number): string {
  if (times === 1) return `map $arg_${name} $page_${name} { "" ""; default "${name}=$arg_${name}&"; }`;
  const later = `(?:.*?&${name}=([^&]*))?`.repeat(times - 1);
  const values = Array.from({ length: times }, (_, index) => `${name}=$${index + 1}&`).join('');
  return `map $args $every_${name} { "~(?:^|&)${name}=([^&]*)${later}" "${values}"; default ""; }
  map $arg_${name} $page_${name} { "" ""; default $every_${name}; }`;
}
