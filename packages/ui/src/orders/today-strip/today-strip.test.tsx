import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './today-strip.stories'

const {
  CollectedButOpen,
  Declared,
  FourVisits,
  InHours,
  Loading,
  NothingAtAll,
  NothingToday,
  OnAPhone,
  OneVisit,
  ToDeclare,
  WhatNobodyKnows,
} = composeStories(stories)

describe('the visits of today', () => {
  it('[ORD-144] the visits of today are sorted by their hours, with done visits at the end, and the next visit is marked', async () => {
    const screen = await renderIn('en', <FourVisits />)
    const region = screen.getByRole('region', { name: 'Today', exact: true })
    await expect.element(region).toMatchTextContent(/Mon 23 Nov · 3 visits to come, 1 done/)
    const visits = region.getByRole('row').elements().slice(1)
    expect(visits.map((visit) => visit.querySelector('[data-col=hour]')?.textContent)).toEqual([
      '10:30Next visit',
      ...['11:13–11:43', '16:00–18:00', '08:15'],
    ])
  })

  it.each([
    ['en', OneVisit, /in 43 min/],
    ['en', InHours, /in 1 h 57 min/],
    ['de', InHours, /in 1 Std. 57 Min./],
  ] as const)('the visits of today say how soon the next visit is, in %s', async (locale, Visits, text) => {
    const screen = await renderIn(locale, <Visits />)
    await expect.element(screen.getByRole('row').last()).toMatchTextContent(text)
  })

  it('[ORD-HIS-26 to 33] each visit of today shows its type, state and amount, and its requested and planned hours if they are known', async () => {
    const screen = await renderIn('en', <FourVisits />)
    const textOf = (order: string) => screen.getByRole('row').filter({ hasText: order })
    for (const words of [/Planned/, /Pickup/, /4\.850,00 €/, /To hand over/, /requested 10:00–\u2060?12:00/])
      await expect.element(textOf('48205')).toMatchTextContent(words)
    await expect.element(textOf('48230')).toMatchTextContent(/not planned yet/)
    await expect.element(textOf('48199')).toMatchTextContent(/planned 08:00–\u2060?08:30/)
  })

  it('each visit of today has one action as a button and all other actions in a menu, and a click anywhere on the card opens the details', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <FourVisits onAction={onAction} />)
    await screen.getByRole('button', { name: 'Rate order 48199' }).click()
    expect(onAction).toHaveBeenLastCalledWith('rate', '48199')
    await screen.getByRole('row').filter({ hasText: '48205' }).getByText('4.850,00 €').click()
    expect(onAction).toHaveBeenLastCalledWith('details', '48205')
    await screen.getByRole('button', { name: 'More about order 48205' }).click()
    await screen.getByRole('menuitem', { name: 'Details' }).click()
    expect(onAction).toHaveBeenCalledTimes(3)
  })

  it('[ORD-147] the card of a visit of today has a button to declare values and, once values are declared, a button for the QR code', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <ToDeclare onAction={onAction} />)
    await expect.element(screen.getByText('Values to declare')).toBeVisible()
    await screen.getByRole('button', { name: 'Declare' }).click()
    await screen.redraw(<Declared onAction={onAction} />)
    await screen.getByRole('button', { name: 'QR code' }).click()
    expect(onAction.mock.calls).toEqual([
      ['details', '48205'],
      ['details', '48205'],
    ])
    await expect.element(screen.getByText('Values to declare')).not.toBeInTheDocument()
  })

  it('[ORD-HIS-35] a visit of today can be rated once the crew has been there, even while values for the visit can be declared', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <CollectedButOpen onAction={onAction} />)
    await expect.element(screen.getByRole('button', { name: 'Declare' })).toBeVisible()
    await screen.getByRole('button', { name: 'Rate order 48205' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('rate', '48205')
  })

  it('[ORD-144] if there are no visits today, the next visit on a later day is named', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <NothingToday onAction={onAction} />)
    const region = screen.getByRole('region', { name: 'Today', exact: true })
    await expect.element(region).toMatchTextContent(/No visit today\. Next:Tomorrow Tue 24 Nov, 09:00–11:00/)
    await region.getByRole('button', { name: 'Details of order 48244' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('details', '48244')
  })

  it('[ORD-HIS-49] the section of today’s visits says “No data” if there is no visit today or on a later day', async () => {
    const screen = await renderIn('en', <NothingAtAll />)
    await expect.element(screen.getByRole('region', { name: 'Today' }).getByText('No data')).toBeVisible()
  })

  it('the status of a visit begins a new line if it does not fit next to the hour', async () => {
    await page.viewport(920, 768)
    const screen = await renderIn('de', <FourVisits />)
    const leftOf = (visit: Element, column: string) =>
      visit.querySelector(`[data-col=${column}]`)?.getBoundingClientRect()
    const visits = screen.getByRole('row').elements().slice(1)
    const wrapped = visits.filter(
      (visit) => (leftOf(visit, 'status')?.top ?? 0) >= (leftOf(visit, 'hour')?.bottom ?? 0),
    )
    expect(wrapped.length).toBeGreaterThan(0)
    for (const visit of wrapped) expect(leftOf(visit, 'status')?.left).toBe(leftOf(visit, 'hour')?.left)
    await page.viewport(1280, 800)
  })

  it('on a phone, the amounts of a visit end at the same edge, and a long status stays inside the card', async () => {
    const screen = await renderIn('de', <OnAPhone />)
    const amounts = [...screen.container.querySelectorAll('tbody tr:first-of-type [data-col=amount] span')]
    expect(amounts.length).toBeGreaterThan(1)
    expect(new Set(amounts.map((amount) => Math.round(amount.getBoundingClientRect().right))).size).toBe(1)
    await page.viewport(320, 768)
    await screen.redraw(<WhatNobodyKnows />)
    const status = given(screen.container.querySelector('[data-col=status] span') ?? undefined)
    const card = given(status.closest('tr') ?? undefined)
    expect(status.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right)
    await page.viewport(1280, 800)
  })

  it('on a tablet, the placeholders of the visits of today are on one line', async () => {
    await page.viewport(920, 768)
    const screen = await renderIn('en', <Loading />)
    const outlines = [...screen.container.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility())
    expect(outlines).toHaveLength(4)
    expect(new Set(outlines.map((row) => row.getBoundingClientRect().top)).size).toBe(1)
    await page.viewport(1280, 800)
  })

  it('on a tablet, the visits of today are on one line and have equal widths, each with its status below its hour', async () => {
    await page.viewport(930, 768)
    const screen = await renderIn('en', <FourVisits />)
    const cards = screen.getByRole('row').elements().slice(1)
    expect(cards).toHaveLength(4)
    expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1)
    expect(new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width))).size).toBe(1)
    for (const card of cards) {
      const [hour, status] = ['hour', 'status'].map((column) =>
        given(card.querySelector(`[data-col=${column}]`) ?? undefined).getBoundingClientRect(),
      )
      expect(given(status).top).toBeGreaterThanOrEqual(given(hour).bottom)
    }
    await page.viewport(1280, 800)
  })

  it('the section of today’s visits is a table that is marked as busy while the visits load', async () => {
    const screen = await renderIn('en', <Loading />)
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })
})
