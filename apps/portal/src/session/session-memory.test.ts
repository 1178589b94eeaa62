import { expect, it } from 'vitest'
import { START } from '../testing/session-world'
import { storageWith } from '../testing/storage'
import { createSessionMemory } from './session-memory'

const memoryAt = (now: () => number) => {
  const tab = storageWith()
  return { tab, memory: createSessionMemory({ tab, browser: storageWith(), now }) }
}

it('[SGN-11] five sign-ins of a tab within ten seconds count as a redirect loop, even if the identity provider has not redirected back', () => {
  const { memory } = memoryAt(() => START)
  for (let time = 0; time < 4; time += 1) memory.attempts.begun()
  expect(memory.attempts.isLoop()).toBe(false)
  memory.attempts.begun()
  expect(memory.attempts.isLoop()).toBe(true)
  memory.attempts.forget()
  expect(memory.attempts.isLoop()).toBe(false)
})

it('[SGN-11] a tab stores only as many of its latest sign-ins as are needed to detect a redirect loop', () => {
  let now = START
  const { tab, memory } = memoryAt(() => now)
  for (let time = 0; time < 20; time += 1) {
    now += 60_000
    memory.attempts.begun()
  }
  expect(JSON.parse(tab.stored.get('remesa.sign-in-attempts') ?? '')).toEqual({
    begunAt: [-4, -3, -2, -1, 0].map((minutes) => now + minutes * 60_000),
    returnedAt: [],
  })
})
