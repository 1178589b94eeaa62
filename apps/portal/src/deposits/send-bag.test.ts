import type { ApiError } from '@remesa/api-client'
import {
  changeDepositDraft,
  type DepositBag,
  type DepositTransaction,
  emptyDepositDraft,
  settleBag,
} from '@remesa/domain/deposits'
import { depositConfigWith, depositPointWith } from '@remesa/domain/deposits/testing'
import { err, ok, type Result } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedValue } from '../kernel/storage'
import { writeFailure } from '../kernel/write'
import { storageWith } from '../testing/storage'
import { bagOutcome } from './bag-outcome'
import { createDepositStore } from './deposit-store'
import { sendBag } from './send-bag'
import { StoredDeposit } from './stored-deposit'

const lost: ApiError = { kind: 'network', endpoint: 'deposits.create', requestId: null }
const rejected = (status: number, code: 'not-found' | 'session-id-reused'): ApiError => ({
  kind: 'rejected',
  endpoint: 'deposits.create',
  requestId: null,
  status,
  code,
  message: null,
  issues: [],
})
const user = { email: 'ana@ebro.example', username: 'ana' }
const start = new Date('2026-11-21T09:30:05.400+01:00').getTime()
const commodity = { code: '1', description: 'Bills', commodityTypeCode: '1' }

/**
 * The course of a call: the back end responds, the call is lost (`lost-there`), its response is lost (`lost-back`),
 * or the back end refuses the call. For `gone-there` and `gone-back`, the user also closes the page.
 */
type Fate = 'answered' | 'lost-there' | 'lost-back' | 'refused' | 'gone-there' | 'gone-back'

/** A browser with one stored deposit, and a back end that stores each session id only once. */
const counter = ({ taken = [] }: { readonly taken?: readonly string[] } = {}) => {
  let clock = start
  const now = () => new Date(clock)
  const facts = () => ({
    points: [depositPointWith({ currencies: [{ id: 978, code: 'EUR', symbol: '€' }] })],
    config: depositConfigWith(),
    now: now(),
    timeZone: 'Europe/Madrid',
  })
  const stored = storedValue<StoredDeposit>(storageWith(), 'remesa.deposit.1.a', StoredDeposit)
  const open = () => createDepositStore(stored, facts(), () => clock)
  const booked = new Map<string, string>(taken.map((id) => [id, 'another deposit']))
  const sent: { readonly body: DepositTransaction; readonly key: string | undefined }[] = []
  const receive = (body: DepositTransaction): Result<unknown, ApiError> => {
    const content = JSON.stringify(body)
    const before = booked.get(body.sessionId) ?? content
    if (before !== content) return err(rejected(422, 'session-id-reused'))
    booked.set(body.sessionId, content)
    return ok({})
  }
  let store = open()
  const wait = async (milliseconds: number) => {
    clock += Math.max(0, milliseconds)
  }
  return {
    booked,
    sent,
    store: () => store,
    reload: () => {
      store = open()
    },
    add: (barcode: string) => {
      const draft = changeDepositDraft(
        emptyDepositDraft(facts()),
        { barcode, commodity, totalAmount: '123,45' },
        facts(),
      )
      const bag: DepositBag = { id: barcode, draft, state: 'waiting', isUncertain: false }
      store.set({ bags: [...store.state.get().bags, bag] })
    },
    send: async (id: string, fate: Fate) => {
      const current = store
      const answer = await sendBag(
        id,
        { idempotencyKey: 'random', refusalShownBy: 'caller' },
        {
          store: current,
          facts: facts(),
          user,
          now,
          wait,
          create: async ({ body }, { idempotencyKey: key }) => {
            sent.push({ body, key })
            if (fate === 'refused') return err(rejected(404, 'not-found'))
            if (fate === 'lost-there' || fate === 'gone-there') return err(lost)
            const received = receive(body)
            return fate === 'answered' ? received : err(lost)
          },
        },
      )
      if (fate === 'gone-there' || fate === 'gone-back') {
        store = open()
        return
      }
      const failure = answer.ok ? undefined : writeFailure(answer.error)
      current.setBag(id, (bag) => settleBag(bag, bagOutcome(failure)))
    },
  }
}

