import { describe, expect, it } from 'vitest'
import { onOneLine } from './calls.ts'

describe('the type of a call in one line', () => {
  it('the API report shows all fields of a type in one line', () => {
    expect(onOneLine('{\n    code: string;\n    active: boolean;\n}')).toBe(
      '{ code: string; active: boolean }',
    )
  })

  it('the API report marks an optional field only with a question mark', () => {
    expect(onOneLine("{\ntext?: 'a' | 'b' | undefined;\nvalue: string | undefined;\n}")).toBe(
      "{ text?: 'a' | 'b'; value: string | undefined }",
    )
  })

  it('the API report adds after a field which input the field accepts, if the input differs from the output', () => {
    const text =
      '{\npage?: number | undefined // reads string | number | undefined\nid: number // reads string\n}'
    expect(onOneLine(text)).toBe(
      '{ page?: number /* reads string | number */; id: number /* reads string */ }',
    )
  })

  it('the API report shows the fields of inner objects', () => {
    expect(onOneLine('{\npacks: {\nid: string // reads number\n}[];\ncode: string;\n}')).toBe(
      '{ packs: { id: string /* reads number */ }[]; code: string }',
    )
  })
})
