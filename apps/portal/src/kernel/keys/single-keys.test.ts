import { expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { createSingleKeys } from './single-keys'

it('[FRA-24] single-key shortcuts work until a user turns them off, and the browser stores this choice for each user', () => {
  const storage = storageWith()
  const keys = createSingleKeys(storage, '7')
  expect(keys.isOn.get()).toBe(true)
  keys.set(false)
  expect(keys.isOn.get()).toBe(false)
  expect(createSingleKeys(storage, '7').isOn.get()).toBe(false)
  expect(createSingleKeys(storage, '8').isOn.get()).toBe(true)
  keys.set(true)
  expect(createSingleKeys(storage, '7').isOn.get()).toBe(true)
})

it('[FRA-24] if the browser stores nothing, single-key shortcuts that were turned off are off until the page is reloaded', () => {
  const keys = createSingleKeys(forbidden, '7')
  keys.set(false)
  expect(keys.isOn.get()).toBe(false)
})
