import { expect, it } from 'vitest'
import { createWire } from './wire'

const wireOf = (...answers: readonly (Response | Error)[]) => {
  const waiting = [...answers]
  const fetch = async () => {
    const next = waiting.shift()
    if (next === undefined || next instanceof Error) throw next ?? new TypeError('no more answers')
    return next
  }
  return { wire: createWire({ baseUrl: 'http://back-end', fetch, timeoutMs: 1_000 }), waiting }
}
const reset = new TypeError('fetch failed')

it('a read whose connection was lost is sent once more', async () => {
  const { wire } = wireOf(reset, Response.json({ held: true }))
  expect(await wire.send({ method: 'GET', path: '/' })).toMatchObject({ status: 200, json: { held: true } })
})

it('a read is lost after two broken connections, a write after one', async () => {
  expect(await wireOf(reset, reset).wire.send({ method: 'GET', path: '/' })).toMatchObject({ isLost: true })
  const { wire, waiting } = wireOf(reset, Response.json({}))
  expect(await wire.send({ method: 'POST', path: '/' })).toMatchObject({ isLost: true })
  expect(waiting).toHaveLength(1)
})

it('an answer that does not come in time has the status 0, and does not count as a lost connection', async () => {
  const { wire } = wireOf(new DOMException('too long', 'TimeoutError'))
  expect(await wire.send({ method: 'POST', path: '/' })).toMatchObject({ status: 0, isLost: false })
})
