import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { stopServer } from './stop-server'

const requests = 50

/**
 * A program that sends requests on separate connections. It prints when all are connected, and later how many responses
 * it has received.
 */
const client = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  let open = 0
  const answers = Array.from({ length: workerData.requests }, () => new Promise((resolve) => {
    let text = ''
    const socket = connect(workerData.port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n')
      open += 1
      if (open === workerData.requests) parentPort.postMessage('connected')
    })
    socket.on('data', (part) => { text += part })
    socket.on('error', () => resolve(''))
    socket.on('close', () => resolve(text))
  }))
  Promise.all(answers).then((texts) =>
    parentPort.postMessage(texts.filter((text) => text.startsWith('HTTP/1.1 200')).length))
`

/** Blocks this thread for a time. */
const blockFor = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it('a busy server that is stopped responds to every request on connections that were opened before the stop', async () => {
  const server = createServer((_request, response) => {
    blockFor(30)
    response.end('ok')
  })
  server.listen(0, '127.0.0.1', 2 * requests)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const worker = new Worker(client, { eval: true, workerData: { port, requests } })
  await once(worker, 'message')
  const answered = once(worker, 'message')
  await stopServer(server, 20_000)
  expect(await answered).toEqual([requests])
  expect(server.listening).toBe(false)
})

it('a server that is stopped closes connections with endless requests after the grace period', async () => {
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const worker = new Worker(client, { eval: true, workerData: { port, requests: 1 } })
  await once(worker, 'message')
  const answered = once(worker, 'message')
  await stopServer(server, 100)
  expect(await answered).toEqual([0])
})
