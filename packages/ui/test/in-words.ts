import {
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { MessageKey, MessageValues, Translate } from '../src/i18n'

/** The reference to a message in the arguments of a story. `inWords` puts the text of the message in its place. */
export const said = (key: MessageKey, values?: MessageValues): string =>
  `@${key}${values === undefined ? '' : ` ${JSON.stringify(values)}`}`

/**
 * The arguments of a story with the texts of the product in place of their references, in lists, objects and elements
 * too. A story that renders with them follows the language of the toolbar.
 */
export const inWords = <Value>(t: Translate, value: Value): Value => replaced(t, value) as Value

const replaced = (t: Translate, value: unknown): unknown => {
  if (typeof value === 'string') return textOf(t, value)
  if (Array.isArray(value)) return value.map((each: unknown) => replaced(t, each))
  if (isValidElement<PropsWithChildren>(value)) return replacedElement(t, value)
  return isPlain(value) ? replacedIn(t, value) : value
}

const replacedElement = (t: Translate, element: ReactElement<PropsWithChildren>) => {
  const { children, ...facts } = element.props
  const given = replacedIn(t, facts)
  // Children that are passed one by one need no keys.
  return Array.isArray(children)
    ? cloneElement(element, given, ...children.map((child: ReactNode) => inWords(t, child)))
    : cloneElement(element, { ...given, children: inWords(t, children) })
}

const replacedIn = (t: Translate, facts: object): object =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, replaced(t, fact)]))

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The separators between the parts of a line, as in the product. */
const SEPARATOR = /( \u00b7 |: )/

const textOf = (t: Translate, line: string): string =>
  line
    .split(SEPARATOR)
    .map((part) => partOf(t, part))
    .join('')

const partOf = (t: Translate, text: string): string => {
  const [key = '', values] = text.slice(1).split(/ (?=\{)/)
  if (!text.startsWith('@') || !t.knows(key)) return text
  const known: MessageValues = values === undefined ? {} : JSON.parse(values)
  return t(key, known)
}
