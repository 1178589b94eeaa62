// This must be imported before any schema, as the README advises for programs that may evaluate code.
import 'zod/compile'
import { Worker } from 'node:worker_threads'
import { createClient } from '../src/client/create-client'
import { contract } from '../src/contract'

const ROWS = 100

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00+01:00`

const rows = Array.from({ length: ROWS }, (_, index) => ({
  serviceId: String(index + 1),
  serviceCode: String(80_000 + index),
  serviceType: String(index % 5),
  isChange: false,
  serviceStatusCode: index % 2 === 0 ? 'DONE' : 'PENDING',
  serviceStatusDescription: 'Finished',
  origin: 'REMESA_PORTAL',
  requestedTime: at(8),
  requestInitialTime: at(10),
  requestFinalTime: at(12),
  plannedInitialTime: at(10),
  plannedFinalTime: at(12),
  realInitialTime: at(10),
  realFinalTime: at(11),
  serviceRateId: null,
  serviceRate: null,
  consignmentStatusCode: '2',
  requestedAmounts: [
    {
      totalAmount: 1_250.5,
      currencyId: '1',
      currencyIsoCode: 'EUR',
      currencySymbol: '€',
      currencyDescription: 'Euro',
      packs: [],
      denominations: [{ denominationId: '7', denominationQuantity: 20 }],
    },
  ],
}))
const page = JSON.stringify({ requestHistorials: { services: rows } })

/** A server in a separate thread, so that only the work of the client is measured. */
const serve = async () => {
  const worker = new Worker(
    `const { createServer } = require('node:http')
    const { parentPort, workerData } = require('node:worker_threads')
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(workerData)
    }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
    { eval: true, workerData: page },
  )
  const port: unknown = await new Promise((resolve) => worker.once('message', resolve))
  return { baseUrl: `http://127.0.0.1:${port}`, close: async () => void (await worker.terminate()) }
}

/** Reading a page of a history, by the client and by hand-written code. */
export const benchCases = async () => {
  const { baseUrl, close } = await serve()
  const api = createClient({ baseUrl, getToken: () => 'token-1', language: 'en' }, contract)
  const params = { countryCode: 'ES', servicePointId: 'PS-0001' }
  const query = { lowerLimitSearch: at(0), upperLimitSearch: at(23) }
  const address = `${baseUrl}/api/sol-customer/ES/v1/request-historial/PS-0001?${new URLSearchParams(query)}`
  const headers = { Accept: 'application/json', Authorization: 'Bearer token-1', 'Accept-Language': 'en' }
  const cases = [
    {
      name: `A page of ${ROWS} orders through the client, held to its schema by \`zod/compile\``,
      subject: async () => {
        const answer = await api.orders.history({ params, query })
        if (!answer.ok) throw new Error(`the client answered ${answer.error.kind}`)
        return answer.value
      },
      baseline: async () => JSON.parse(await (await fetch(address, { headers })).text()),
      baselineName: '`fetch` and `JSON.parse`',
      goal: 1.25,
    },
  ]
  return { cases, close }
}
