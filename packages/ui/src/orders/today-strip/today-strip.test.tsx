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
  OneVisit,
  ToDeclare,
} = composeStories(stories)

describe('the visits of today', () => {
  it('[ORD-144] stand in the order of their hours, the next one announced, those that are done last', async () => {
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
  ] as const)('the visits of today say how soon the next one comes, in %s', async (locale, Visits, text) => {
    const screen = await renderIn(locale, <Visits />)
    await expect.element(screen.getByRole('row').last()).toMatchTextContent(text)
  })

  it('[ORD-HIS-26 to 33] the visits of today say of each what it is, how far it is, how much, and what else is known of its hours', async () => {
    const screen = await renderIn('en', <FourVisits />)
    const textOf = (order: string) => screen.getByRole('row').filter({ hasText: order })
    for (const words of [/Planned/, /Pickup/, /4\.850,00 €/, /To hand over/, /requested 10:00–\u2060?12:00/])
      await expect.element(textOf('48205')).toMatchTextContent(words)
    await expect.element(textOf('48230')).toMatchTextContent(/not planned yet/)
    await expect.element(textOf('48199')).toMatchTextContent(/planned 08:00–\u2060?08:30/)
  })

  it('the visits of today offer one action in words, the rest in the menu, and open by a click anywhere in the card', async () => {
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

  it('[ORD-147] the visits of today offer to declare values, and their code once they are declared', async () => {
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

  it('[ORD-HIS-35] the visits of today can be rated once the crew has been there, whatever else they offer', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <CollectedButOpen onAction={onAction} />)
    await expect.element(screen.getByRole('button', { name: 'Declare' })).toBeVisible()
    await screen.getByRole('button', { name: 'Rate order 48205' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('rate', '48205')
  })

  it('[ORD-144] the visits of today name the next visit of a later day when today has none', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <NothingToday onAction={onAction} />)
    const region = screen.getByRole('region', { name: 'Today', exact: true })
    await expect.element(region).toMatchTextContent(/No visit today\. Next:Tomorrow Tue 24 Nov, 09:00–11:00/)
    await region.getByRole('button', { name: 'Details of order 48244' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('details', '48244')
  })

  it('[ORD-HIS-49] the visits of today say that there is no data when nothing is to come at all', async () => {
    const screen = await renderIn('en', <NothingAtAll />)
    await expect.element(screen.getByRole('region', { name: 'Today' }).getByText('No data')).toBeVisible()
  })

  it('the visits of today begin a line with the status that does not fit next to the hour', async () => {
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

  it('the visits of today are outlined in one line while they load on a tablet', async () => {
    await page.viewport(920, 768)
    const screen = await renderIn('en', <Loading />)
    const outlines = [...screen.container.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility())
    expect(outlines).toHaveLength(4)
    expect(new Set(outlines.map((row) => row.getBoundingClientRect().top)).size).toBe(1)
    await page.viewport(1280, 800)
  })

  it('stand in one line on a tablet, equally wide, each with its status below its hour', async () => {
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

  it('the visits of today are a busy table while they load', async () => {
    const screen = await renderIn('en', <Loading />)
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })
})
