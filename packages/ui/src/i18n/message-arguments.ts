import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The names of a message's arguments, each with its uses: as plain text, number, date, time, choice or plural. */
export type MessageArguments = ReadonlyMap<string, ReadonlySet<ArgumentUse>>
export type ArgumentUse = 'text' | 'number' | 'date' | 'time' | 'select' | 'plural' | 'tag'

/** A message as ICU text, or as the compiled form that the build of an application produces. */
export type MessageText = string | readonly MessageFormatElement[]

const USES: Readonly<Partial<Record<TYPE, ArgumentUse>>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
}

/**
 * The arguments of an ICU message.
 *
 * @returns `undefined` if the text is not a valid ICU message, for example because of an unclosed brace, a plural
 * without `other`, or too deep nesting.
 */
export function messageArguments(text: MessageText): MessageArguments | undefined {
  const found = new Map<string, Set<ArgumentUse>>()
  try {
    collect(typeof text === 'string' ? parse(text) : text, found)
    return found
  } catch {
    return undefined
  }
}

function collect(nodes: readonly MessageFormatElement[], found: Map<string, Set<ArgumentUse>>): void {
  for (const node of nodes) {
    const use = USES[node.type]
    if (use !== undefined && 'value' in node) {
      found.set(node.value, (found.get(node.value) ?? new Set()).add(use))
    }
    if ('options' in node) for (const option of Object.values(node.options)) collect(option.value, found)
    if ('children' in node) collect(node.children, found)
  }
}
