import { appendFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly log: string
    readonly wanted: number
  }
}

const space: { activeMutant?: string } = Reflect.get(globalThis, inject('globalNamespace')) ?? {}
const activeAtLoad = space.activeMutant
let runs = 0

it('the fixture logs its process, and passes only if it runs first and its number is 1', () => {
  appendFileSync(inject('log'), `${process.pid} ${activeAtLoad ?? 'none'}\n`)
  Reflect.set(globalThis, inject('globalNamespace'), { activeMutant: 'of the run before' })
  runs += 1
  expect([runs, inject('wanted')]).toEqual([1, 1])
})
