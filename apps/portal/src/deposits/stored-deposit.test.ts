import { describe, expect, it } from 'vitest'
import { storageWith } from '../testing/storage'
import { claimDeposit, MAX_DEPOSIT_AGE_MS, type StoredDeposit } from './stored-deposit'

const now = Date.parse('2026-11-21T09:30:05Z')
const deposit = (typedAt = now): StoredDeposit => ({
  version: 1,
  typedAt,
  draft: {
    accountDate: '',
    currencyCode: 'EUR',
    totalAmount: '',
    barcode: 'B-1',
    comments: '',
  },
  bags: [],
  scanned: [],
  isBooking: false,
  earlier: [],
})

/** A simulated browser. A name that a page has claimed there stays claimed until the page is closed. */
const browser = (entries: Readonly<Record<string, string>> = {}) => {
  const storage = storageWith(entries)
  const held = new Set<string>()
  let ids = 0
  const openPage = async (tab = storageWith(), owner = '7') => {
    const mine: string[] = []
    const stored = await claimDeposit({
      storage,
      tab,
      owner,
      now: () => now,
      newId: () => {
        ids += 1
        return `new-${ids}`
      },
      claim: async (name) => {
        if (held.has(name)) return false
        held.add(name)
        mine.push(name)
        return true
      },
    })
    return {
      stored,
      tab,
      close: () => {
        for (const name of mine) held.delete(name)
      },
    }
  }
  return { storage, openPage }
}

describe('the deposit of a page', () => {
  it('[DPS-31] an unfinished deposit is restored on the page of deposits after a reload, and after its tab was closed', async () => {
    const { openPage } = browser()
    const first = await openPage()
    first.stored.write(deposit())
    first.close()
    const reloaded = await openPage(first.tab)
    expect(reloaded.stored.read()).toEqual(deposit())
    reloaded.close()
    expect((await openPage()).stored.read()).toEqual(deposit())
  })

  it('[DPS-31] an unfinished deposit is restored on only one page at a time, and only for the user who began it', async () => {
    const { openPage } = browser()
    const first = await openPage()
    first.stored.write(deposit())
    expect((await openPage()).stored.read()).toBeUndefined()
    first.close()
    expect((await openPage(storageWith(), '8')).stored.read()).toBeUndefined()
  })

  it('[DPS-31] a page continues the unfinished deposit of its own tab, and not a deposit of a closed tab', async () => {
    const { openPage } = browser()
    const [one, other] = [await openPage(), await openPage()]
    one.stored.write(deposit())
    other.stored.write({ ...deposit(), typedAt: now - 1 })
    one.close()
    other.close()
    expect((await openPage(other.tab)).stored.read()?.typedAt).toBe(now - 1)
  })

  it('[DPS-40] an unfinished deposit is deleted if it is too old to be booked, or if it can’t be read', async () => {
    const key = (id: string) => `remesa.deposit.7.${id}`
    const { storage, openPage } = browser({
      [key('old')]: JSON.stringify(deposit(now - MAX_DEPOSIT_AGE_MS - 1)),
      [key('broken')]: '{',
      [key('edge')]: JSON.stringify(deposit(now - MAX_DEPOSIT_AGE_MS)),
    })
    expect((await openPage()).stored.read()?.typedAt).toBe(now - MAX_DEPOSIT_AGE_MS)
    expect([...storage.stored.keys()]).toEqual([key('edge')])
  })
})