describe('a bag that is sent', () => {
  it('[DPS-31] [DPS-32] a bag is sent with its session id as idempotency key, and the body stays the same after a lost response and a reload', async () => {
    const page = counter()
    page.add('B-1')
    await page.send('B-1', 'lost-back')
    page.reload()
    expect(page.store().bag('B-1')).toMatchObject({ state: 'unknown', isUncertain: true })
    await page.send('B-1', 'answered')
    const [first, second] = page.sent
    expect(first?.key).toBe('20261121093005DEV-1CASHIN')
    expect(second).toEqual(first)
    expect(page.booked.size).toBe(1)
    expect(page.store().bag('B-1')?.state).toBe('booked')
  })

  it('[DPS-43] the session ids of all bags of a list have different seconds', async () => {
    const page = counter()
    for (const code of ['B-1', 'B-2', 'B-3']) page.add(code)
    for (const code of ['B-1', 'B-2', 'B-3']) await page.send(code, 'answered')
    expect([...page.booked.keys()]).toEqual([
      '20261121093005DEV-1CASHIN',
      '20261121093006DEV-1CASHIN',
      '20261121093007DEV-1CASHIN',
    ])
  })

  it('[DPS-43] a bag gets a session id with the next second if another deposit of the same device has its session id', async () => {
    const page = counter({ taken: ['20261121093005DEV-1CASHIN'] })
    page.add('B-1')
    await page.send('B-1', 'answered')
    expect([...page.booked.keys()].at(-1)).toBe('20261121093006DEV-1CASHIN')
    expect(page.booked.get('20261121093005DEV-1CASHIN')).toBe('another deposit')
  })

  it('[DPS-45] [DPS-46] a bag whose response was lost keeps its session id and its unknown state if a deposit has this session id, because that deposit may be the bag', async () => {
    const page = counter({ taken: ['20261121093005DEV-1CASHIN'] })
    page.add('B-1')
    await page.send('B-1', 'lost-there')
    await page.send('B-1', 'answered')
    expect(page.store().bag('B-1')).toMatchObject({ state: 'unknown', isUncertain: true })
    expect(page.booked.size).toBe(1)
  })

  it('[DPS-31] [DPS-45] a bag is booked only once, even if requests are lost or refused, responses are lost, or the page is reloaded', async () => {
    const fates = fc.constantFrom<Fate>(
      'answered',
      'lost-there',
      'lost-back',
      'refused',
      'gone-there',
      'gone-back',
    )
    const codes = ['B-1', 'B-2', 'B-3']
    const steps = fc.array(fc.tuple(fc.constantFrom(...codes), fates, fc.boolean()), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const page = counter()
        for (const code of codes) page.add(code)
        for (const [code, fate, isReloaded] of taken) {
          const before = page.store().bag(code)
          if (before?.state !== 'booked') await page.send(code, fate)
          if (isReloaded) page.reload()
        }
        for (const code of codes)
          if (page.store().bag(code)?.state !== 'booked') await page.send(code, 'answered')
        const stored = [...page.booked.values()].map((content) =>
          codes.filter((code) => content.includes(`"barCode":"${code}"`)),
        )
        expect(stored.flat().toSorted()).toEqual(codes)
        expect(
          page
            .store()
            .state.get()
            .bags.map(({ state }) => state),
        ).toEqual(codes.map(() => 'booked'))
      }),
      { numRuns: 200 },
    )
  })

  it('[DPS-39] a bag that is no longer on the list is not sent', async () => {
    const page = counter()
    await page.send('B-9', 'answered')
    expect(page.sent).toEqual([])
  })
})
