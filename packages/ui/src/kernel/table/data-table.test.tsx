import { composeStories } from '@storybook/react-vite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './data-table.stories'
import { drawnRows, rowAt, rowOffsets, spanInSight, WHOLE_TABLE_LIMIT } from './row-window'

const { BesideFilters, Long, Phone } = composeStories(stories)
const rowsOf = (count: number) => given(Long.args.rows).slice(0, count)

const drawn = () => [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')]
const isInSight = (element: Element | undefined) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > 0 && top < innerHeight
}
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** No gap can be seen: from the first row in sight to the last, each one follows the other. */
const expectRowsInSight = () => {
  const shown = drawn().filter(isInSight)
  expect(shown.length).toBeGreaterThan(3)
  const places = shown.map((row) => Number(row.getAttribute('aria-rowindex')))
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
}

describe('a table as cards', () => {
  const head = () => given(document.querySelector('thead') ?? undefined)
  const sorts = () => [...document.querySelectorAll('thead th button')]

  it('shows everything that it can be sorted by', async () => {
    await renderIn('en', <BesideFilters />)
    await document.fonts.ready
    expect(sorts().length).toBeGreaterThan(5)
    const { right } = head().getBoundingClientRect()
    for (const sort of sorts()) expect(sort.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  })

  it('fades its line of sorts at the end on a phone, where the line scrolls', async () => {
    await renderIn('en', <Phone />)
    expect(getComputedStyle(head(), '::after').backgroundImage).toContain('gradient')
    head().scrollTo({ left: head().scrollWidth })
    await settled()
    // Scrolled to its end, the last one stands clear of it.
    const { right } = head().getBoundingClientRect()
    expect(given(sorts().at(-1)).getBoundingClientRect().right).toBeLessThanOrEqual(right - 24)
  })
})

describe('a long table', () => {
  it('is drawn whole up to a limit, without row numbers', async () => {
    await renderIn('en', <Long rows={rowsOf(WHOLE_TABLE_LIMIT)} />)
    expect(drawn()).toHaveLength(WHOLE_TABLE_LIMIT)
    expect(document.querySelector('[aria-rowcount], [aria-rowindex]')).toBeNull()
  })

  it('contains only the rows near the viewport, with their positions', async () => {
    const screen = await renderIn('en', <Long />)
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    expect(drawn().length).toBeLessThan(60)
    expectRowsInSight()
    for (const part of [0.2, 0.7, 0.5, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * part)
      await settled()
      expectRowsInSight()
      expect(drawn().length).toBeLessThan(80)
    }
    const last = screen.getByRole('row', { name: /R2000/ })
    await expect.element(last).toHaveAttribute('aria-rowindex', '2001')
    expect(isInSight(last.element())).toBe(true)
    scrollTo(0, 0)
    await settled()
    expect(drawn()[0]?.dataset['rowId']).toBe('R1')
    expectRowsInSight()
  })

  it('keeps the focus when its row is scrolled away, and continues from it', async () => {
    const screen = await renderIn('en', <Long rows={rowsOf(500)} />)
    const second = screen.getByRole('button', { name: 'Details of order R2', exact: true })
    second.element().focus()
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await settled()
    await expect.element(second).toHaveFocus()
    await userEvent.tab()
    await expect
      .element(screen.getByRole('button', { name: 'Details of order R3', exact: true }))
      .toHaveFocus()
    await settled()
    expectRowsInSight()
  })

  it('can be tabbed through row by row, from both sides', async () => {
    const screen = await renderIn(
      'en',
      <>
        <Long rows={rowsOf(70)} />
        <button type="button">After</button>
      </>,
    )
    screen.getByRole('button', { name: 'Amount' }).element().focus()
    const reached: string[] = []
    for (let step = 0; step < 70; step += 1) {
      await userEvent.tab()
      reached.push(document.activeElement?.getAttribute('aria-label') ?? '')
      await settled()
    }
    expect(reached).toEqual(rowsOf(70).map(({ id }) => `Details of order ${id}`))
    screen.getByRole('button', { name: 'After' }).element().focus()
    await userEvent.tab({ shift: true })
    await expect.element(screen.getByRole('button', { name: 'Details of order R70' })).toHaveFocus()
  })

  it('is printed whole, unless a dialog covers it', async () => {
    await renderIn('en', <Long rows={rowsOf(300)} />)
    dispatchEvent(new Event('beforeprint'))
    expect(drawn()).toHaveLength(300)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => drawn().length).toBeLessThan(60)
    document.querySelector('table')?.parentElement?.setAttribute('inert', '')
    dispatchEvent(new Event('beforeprint'))
    expect(drawn().length).toBeLessThan(60)
  })

  it('sorts all of its rows', async () => {
    const screen = await renderIn('en', <Long rows={rowsOf(700)} />)
    await screen.getByRole('button', { name: 'Amount' }).click()
    const heading = screen.getByRole('columnheader', { name: 'Amount' })
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => drawn()[0]?.dataset['rowId']).toBe('R700')
    await screen.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => drawn()[0]?.dataset['rowId']).toBe('R1')
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
    await screen.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => drawn()[0]?.dataset['rowId']).toBe('R700')
  })
})

describe('the drawn part of a long table', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 300 })
  const offsetsOf = (sizes: readonly number[]) =>
    rowOffsets(
      sizes.map((_, index) => String(index)),
      (id) => sizes[Number(id)] ?? 0,
    )

  it('finds the row at an offset', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -500, max: 130_000 }), (sizes, height) => {
        const offsets = offsetsOf(sizes)
        const at = rowAt(offsets, height)
        const clamped = Math.max(0, Math.min(height, (offsets.at(-1) ?? 0) - 1))
        expect(offsets[at]).toBeLessThanOrEqual(clamped)
        expect(offsets[at + 1]).toBeGreaterThan(clamped)
      }),
    )
  })

  it('covers the viewport, and is stable', () => {
    fc.assert(
      fc.property(heights, fc.array(fc.integer({ min: -2_000, max: 120_000 })), (sizes, tops) => {
        const offsets = offsetsOf(sizes)
        const whole = offsets.at(-1) ?? 0
        let span = { start: 0, end: 1 }
        for (const top of tops) {
          const sight = { top, bottom: top + 800 }
          span = spanInSight(offsets, sight, span)
          expect(spanInSight(offsets, sight, span)).toBe(span)
          if (sight.bottom <= 0 || sight.top >= whole) continue
          expect(offsets[span.start]).toBeLessThanOrEqual(Math.max(0, top))
          expect(offsets[span.end]).toBeGreaterThanOrEqual(Math.min(whole, sight.bottom))
        }
      }),
    )
  })

  it('includes both ends and the neighbours of the focus, each once and in order', () => {
    expect(drawnRows(100, { start: 40, end: 43 }, 41)).toEqual([0, 40, 41, 42, 99])
    expect(drawnRows(100, { start: 0, end: 0 }, 99)).toEqual([0, 98, 99])
    expect(drawnRows(1, { start: 0, end: 1 }, 0)).toEqual([0])
    expect(drawnRows(0, { start: 0, end: 1 }, -1)).toEqual([])
  })
})
