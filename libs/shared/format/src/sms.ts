/** How SMS are counted (facts/integrations.md §7). */
const THAI = { alone: 70, each: 67 };
const LATIN = { alone: 160, each: 153 };
/** Of the GSM alphabet; these count twice. */
const TWICE = /[\^{}\\[\]~|€]/g;
const GSM = /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/;

/** How many messages a text is sent, and paid, as. */
export function smsParts(text: string): number {
  const isLatin = GSM.test(text);
  const { alone, each } = isLatin ? LATIN : THAI;
  const length = isLatin ? text.length + (text.match(TWICE)?.length ?? 0) : text.length;
  return length <= alone ? Math.min(length, 1) : Math.ceil(length / each);
}
