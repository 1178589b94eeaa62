import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { quick } from '../../test/canned-fetch'
import { parcelContract } from '../../test/parcel-contract'
import { createClient } from './create-client'

const parcel = JSON.stringify({ id: 7, label: 'Coins', weight: 2.5 })
const draft = { label: 'Coins', pieces: [{ weight: 1 }] }
const servers: { readonly server: Server; readonly sockets: Set<Socket> }[] = []

const listen = async (listener: RequestListener) => {
  let hits = 0
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    hits += 1
    listener(request, response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push({ server, sockets })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, hits: () => hits }
}

const clientOf = (baseUrl: string, timeoutMs = 5_000) =>
  createClient({ ...quick, baseUrl, timeoutMs }, parcelContract)

afterEach(() => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

describe('the client against a real socket', () => {
  it('a response that arrives in pieces is read completely, even if it is cut within a character', async () => {
    const bytes = Buffer.from(JSON.stringify({ id: 7, label: 'Münzen', weight: 1 }))
    const middle = bytes.indexOf(0xc3) + 1
    const { baseUrl } = await listen((_request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.write(bytes.subarray(0, middle))
      setTimeout(() => response.end(bytes.subarray(middle)), 20)
    })
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      value: { label: 'Münzen' },
    })
  })

  it('a call to a URL without a server ends with a network error', async () => {
    const { baseUrl } = await listen(() => undefined)
    const closed = servers.pop()
    await new Promise((resolve) => closed?.server.close(resolve))
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'network' },
    })
  })

  it('a call ends with a network error if its connection is reset; a read is sent once more before that', async () => {
    const { baseUrl, hits } = await listen((request) => request.socket.resetAndDestroy())
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'network' },
    })
    expect(hits()).toBe(2)
  })

  it('a call whose response is cut off ends with a network error', async () => {
    const { baseUrl, hits } = await listen((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' })
      response.write('{"id":7,')
      setTimeout(() => request.socket.destroy(), 10)
    })
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'network' },
    })
    expect(hits()).toBe(2)
  })

  it('a write without an idempotency key is never sent twice, even if the connection fails', async () => {
    const { baseUrl, hits } = await listen((request) => request.socket.resetAndDestroy())
    await clientOf(baseUrl).parcels.seal({ params: { id: 7 } })
    expect(hits()).toBe(1)
  })

  it('if a call that creates a record is sent again after a lost response, its result is the second response', async () => {
    const records = new Map<string, number>()
    const { baseUrl, hits } = await listen((request, response) => {
      const key = String(request.headers['idempotency-key'])
      const isFirst = !records.has(key)
      records.set(key, records.get(key) ?? records.size + 1)
      if (isFirst) request.socket.destroy()
      else response.end(JSON.stringify({ id: records.get(key) }))
    })
    const created = await clientOf(baseUrl).parcels.create({ body: draft }, { idempotencyKey: 'draft-1' })
    expect([created, records.size, hits()]).toEqual([{ ok: true, value: { id: 1 } }, 1, 2])
  })

  it.each([
    ['nothing comes after the connection', false],
    ['the body stalls after the headers', true],
  ])('a call ends at its time limit if %s', async (_title, withHeaders) => {
    const { baseUrl } = await listen((_request, response) => {
      if (!withHeaders) return
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"id":')
    })
    const started = performance.now()
    expect(await clientOf(baseUrl, 150).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'timeout' },
    })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('an aborted call closes its connection', async () => {
    const given = new AbortController()
    const closed = Promise.withResolvers<boolean>()
    const { baseUrl } = await listen((request) => {
      request.socket.on('close', () => closed.resolve(true))
      given.abort()
    })
    const result = await clientOf(baseUrl).parcels.get({ params: { id: 7 } }, { signal: given.signal })
    expect([result, await closed.promise]).toMatchObject([{ error: { kind: 'aborted' } }, true])
  })

  it('reading a response stops at the size limit', async () => {
    const closed = Promise.withResolvers<boolean>()
    const { baseUrl } = await listen((request, response) => {
      request.socket.on('close', () => closed.resolve(true))
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const chunk = Buffer.alloc(1024 * 1024, 'x')
      const pour = (): void => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', pour)
      pour()
    })
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'malformed', reason: 'size' },
    })
    expect(await closed.promise).toBe(true)
  })

  it('a response with a page of HTML in place of data is malformed', async () => {
    const { baseUrl } = await listen((_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<html><!-- ${parcel} --></html>`)
    })
    expect(await clientOf(baseUrl).parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'malformed', reason: 'json' },
    })
  })
})
