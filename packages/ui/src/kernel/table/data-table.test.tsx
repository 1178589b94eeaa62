import { composeStories } from '@storybook/react-vite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import { untilRendered } from '../../../test/until-rendered'
import * as stories from './data-table.stories'
import { renderedRows, rowAt, rowOffsets, spanInSight, WHOLE_TABLE_LIMIT } from './row-window'

const { BesideFilters, Long, Phone } = composeStories(stories)
const rowsOf = (count: number) => given(Long.args.rows).slice(0, count)

const rendered = () => [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')]
const isInSight = (element: Element | undefined) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > 0 && top < innerHeight
}

/** Expects the visible rows to follow each other without gaps. */
const expectRowsInSight = () => {
  const shown = rendered().filter(isInSight)
  expect(shown.length).toBeGreaterThan(3)
  const places = shown.map((row) => Number(row.getAttribute('aria-rowindex')))
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
}

describe('a table as cards', () => {
  const head = () => given(document.querySelector('thead') ?? undefined)
  const sorts = () => [...document.querySelectorAll('thead th button')]

  it('a table whose rows are cards shows every sort button', async () => {
    await renderIn('en', <BesideFilters />)
    await document.fonts.ready
    expect(sorts().length).toBeGreaterThan(5)
    const { right } = head().getBoundingClientRect()
    for (const sort of sorts()) expect(sort.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  })

  it('on a phone, a table whose rows are cards has a line of sort buttons that can be scrolled and fades at its end', async () => {
    await renderIn('en', <Phone />)
    expect(getComputedStyle(head(), '::after').backgroundImage).toContain('gradient')
    head().scrollTo({ left: head().scrollWidth })
    await untilRendered()
    // When the line is scrolled to its end, the last sort button is fully visible.
    const { right } = head().getBoundingClientRect()
    expect(given(sorts().at(-1)).getBoundingClientRect().right).toBeLessThanOrEqual(right - 24)
  })
})

describe('a long table', () => {
  it('a table with no more rows than the limit for complete rendering contains all its rows, without `aria-rowindex`', async () => {
    await renderIn('en', <Long rows={rowsOf(WHOLE_TABLE_LIMIT)} />)
    expect(rendered()).toHaveLength(WHOLE_TABLE_LIMIT)
    expect(document.querySelector('[aria-rowcount], [aria-rowindex]')).toBeNull()
  })

  it('a long table contains only the rows near the viewport, each with its position in the table', async () => {
    const screen = await renderIn('en', <Long />)
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    expect(rendered().length).toBeLessThan(60)
    expectRowsInSight()
    for (const part of [0.2, 0.7, 0.5, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * part)
      await untilRendered()
      expectRowsInSight()
      expect(rendered().length).toBeLessThan(80)
    }
    const last = screen.getByRole('row', { name: /R2000/ })
    await expect.element(last).toHaveAttribute('aria-rowindex', '2001')
    expect(isInSight(last.element())).toBe(true)
    scrollTo(0, 0)
    await untilRendered()
    expect(rendered()[0]?.dataset['rowId']).toBe('R1')
    expectRowsInSight()
  })

  it('a long table keeps the focus when the focused row is scrolled away, and Tab continues from that row', async () => {
    const screen = await renderIn('en', <Long rows={rowsOf(500)} />)
    const second = screen.getByRole('button', { name: 'Details of order R2', exact: true })
    second.element().focus()
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await untilRendered()
    await expect.element(second).toHaveFocus()
    await userEvent.tab()
    await expect
      .element(screen.getByRole('button', { name: 'Details of order R3', exact: true }))
      .toHaveFocus()
    await untilRendered()
    expectRowsInSight()
  })

  it('Tab and Shift with Tab lead through a long table row by row, from either end', async () => {
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
      await untilRendered()
    }
    expect(reached).toEqual(rowsOf(70).map(({ id }) => `Details of order ${id}`))
    screen.getByRole('button', { name: 'After' }).element().focus()
    await userEvent.tab({ shift: true })
    await expect.element(screen.getByRole('button', { name: 'Details of order R70' })).toHaveFocus()
  })

  it('a long table is printed completely, unless a dialog covers it', async () => {
    await renderIn('en', <Long rows={rowsOf(300)} />)
    dispatchEvent(new Event('beforeprint'))
    expect(rendered()).toHaveLength(300)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => rendered().length).toBeLessThan(60)
    document.querySelector('table')?.parentElement?.setAttribute('inert', '')
    dispatchEvent(new Event('beforeprint'))
    expect(rendered().length).toBeLessThan(60)
  })

  it('a long table sorts all of its rows', async () => {
    const screen = await renderIn('en', <Long rows={rowsOf(700)} />)
    await screen.getByRole('button', { name: 'Amount' }).click()
    const heading = screen.getByRole('columnheader', { name: 'Amount' })
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => rendered()[0]?.dataset['rowId']).toBe('R700')
    await screen.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => rendered()[0]?.dataset['rowId']).toBe('R1')
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
    await screen.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => rendered()[0]?.dataset['rowId']).toBe('R700')
  })
})

describe('the rendered part of a long table', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 300 })
  const offsetsOf = (sizes: readonly number[]) =>
    rowOffsets(
      sizes.map((_, index) => String(index)),
      (id) => sizes[Number(id)] ?? 0,
    )

  it('in a long table, `rowAt` finds the row at an offset in pixels', () => {
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

  it('the rendered rows of a long table fill the viewport, and stay the same until the table is scrolled', () => {
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

  it('the rendered rows of a long table include the first and the last row and the neighbours of the focused row, each once and in order', () => {
    expect(renderedRows(100, { start: 40, end: 43 }, 41)).toEqual([0, 40, 41, 42, 99])
    expect(renderedRows(100, { start: 0, end: 0 }, 99)).toEqual([0, 98, 99])
    expect(renderedRows(1, { start: 0, end: 1 }, 0)).toEqual([0])
    expect(renderedRows(0, { start: 0, end: 1 }, -1)).toEqual([])
  })
})
