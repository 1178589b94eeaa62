/** Longest text of a cell, in UTF-16 code units. */
const maxLength = 32_767

/** Characters that XML 1.0 does not allow. TAB, LF and CR are allowed. */
const illegal = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu

/**
 * An underscore that spreadsheet programs would read as the beginning of a character code. It is replaced by the
 * character code of the underscore.
 */
const codeLike = /_(?=x[\da-f]{4}_)/gi

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A spreadsheet program would read an unescaped carriage return as a line feed.
  '\r': '&#13;',
}

/** A text as XML, for an attribute or an element. */
export const xmlText = (text: string): string =>
  text.replace(illegal, '').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)

/** A text as XML for a cell. Nothing in it counts as a formula, a character code or an entity. */
export const cellText = (text: string): string =>
  xmlText(cut(text.replace(illegal, '')).replace(codeLike, '_x005F_'))

const cut = (text: string): string => {
  if (text.length <= maxLength) return text
  const isHalved = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1))
  return text.slice(0, isHalved ? maxLength - 1 : maxLength)
}
