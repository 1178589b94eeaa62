import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import { OrdersSheet } from './orders-sheet'
import * as stories from './orders-sheet.stories'

const { NothingToday, OfSeveralPoints, Sheet } = composeStories(stories)

const paper = () => document.querySelector('[data-printed]')

it('the printed list of orders names the point and the day, and has a row for each order of today and of the days to come', async () => {
  await renderIn('en', <Sheet />)
  expect(paper()?.querySelector('header')?.textContent).toMatch(
    /Gran Vía 12.*Monday, 23 November 2026.*10:30/,
  )
  const orders = [...(paper()?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)
  expect(orders).toEqual([
    expect.stringMatching(/Mon 23 Nov10:30Pickup48211On the way18\.450,00 €920,40 £/),
    expect.stringMatching(/16:00–18:00Delivery48230Prepared3\.000,00 €/),
    expect.stringMatching(/Tue 24 Nov09:00–11:00Pickup48244/),
    expect.stringMatching(/Wed 25 Nov13:20–14:20Technical assistance48251Planned/),
    expect.stringMatching(/No day yet–Supply of material48260/),
  ])
})

it('the printed list of orders names the point of each order if the orders are of several points', async () => {
  await renderIn('en', <OfSeveralPoints />)
  expect(paper()?.querySelector('header')?.textContent).toMatch(/All my points.*2 points/)
  expect(paper()?.querySelector('thead')?.textContent).toMatch(/Time.*Point.*Type/)
  const orders = [...(paper()?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)
  expect(orders[0]).toMatch(/10:30Gran Vía 12Pickup48211/)
  expect(orders[1]).toMatch(/16:00–18:00Casco ViejoDelivery48230/)
})

it('the printed list of orders keeps the orders of a day together, so that a second page begins with a new day', async () => {
  await renderIn('en', <Sheet />)
  const [, ofDaysToCome] = paper()?.querySelectorAll('table') ?? []
  const days = [...(ofDaysToCome?.tBodies ?? [])].map((day) => day.textContent)
  expect(days).toEqual([
    expect.stringMatching(/^Tue 24 Nov/),
    expect.stringMatching(/^Wed 25 Nov/),
    expect.stringMatching(/^No day yet/),
  ])
})

it('the printed list of orders has no headers of columns for a day without orders', async () => {
  await renderIn('en', <NothingToday />)
  const [today, next] = paper()?.querySelectorAll('table') ?? []
  expect(today?.textContent).toBe('Today, Mon 23 Nov no orders')
  expect(next?.tHead).not.toBeNull()
})

it('the printed list of orders is invisible on the screen', async () => {
  await renderIn('en', <OrdersSheet {...stories.default.args} />)
  expect(paper()?.checkVisibility()).toBe(false)
})
