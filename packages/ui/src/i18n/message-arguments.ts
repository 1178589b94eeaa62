import { createIntl, createIntlCache } from 'react-intl'

/** Argument names of a message and how each is used: as plain text, number, date, time, choice or plural. */
export type MessageArguments = ReadonlyMap<string, ReadonlySet<ArgumentUse>>
export type ArgumentUse = 'text' | 'number' | 'date' | 'time' | 'select' | 'plural' | 'tag'

const cache = createIntlCache()
const { formatters } = createIntl({ locale: 'en', messages: {} }, cache)

/** The node types of the ICU parser; 0 is literal text and 7 the `#` of a plural. */
const USES: Readonly<Record<number, ArgumentUse>> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
  8: 'tag',
}

type Node = ReturnType<ReturnType<typeof formatters.getMessageFormat>['getAst']>[number]

/**
 * The arguments of an ICU message.
 *
 * @returns `undefined` when the text is not a valid ICU message: unclosed braces, a plural without `other`, nesting too
 * deep.
 */
export function messageArguments(text: string): MessageArguments | undefined {
  const found = new Map<string, Set<ArgumentUse>>()
  try {
    collect(formatters.getMessageFormat(text, 'en').getAst(), found)
    return found
  } catch {
    return undefined
  }
}

function collect(nodes: readonly Node[], found: Map<string, Set<ArgumentUse>>): void {
  for (const node of nodes) {
    const use = USES[node.type]
    if (use !== undefined && 'value' in node) {
      found.set(node.value, (found.get(node.value) ?? new Set()).add(use))
    }
    if ('options' in node) for (const option of Object.values(node.options)) collect(option.value, found)
    if ('children' in node) collect(node.children, found)
  }
}
