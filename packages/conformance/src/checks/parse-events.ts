/** An event of a stream, with its data parsed as JSON. */
export interface StreamEvent {
  readonly name: string
  readonly data: unknown
}

/** The complete events at the beginning of a text, and the text of the incomplete event after them. */
export const parseEvents = (
  text: string,
): { readonly events: readonly StreamEvent[]; readonly rest: string } => {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap(eventOf), rest }
}

const eventOf = (block: string): readonly StreamEvent[] => {
  const lines = block.split('\n')
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trim())
  const data = valuesOf('data')
  if (data.length === 0) return []
  return [{ name: valuesOf('event').at(-1) ?? 'message', data: jsonOf(data.join('\n')) }]
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
