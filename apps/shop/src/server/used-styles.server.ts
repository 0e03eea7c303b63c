import { type ChildNode, type Container, parse, type Rule } from 'postcss';

/** A part of a sheet: the classes that one of its selectors needs, or parts inside a condition. */
interface Part {
  text: string;
  /** For each selector; undefined where no class decides. */
  needs?: string[][];
  inside?: Part[];
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const IN_PARENTHESES = /\([^()]*\)/;
const CLASSES_OF_ELEMENT = /\sclass="([^"]*)"/g;

/** A sheet taken apart once, for `usedStyles`. @throws CssSyntaxError for text that is no style sheet */
export function styleParts(sheet: string): Part[] {
  return partsOf(parse(sheet));
}

/** Names of the classes that the elements of a page have. */
export function classesOf(...texts: string[]): Set<string> {
  const lists = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(CLASSES_OF_ELEMENT), ([, names = '']) => names)),
  );
  return new Set([...lists].flatMap((names) => names.split(' ')));
}

/**
 * What a page needs of a sheet until all of it is loaded: rules for classes that its elements have, and all that is for
 * elements whatever their class.
 */
export function usedStyles(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (part.inside) {
      const inner = usedStyles(part.inside, classes);
      if (inner) text += `${part.text}{${inner}}`;
    } else if (!part.needs || part.needs.some((needed) => needed.every((name) => classes.has(name)))) text += part.text;
  }
  return text;
}

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ text: node.toString(), needs: needsOf(node) }];
    if (node.type === 'atrule' && /^(media|supports|layer|container)$/.test(node.name) && node.nodes)
      return [{ text: `@${node.name} ${node.params}`, inside: partsOf(node) }];
    return [{ text: node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : '') }];
  });
}

/** What stands in parentheses (`:not(.a)`, `:is(.a, .b)`) may be there or not, so it decides nothing. */
function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    let outside = selector;
    while (IN_PARENTHESES.test(outside)) outside = outside.replace(IN_PARENTHESES, '');
    return [...outside.matchAll(CLASS)].map(([, name = '']) => name);
  });
}
