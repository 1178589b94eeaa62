import { describe, expect, it } from 'vitest'
import { memoize } from './memoize'

describe('a memoized function', () => {
  it('a memoized function computes the result for each cached text once, and drops the least recently used result', () => {
    const worked: string[] = []
    const lengthOf = memoize((text) => worked.push(text) && text.length, 2)
    expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
    expect(worked).toEqual(['a', 'bb', 'ccc', 'bb'])
  })

  it('a memoized function caches `undefined` like any other result', () => {
    let count = 0
    const nothing = memoize(() => {
      count += 1
      return undefined
    })
    expect([nothing('a'), nothing('a'), count]).toEqual([undefined, undefined, 1])
  })
})
