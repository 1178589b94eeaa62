import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { chooseBanknotesAt, field, OPEN, openDeposit, pressKeys, scan } from './deposit-parts'

const STREAMS = 300
/** Number of key streams after which the list of bags is cleared, because the list of a real shop is not longer. */
const STREAMS_OF_A_LIST = 15
/** Milliseconds between two key presses of a person. */
const PERSON = 80

const code = fc.stringMatching(/^[0-9A-Z]{3}-[0-9]{5,9}$|^[0-9]{8,12}$/)
const end = fc.constantFrom('Enter' as const, 'Tab' as const)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('scan' as const), code, end }) },
  // The same code is read again, possibly with a prefix that some scanners send.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('again' as const), prefix: fc.constantFrom('', ']C1'), end }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('half' as const),
      text: fc.stringMatching(/^[0-9]{4,6}$/),
      end,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('amount' as const),
      text: fc
        .tuple(fc.integer({ min: 5, max: 9_999 }), fc.constantFrom('', ',5', ',25'))
        .map((all) => all.join('')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const) }) },
)
const stream = fc.array(event, { minLength: 2, maxLength: 8 })

const inputOf = (name: string): HTMLInputElement => {
  const input = field(name).element()
  if (input instanceof HTMLInputElement) return input
  throw new Error(`${name} is no field`)
}
const cents = (amount: string): number => {
  const [whole = '', decimals = ''] = amount.replace(/[^\d,]/g, '').split(',')
  return Number(`${whole}${decimals.padEnd(2, '0')}`)
}
/** The bags on the list, each with its code and its amount in hundredths. */
const bagsOnPage = () =>
  page
    .getByRole('rowheader')
    .elements()
    .filter((cell) => cell.closest('tbody') !== null)
    .map((cell) => ({
      code: (cell.textContent ?? '').replace(/Banknotes$/, ''),
      amount: cents(cell.nextElementSibling?.textContent ?? ''),
    }))
const FORGET = 'Forget the code '
/** The codes of the bags on the list, and the codes that wait for the next bags. */
const keptCodes = (): readonly string[] => {
  const waiting = page.getByRole('button', { name: new RegExp(`^${FORGET}`) }).elements()
  return [
    ...bagsOnPage().map((bag) => bag.code),
    ...waiting.map((button) => (button.getAttribute('aria-label') ?? '').replace(FORGET, '')),
  ]
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a hand scanner and a person at the counter', () => {
  it('[DPS-50] [DPS-51] no sequence of scanned codes, partial codes and typed text loses a bag or adds an amount that was not typed', async () => {
    await openDeposit(OPEN)
    const codes = new Set<string>()
    const amounts = new Set<number>()
    const read = (text: string, last: 'Enter' | 'Tab') => {
      codes.add(text)
      scan(text, last)
    }
    let booked = 0
    for (const [at, events] of fc.sample(stream, { seed: 20_261_128, numRuns: STREAMS }).entries()) {
      for (const one of events) {
        if (one.kind === 'scan') read(one.code, one.end)
        if (one.kind === 'again') {
          const known = [...codes].at(-1)
          if (known !== undefined) read(`${one.prefix}${known}`, one.end)
        }
        // The page can't know that a scanned code is incomplete. It may add the incomplete code to the list of codes,
        // but must never read it as an amount.
        if (one.kind === 'half') read(one.text, one.end)
        if (one.kind === 'elsewhere' && document.activeElement instanceof HTMLElement)
          document.activeElement.blur()
        if (one.kind === 'amount') {
          amounts.add(cents(one.text))
          inputOf('Amount').select()
          pressKeys([...one.text, 'Enter'], PERSON)
        }
        await settled()
      }
      const [bags, kept, current] = [bagsOnPage(), keptCodes(), inputOf('Bag code').value]
      const told = JSON.stringify({ at, events, bags, kept, current })
      expect(new Set(kept).size, told).toBe(kept.length)
      expect(new Set([...kept, current].filter((each) => each !== '')), told).toEqual(codes)
      for (const { amount } of bags) expect(amounts, told).toContain(amount)
      const typed = cents(inputOf('Amount').value)
      if (typed !== 0) expect(amounts, told).toContain(typed)
      if ((at + 1) % STREAMS_OF_A_LIST !== 0) continue
      booked += bags.length
      codes.clear()
      amounts.clear()
      // The test clicks the element itself, because a notice about a repeated code may cover the button.
      const clear = page.getByRole('button', { name: 'Clear all' }).element()
      if (clear instanceof HTMLElement) clear.click()
      await expect.element(field('Bag code')).toHaveValue('')
      await chooseBanknotesAt(OPEN)
    }
    expect(booked).toBeGreaterThan(STREAMS)
  }, 300_000)
})
