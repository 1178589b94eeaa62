import { describe, expect, it } from 'vitest'
import { createLongHistories, LONG_HISTORY } from './long-histories'

const memory = (kept: Record<string, string> = {}) => ({
  kept,
  storage: () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }),
})

describe('long histories', () => {
  it('[HIS-1] are remembered until they are short again', () => {
    const { storage } = memory()
    const histories = createLongHistories(storage)
    histories.learn(7, LONG_HISTORY + 1)
    histories.learn(8, LONG_HISTORY)
    expect([7, 8].map(createLongHistories(storage).has)).toEqual([true, false])
    histories.learn(7, 3)
    expect(histories.has(7)).toBe(false)
  })

  it('[HIS-1] are fifty at most, the latest of them', () => {
    const histories = createLongHistories(memory().storage)
    for (let id = 1; id <= 60; id += 1) histories.learn(id, 1_000)
    expect([10, 11, 60].map(histories.has)).toEqual([false, true, true])
  })

  it.each(['', 'null', '{}', '["7"]', '[7'])('[HIS-1] are none where %j is kept', (text) => {
    const { storage, kept } = memory({ 'remesa.long-histories': text })
    expect(createLongHistories(storage).has(7)).toBe(false)
    createLongHistories(storage).learn(7, 1_000)
    expect(kept['remesa.long-histories']).toBe('[7]')
  })

  it('[HIS-1] are none where storage is forbidden', () => {
    const histories = createLongHistories(() => {
      throw new Error('forbidden')
    })
    histories.learn(7, 1_000)
    expect(histories.has(7)).toBe(false)
  })
})
