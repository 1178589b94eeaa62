import { describe, expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { createRememberedFlag } from './remembered-flag'

describe('the cookie notice', () => {
  it('[FRA-6] a user has to answer the cookie notice only once in a browser', () => {
    const storage = storageWith()
    const choice = createRememberedFlag(storage, 'cookies')
    expect(choice.given.get()).toBe(false)
    choice.give()
    expect(choice.given.get()).toBe(true)
    expect(createRememberedFlag(storage, 'cookies').given.get()).toBe(true)
  })

  it('[FRA-6] if the browser stores nothing, the answer to the cookie notice counts until the page is reloaded', () => {
    const choice = createRememberedFlag(forbidden, 'cookies')
    choice.give()
    expect(choice.given.get()).toBe(true)
  })
})
