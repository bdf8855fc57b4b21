import { replaceInvalidXml } from '@/lib/text/xml-characters';

/** Serializes an SVG as well-formed XML. The serializer of browsers leaves characters that XML does not allow. */
export function serializeSvg(svg: Element): string {
  return replaceInvalidXml(new XMLSerializer().serializeToString(svg));
}
