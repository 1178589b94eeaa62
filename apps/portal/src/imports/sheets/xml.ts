/**
 * A piece of an XML document. The names of its tags have no namespace prefix, because each document may choose other
 * prefixes.
 */
export type XmlPiece =
  | { readonly kind: 'open'; readonly name: string; readonly attribute: (name: string) => string | undefined }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

const LESS = 60
const GREATER = 62
const QUOTE = 34
const APOSTROPHE = 39

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return named[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
      })
    : text

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The index at which a tag ends. A `>` within a quoted attribute value does not end the tag. */
const tagEnd = (xml: string, from: number): number => {
  for (let at = from; at < xml.length; at += 1) {
    const letter = xml.charCodeAt(at)
    if (letter === GREATER) return at
    if (letter !== QUOTE && letter !== APOSTROPHE) continue
    at = xml.indexOf(letter === QUOTE ? '"' : "'", at + 1)
    if (at === -1) break
  }
  throw new Error('a tag does not end')
}

const endOf = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from)
  if (at === -1) throw new Error(`${mark} is missing`)
  return at + mark.length
}

/**
 * The index at which the document type of an XML document ends, including its declarations. The entities that it
 * declares are never replaced.
 */
const doctypeEnd = (xml: string, from: number): number => {
  const end = tagEnd(xml, from)
  const open = xml.indexOf('[', from)
  return open !== -1 && open < end ? endOf(xml, '>', endOf(xml, ']', open)) : end + 1
}

const isBlank = (letter: string | undefined): boolean => letter !== undefined && letter.trim() === ''

const attributeIn =
  (tag: string) =>
  (wanted: string): string | undefined => {
    for (let at = 0; ; ) {
      const equals = tag.indexOf('=', at)
      if (equals === -1) return undefined
      let quote = equals + 1
      while (isBlank(tag[quote])) quote += 1
      const mark = tag[quote]
      const end = mark === '"' || mark === "'" ? tag.indexOf(mark, quote + 1) : -1
      if (end !== -1 && withoutPrefix(tag.slice(at, equals).trim()) === wanted)
        return withoutEntities(tag.slice(quote + 1, end))
      at = Math.max(end, equals) + 1
    }
  }

/**
 * The pieces of an XML document, in the order of the document: tags, and texts with resolved entities and CDATA.
 * Comments and processing instructions are not returned. An element without content yields an opening and a closing
 * tag.
 *
 * @throws Error for a document that is cut off.
 */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  const within: string[] = []
  let at = 0
  while (at < xml.length) {
    const start = xml.charCodeAt(at) === LESS ? at : xml.indexOf('<', at)
    if (start === -1) break
    if (start > at) yield { kind: 'text', text: withoutEntities(xml.slice(at, start)) }
    if (xml.startsWith('<!--', start)) at = endOf(xml, '-->', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start)
      yield { kind: 'text', text: xml.slice(start + 9, at - 3) }
    } else if (xml.startsWith('<?', start)) at = endOf(xml, '?>', start)
    else if (xml.startsWith('<!', start)) at = doctypeEnd(xml, start)
    else {
      const end = tagEnd(xml, start)
      at = end + 1
      if (xml[start + 1] === '/') {
        const name = withoutPrefix(xml.slice(start + 2, end).trim())
        if (within.pop() !== name) throw new Error('an element does not end')
        yield { kind: 'close', name }
        continue
      }
      const isEmpty = xml[end - 1] === '/'
      const tag = xml.slice(start + 1, isEmpty ? end - 1 : end)
      const space = tag.search(/\s/)
      const name = withoutPrefix(space === -1 ? tag : tag.slice(0, space))
      yield { kind: 'open', name, attribute: attributeIn(space === -1 ? '' : tag.slice(space)) }
      if (isEmpty) yield { kind: 'close', name }
      else within.push(name)
    }
  }
  if (within.length > 0) throw new Error('the document is cut off')
}

/**
 * The text of an XML document. Its encoding is UTF-16 if it has a byte order mark of UTF-16, else the encoding that the
 * document names, else UTF-8.
 */
export const xmlText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const encoding = /^(?:\xef\xbb\xbf)?<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]
  return new TextDecoder(encoding ?? 'utf-8').decode(bytes)
}
