import { describe, expect, it } from 'vitest'
import { memoize } from './memoize'

describe('a function that remembers', () => {
  it('works for each text once while it keeps it, and forgets what was unused for longest', () => {
    const worked: string[] = []
    const lengthOf = memoize((text) => worked.push(text) && text.length, 2)
    expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
    expect(worked).toEqual(['a', 'bb', 'ccc', 'bb'])
  })

  it('keeps an answer of nothing like any other', () => {
    let count = 0
    const nothing = memoize(() => {
      count += 1
      return undefined
    })
    expect([nothing('a'), nothing('a'), count]).toEqual([undefined, undefined, 1])
  })
})
