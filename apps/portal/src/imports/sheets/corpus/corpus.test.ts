import { importFileType } from '@remesa/domain/imports'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file'
import { corpus } from './corpus.fixtures'

describe('the corpus of files', () => {
  it('no two files in the corpus of test files have the same name', () => {
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
  })

  it.each(corpus)(
    '[IMP-3] [IMP-4] [IMP-7] [IMP-8] [IMP-9] the file $name of the corpus is read or refused as its entry in the corpus says',
    async (file) => {
      const type = importFileType({ name: file.name, size: file.bytes.length })
      if (!type.ok) throw new Error(type.error.rule)
      const answer = await readFile(type.value, file.bytes)
      const rows = answer.ok ? (answer.value[0]?.rows ?? []) : []
      expect(answer.ok ? rows.map(({ cells }) => cells) : answer.error.rule).toEqual(file.expected)
      const wrong = rows.flatMap(({ line, hasWrongQuotes }) => (hasWrongQuotes ? [line] : []))
      expect(wrong).toEqual(file.wrongLines ?? [])
    },
  )
})
