import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './point-orders.stories'

const { EveryStatus, NothingMatches, OneCountry, SeveralCountries } = composeStories(stories)

describe('the orders of several points', () => {
  it.each([
    ['en', /^Today: \d+ visits?, /],
    ['es', /^Hoy: \d+ visitas?, /],
    ['de', /^Heute: \d+ Besuche?, /],
    ['pt', /^Hoje: \d+ visitas?, /],
    ['pt-BR', /^Hoje: \d+ visitas?, /],
  ] as const)(
    'the list of the orders of several points begins with the totals of today in words (%s)',
    async (locale, words) => {
      const screen = await renderIn(locale, <OneCountry />)
      await expect.element(screen.getByText(words)).toBeVisible()
    },
  )

  it('the list of the orders of several points shows the name of the point in each row', async () => {
    const screen = await renderIn('en', <OneCountry />)
    await expect
      .element(screen.getByRole('row').filter({ hasText: '48230' }))
      .toMatchTextContent(/Casco Viejo/)
    await expect.element(screen.getByRole('columnheader', { name: 'Point' }).first()).toBeVisible()
  })

  it('orders of several countries are in separate lists, and the name of each list contains its country', async () => {
    const screen = await renderIn('en', <SeveralCountries />)
    await expect.element(screen.getByRole('heading', { name: 'España', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Next, Portugal' })).toBeVisible()
  })

  it('the filters of the orders of several points are on one line on a phone, and the keyboard reaches the last filter', async () => {
    await page.viewport(390, 844)
    try {
      const screen = await renderIn('de', <OneCountry />)
      await expect.element(screen.getByRole('combobox').first()).toBeVisible()
      const choices = screen.getByRole('combobox').elements()
      expect(choices.length).toBeGreaterThan(3)
      const tops = choices.map((choice) => choice.getBoundingClientRect().top)
      expect(new Set(tops).size).toBe(1)
      const last = choices.at(-1)
      if (!(last instanceof HTMLElement)) throw new Error('there is no choice')
      last.focus()
      await expect.poll(() => last.getBoundingClientRect().right).toBeLessThanOrEqual(390)
      const group = screen.getByRole('group', { name: 'Liste eingrenzen' }).element()
      expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(390)
      // The line of filters is up to 4 px wider than the window, which is the width of a focus ring. In the portal the
      // margin of the page has space for these pixels.
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(394)
    } finally {
      await page.viewport(1280, 800)
    }
  })

  it.each([310, 358, 398])(
    'a row of filters that is %i pixels wide shows a part of a filter at its end, as a sign that there are more',
    async (width) => {
      await page.viewport(width, 844)
      const screen = await renderIn('de', <OneCountry />)
      await expect.element(screen.getByRole('combobox').first()).toBeVisible()
      const row = screen.container.getBoundingClientRect()
      const cut = screen
        .getByRole('combobox')
        .elements()
        .map((choice) => choice.getBoundingClientRect())
        .find(({ right }) => right > row.right + 4)
      expect(row.right - given(cut).left).toBeGreaterThan(16)
      await page.viewport(1280, 800)
    },
  )

  it('the list of the orders of several points has a button that shows all orders if no order matches the filters', async () => {
    const onClear = fn()
    const screen = await renderIn('en', <NothingMatches onClear={onClear} />)
    await expect.element(screen.getByText('No orders match')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all' }).last().click()
    expect(onClear).toHaveBeenCalledOnce()
  })

  it.each([757, 830, 920, 1060, 1180])(
    'at %i pixels, the table of the orders of several points cuts off no status (de)',
    async (width) => {
      await page.viewport(width, 768)
      const screen = await renderIn('de', <EveryStatus />)
      await expect.element(screen.getByRole('columnheader').first()).toBeVisible()
      expect(screen.container.querySelector('[data-cards]')).toBeNull()
      const states = [...screen.container.querySelectorAll('tbody [data-col=status] > span')]
      expect(states.length).toBeGreaterThan(5)
      const cut = states.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect(cut.map(({ textContent }) => textContent)).toEqual([])
      await page.viewport(1280, 800)
    },
  )
})
