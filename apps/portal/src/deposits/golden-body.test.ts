import { contract, createClient } from '@remesa/api-client'
import { changeDepositDraft, emptyDepositDraft } from '@remesa/domain/deposits'
import {
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith,
  depositUser,
} from '@remesa/domain/deposits/testing'
import { expect, it } from 'vitest'
import { storedValue } from '../kernel/storage'
import { storageWith } from '../testing/storage'
import { createDepositStore } from './deposit-store'
import { sendBag } from './send-bag'
import { StoredDeposit } from './stored-deposit'

/** The request body of the specification, as text. */
const golden =
  '{"contextInformation":{"countryId":"ES","timeZone":"Europe/Madrid",' +
  '"transactionTimestamp":{"date":"21/11/2026","time":"09:30:05"},"accountTimestamp":{"date":"20/11/2026","time":"09:30:05"},' +
  '"device":{"type":"ACCEPTOR","deviceId":"DEV-1"},' +
  '"client":{"customerName":"Bazar Norte","clientId":"SC-1","subClientId":"SC-2","servicePointId":"SC-3","userName":"operator@bazar.example","cashCenter":"D-01"}},' +
  '"sessionId":"20261121093005DEV-1CASHIN","channel":"Counter","extraData":{"OBSERVATIONS":""},' +
  '"transactions":[{"type":"CASHIN","total":{"currency":"EUR","value":12345},' +
  '"units":[{"box":"DROPSAFE","mix":[{"currency":"EUR","numItems":1,"type":"AGGR","total":12345,"denomination":0,"barCode":"B-77"}]}]}]}'

/** Books the bag of the specification with the real API client, and returns the bytes of the request body. */
const sentBody = async (): Promise<string> => {
  const now = new Date('2026-11-21T09:30:05+01:00')
  const point = depositPointWith({
    clientName: 'Bazar Norte',
    channels: ['Counter', 'Night safe'],
    accountDate: true,
    currencies: depositCurrencyCatalogue.slice(0, 2),
  })
  const facts = { points: [point], config: depositConfigWith(), now, timeZone: 'Europe/Madrid' }
  const draft = changeDepositDraft(
    emptyDepositDraft(facts),
    {
      channelId: point.channels[0]?.id,
      accountDate: '2026-11-20',
      commodity: { code: '28', description: 'Mixed', commodityTypeCode: null },
      totalAmount: '123,45',
      barcode: ' B-77 ',
    },
    facts,
  )
  const stored = storedValue<StoredDeposit>(storageWith(), 'remesa.deposit.1.a', StoredDeposit)
  createDepositStore(stored, facts, () => now.getTime()).set({
    bags: [{ id: 'a', draft, state: 'waiting', isUncertain: false }],
  })
  let text = ''
  const { deposits } = createClient(
    {
      baseUrl: 'https://remesa.example',
      getToken: () => 'token',
      fetch: async (input, init) => {
        text = await new Request(input, init).text()
        return Response.json({})
      },
    },
    contract,
  )
  // The values are read from the browser's storage, as after a reload.
  const store = createDepositStore(stored, facts, () => now.getTime())
  const answer = await sendBag(
    'a',
    { idempotencyKey: 'random', refusalShownBy: 'caller' },
    { store, facts, user: depositUser, create: deposits.create, now: () => now, wait: async () => undefined },
  )
  expect(answer.ok).toBe(true)
  return text
}

it('[DPS-30] the page of deposits books a bag with the request body of the specification, byte for byte', async () => {
  expect(await sentBody()).toBe(golden)
})
