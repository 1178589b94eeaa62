import type { OrderRow } from '@remesa/domain/orders'
import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { inkOf } from '../../../test/ink-of'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-tables.stories'

const { AWeekOfOrders, EveryStatus } = composeStories(stories)

const week = given(AWeekOfOrders.args.orders)

const partOf = (whole: Element, selector: string): Element =>
  given(whole.querySelector(selector) ?? undefined)

describe('the layout of the tables of orders', () => {
  it('on a wide page, the name of each table is on the same line as its column headings and does not cover them', async () => {
    await page.viewport(1366, 768)
    const screen = await renderIn('de', <AWeekOfOrders />)
    for (const section of screen.getByRole('region').elements()) {
      const first = inkOf(partOf(section, 'thead [data-col=requested]'))
      const heading = inkOf(partOf(section, 'h2'))
      expect(heading.bottom).toBeGreaterThan(first.top)
      const count = inkOf(partOf(section, 'h2 ~ * [aria-hidden]'))
      expect(Math.max(heading.right, count.right)).toBeLessThan(first.left)
    }
    await page.viewport(1280, 800)
  })

  it.each(['es', 'pt', 'de'] as const)(
    'in the tables of orders, the name of each type of order is on one line (%s)',
    async (language) => {
      await page.viewport(1240, 768)
      const screen = await renderIn(language, <AWeekOfOrders />)
      const kinds = [...screen.container.querySelectorAll('tbody [data-col=type]')]
      expect(kinds.length).toBeGreaterThan(5)
      expect(kinds.filter((kind) => inkOf(kind).height > 24)).toEqual([])
      await page.viewport(1280, 800)
    },
  )

  it('on a phone, the amounts of two currencies are aligned with each other, and the first amount is on the line of the hour', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <AWeekOfOrders />)
    await expect.element(screen.getByRole('table').first()).toBeVisible()
    const amounts = partOf(screen.container, '.r-amounts')
    const [first, second] = [...amounts.children].map(inkOf)
    expect(given(first).right).toBeCloseTo(given(second).right, 0)
    const row = given(amounts.closest('tr') ?? undefined)
    const hours = inkOf(
      given(
        ['completed', 'planned', 'requested']
          .map((column) => partOf(row, `[data-col=${column}]`))
          .find((cell) => cell.checkVisibility()),
      ),
    )
    expect(Math.abs(hours.bottom - given(first).bottom)).toBeLessThan(3)
    await page.viewport(1280, 800)
  })

  it('on a tablet, no row of the tables of orders is higher than two lines', async () => {
    await page.viewport(920, 768)
    const screen = await renderIn('en', <AWeekOfOrders />)
    const rows = screen.getByRole('row').elements()
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => row.getBoundingClientRect().height > 52)).toEqual([])
    await page.viewport(1280, 800)
  })

  it.each([
    ['de', 'of one point beside an open order', EveryStatus, 757],
    ['pt-BR', 'of one point beside an open order', EveryStatus, 757],
  ] as const)('in %s, no status is cut in the orders %s', async (locale, _where, Tables, width) => {
    await page.viewport(width, 768)
    const screen = await renderIn(locale, <Tables orders={given(EveryStatus.args.orders)} />)
    const states = [...screen.container.querySelectorAll('tbody [data-col=status] > span')]
    expect(states.length).toBeGreaterThan(5)
    const cut = states.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
    await page.viewport(1280, 800)
  })

  it.each(['Geldlieferung', 'Materiallieferung'])(
    'next to an open order, the tables of orders do not break %s',
    async (word) => {
      await page.viewport(757, 768)
      const screen = await renderIn('de', <AWeekOfOrders />)
      const names = [...screen.container.querySelectorAll('tbody [data-col=type]')].filter(
        ({ textContent }) => textContent === word,
      )
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => inkOf(name).height > 24)).toEqual([])
      await page.viewport(1280, 800)
    },
  )

  it.each([752, 757, 830, 880, 930, 1000, 1060, 1120, 1180])(
    'at a width of %d px, the tables of orders do not break a word of a type, and do not cut off a number of eight digits',
    async (width) => {
      await page.viewport(width, 768)
      const long = (rows: readonly OrderRow[]) =>
        rows.map((row) => ({ ...row, serviceCode: `400${row.serviceCode}` }))
      const orders = {
        ...week,
        today: long(week.today),
        next: long(week.next),
        previous: long(week.previous),
      }
      const screen = await renderIn('de', <AWeekOfOrders orders={orders} />)
      const kinds = [...screen.container.querySelectorAll('tbody [data-col=type]')]
      expect(kinds.length).toBeGreaterThan(4)
      const linesOf = (kind: Element) => (kind.textContent?.includes(' ') ? 2 : 1)
      expect(kinds.filter((kind) => inkOf(kind).height > 24 * linesOf(kind))).toEqual([])
      const numbers = [...screen.container.querySelectorAll('tbody [data-col=id]')]
      expect(numbers.filter((cell) => inkOf(cell).right > cell.getBoundingClientRect().right)).toEqual([])
      const states = [...screen.container.querySelectorAll('tbody [data-col=status] > span')]
      expect(states.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
      await page.viewport(1280, 800)
    },
  )

  it('all lines on the card of an order begin at the same edge', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <AWeekOfOrders />)
    const [card] = [...screen.container.querySelectorAll('tbody tr')]
    const edges = ['day', 'type', 'status'].map((column) =>
      Math.round(partOf(given(card), `[data-col=${column}]`).getBoundingClientRect().left),
    )
    expect(new Set(edges).size).toBe(1)
    await page.viewport(1280, 800)
  })

  it('in the tables of orders, the icon of a type stays inside its card if the columns do not fit', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <AWeekOfOrders />)
    // The table sets this attribute if its columns are wider than the page.
    for (const table of screen.container.querySelectorAll('[data-density]'))
      table.setAttribute('data-cards', '')
    for (const cell of screen.container.querySelectorAll('tbody [data-col=type]'))
      expect(partOf(cell, 'svg').getBoundingClientRect().left).toBeGreaterThanOrEqual(
        cell.getBoundingClientRect().left,
      )
    await page.viewport(1280, 800)
  })
})
