import { describe, expect, it } from 'vitest'
import { mergeSides } from './merge-sides.ts'

describe('the output and input of a schema as one type', () => {
  it('is the type alone where both are the same', () => {
    expect(mergeSides('{ id: string; }', '{ id: string; }')).toBe('{ id: string; }')
  })

  it('notes beside a field what it reads where that is more', () => {
    expect(mergeSides('{ id: string; name: string; }', '{ id: string | number; name: string; }')).toBe(
      '{\nid: string // reads string | number\nname: string;\n}',
    )
  })

  it('notes fields of nested lists and objects, and what else is read in place of a list', () => {
    expect(mergeSides('{ packs: { id: string; }[]; }', '{ packs?: { id: number; }[] | null; }')).toBe(
      '{\npacks: {\nid: string // reads number\n}[] // reads null too\n}',
    )
  })

  it('does not note that a named type reads what its own schema reads', () => {
    expect(mergeSides('{ rows: Row[]; }', '{ rows: z.input<typeof Row>[]; }')).toBe('{ rows: Row[]; }')
  })

  it.each([
    ['{ all: string[]; }', '{ all: string[]; some: string[]; }', 'it reads a field that it does not make'],
    ['string', 'string | number', 'it makes no object'],
    ['{ at: Row; }', '{ at: {\nday: string; }\n; }', 'a field reads a shape of its own'],
  ])('cannot be shown for %s where it reads %s: %s', (made, read) => {
    expect(mergeSides(made, read)).toBeUndefined()
  })
})
