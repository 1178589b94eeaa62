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

it('the conformance check sends a GET request again if the connection was lost', async () => {
  const { wire } = wireOf(reset, Response.json({ held: true }))
  expect(await wire.send({ method: 'GET', path: '/' })).toMatchObject({ status: 200, json: { held: true } })
})

it('the conformance check gives up a GET request after the connection was lost twice, and a POST request after once', async () => {
  expect(await wireOf(reset, reset).wire.send({ method: 'GET', path: '/' })).toMatchObject({ isLost: true })
  const { wire, waiting } = wireOf(reset, Response.json({}))
  expect(await wire.send({ method: 'POST', path: '/' })).toMatchObject({ isLost: true })
  expect(waiting).toHaveLength(1)
})

it('a response that arrives too late has the status 0 for the conformance check, and is not a lost connection', async () => {
  const { wire } = wireOf(new DOMException('too long', 'TimeoutError'))
  expect(await wire.send({ method: 'POST', path: '/' })).toMatchObject({ status: 0, isLost: false })
})
