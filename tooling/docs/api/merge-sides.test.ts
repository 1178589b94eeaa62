import { describe, expect, it } from 'vitest'
import { mergeSides } from './merge-sides.ts'

describe('the output and input of a schema as one type', () => {
  it('the API report shows a schema as one type if output and input are equal', () => {
    expect(mergeSides('{ id: string; }', '{ id: string; }')).toBe('{ id: string; }')
  })

  it('the API report adds a note to a field whose input may have more types than its output', () => {
    expect(mergeSides('{ id: string; name: string; }', '{ id: string | number; name: string; }')).toBe(
      '{\nid: string // reads string | number\nname: string;\n}',
    )
  })

  it('the API report adds notes to fields in nested lists and objects, too, and to a list that accepts other input', () => {
    expect(mergeSides('{ packs: { id: string; }[]; }', '{ packs?: { id: number; }[] | null; }')).toBe(
      '{\npacks: {\nid: string // reads number\n}[] // reads null too\n}',
    )
  })

  it('the API report adds no note to a field if its type and its accepted input come from the same named schema', () => {
    expect(mergeSides('{ rows: Row[]; }', '{ rows: z.input<typeof Row>[]; }')).toBe('{ rows: Row[]; }')
  })

  it.each([
    ['{ all: string[]; }', '{ all: string[]; some: string[]; }', 'it reads a field that it does not make'],
    ['string', 'string | number', 'it makes no object'],
    ['{ at: Row; }', '{ at: {\nday: string; }\n; }', 'a field reads a shape of its own'],
  ])('the API report can’t merge the output %s and the input %s into one type: %s', (created, read) => {
    expect(mergeSides(created, read)).toBeUndefined()
  })
})
