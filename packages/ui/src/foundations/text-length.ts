import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Messages } from '../i18n'

/** The lengths of text with which a page can be checked: as translated, 50 % longer and accented, or one word. */
export const TEXT_LENGTHS = { as: 'As translated', long: 'Pseudo, 50 % longer', short: 'One word' } as const

type TextLength = keyof typeof TEXT_LENGTHS

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  s: 'š',
}

const pseudo = (text: string): string => {
  const accented = text.replaceAll(/[aeiouncs]/g, (letter) => accents[letter] ?? letter)
  // The added words have usual lengths, so that the text wraps as a translation would.
  return accented.replaceAll(/\p{L}{4,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)))
}

const firstWord = (text: string): string => /^\s*\S*/.exec(text)?.[0] ?? text

const changed = (
  elements: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: changed(element.children, change) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: changed(option.value, change) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })

const changes: Readonly<Record<Exclude<TextLength, 'as'>, (text: string) => string>> = {
  long: pseudo,
  short: firstWord,
}

const isChanged = (length: unknown): length is keyof typeof changes =>
  typeof length === 'string' && Object.hasOwn(changes, length)

/** The messages, lengthened or shortened. Their arguments and plurals stay the same. */
export const inLength = (messages: Messages, length: unknown): Messages =>
  isChanged(length)
    ? (Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [key, printAST(changed(parse(text), changes[length]))]),
      ) as Messages)
    : messages
