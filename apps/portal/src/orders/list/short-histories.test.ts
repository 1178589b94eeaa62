import { describe, expect, it } from 'vitest'
import { createShortHistories, LONGEST_SHORT_HISTORY } from './short-histories'

const memory = (kept: Record<string, string> = {}) => ({
  kept,
  storage: () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }),
})

describe('short histories', () => {
  it('[HIS-1] are remembered until they are long', () => {
    const { storage } = memory()
    const histories = createShortHistories(storage)
    histories.learn(7, LONGEST_SHORT_HISTORY)
    histories.learn(8, LONGEST_SHORT_HISTORY + 1)
    expect([7, 8].map(createShortHistories(storage).has)).toEqual([true, false])
    histories.learn(7, 5_000)
    expect(histories.has(7)).toBe(false)
  })

  it('[HIS-1] are two hundred at most, the latest of them', () => {
    const histories = createShortHistories(memory().storage)
    for (let id = 1; id <= 210; id += 1) histories.learn(id, 0)
    expect([10, 11, 210].map(histories.has)).toEqual([false, true, true])
  })

  it.each(['', 'null', '{}', '["7"]', '[7'])('[HIS-1] are none where %j is kept', (text) => {
    const { storage, kept } = memory({ 'remesa.short-histories': text })
    expect(createShortHistories(storage).has(7)).toBe(false)
    createShortHistories(storage).learn(7, 50)
    expect(kept['remesa.short-histories']).toBe('[7]')
  })

  it('[HIS-1] are none where storage is forbidden', () => {
    const histories = createShortHistories(() => {
      throw new Error('forbidden')
    })
    histories.learn(7, 50)
    expect(histories.has(7)).toBe(false)
  })
})
