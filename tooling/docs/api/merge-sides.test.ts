import { describe, expect, it } from 'vitest'
import { mergeSides } from './merge-sides.ts'

describe('the output and input of a schema as one type', () => {
  it('an equal output and input become one type', () => {
    expect(mergeSides('{ id: string; }', '{ id: string; }')).toBe('{ id: string; }')
  })

  it('a field that accepts more types than its output has a note', () => {
    expect(mergeSides('{ id: string; name: string; }', '{ id: string | number; name: string; }')).toBe(
      '{\nid: string // reads string | number\nname: string;\n}',
    )
  })

  it('a note is added to fields of nested lists and objects, and to a list that accepts other input', () => {
    expect(mergeSides('{ packs: { id: string; }[]; }', '{ packs?: { id: number; }[] | null; }')).toBe(
      '{\npacks: {\nid: string // reads number\n}[] // reads null too\n}',
    )
  })

  it('a named type has no note if its input is the input of its own schema', () => {
    expect(mergeSides('{ rows: Row[]; }', '{ rows: z.input<typeof Row>[]; }')).toBe('{ rows: Row[]; }')
  })

  it.each([
    ['{ all: string[]; }', '{ all: string[]; some: string[]; }', 'it reads a field that it does not make'],
    ['string', 'string | number', 'it makes no object'],
    ['{ at: Row; }', '{ at: {\nday: string; }\n; }', 'a field reads a shape of its own'],
  ])("%s with the input %s can't be one type: %s", (created, read) => {
    expect(mergeSides(created, read)).toBeUndefined()
  })
})
