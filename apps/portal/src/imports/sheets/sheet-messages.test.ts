import { type FileTable, importRefusal } from '@remesa/domain/imports'
import { err, ok } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { collectParts, partsOf, type SheetAnswer } from './sheet-messages'

const table = (name: string, count: number): FileTable => {
  const [first, ...rows] = Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    cells: [`${name} ${at}`],
  }))
  if (first === undefined) throw new Error('a table has a row')
  return { name, rows: [first, ...rows] }
}

const sent = (answer: SheetAnswer) => {
  const collect = collectParts()
  const answers = [...partsOf(answer)].map(collect)
  expect(answers.slice(0, -1).every((each) => each === undefined)).toBe(true)
  return answers.at(-1)
}

it('[IMP-67] the worker sends the tables of a file completely and in order, in parts of at most 250 rows', () => {
  const answer = ok([table('Madrid', 5_001), table('Bilbao', 1), table('Abando', 250)])
  expect(sent(answer)).toEqual(answer)
  for (const part of partsOf(answer))
    if (part.kind === 'rows') expect(part.rows.length).toBeLessThanOrEqual(250)
})

it('[IMP-67] the worker sends the reason why a file cannot be imported in one part', () => {
  const answer = err(importRefusal('empty'))
  expect(sent(answer)).toEqual(answer)
})
