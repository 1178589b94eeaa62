import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './entry-parts.stories'

const { OfDay, RequestedReport, Search } = composeStories(stories)

it('shows the day once above its entries, and says it with each', async () => {
  const screen = await renderIn('en', <OfDay />)
  const [first, other] = screen.getByText(/Fri, 20 Nov 2026/).elements()
  expect(first?.getBoundingClientRect().height).toBeGreaterThan(10)
  expect(other?.getBoundingClientRect().height).toBeLessThan(2)
  await expect.element(screen.getByText(/16:42:09/).nth(1)).toBeVisible()
})

it('names a requested report by what it lists, in the language of the reader', async () => {
  const screen = await renderIn('es', <RequestedReport />)
  await expect.element(screen.getByText('Usuarios')).toBeVisible()
  expect(screen.getByText('USERS').elements()).toEqual([])
})

it('names a search for a truck by what it was searched by, in the language of the reader', async () => {
  const screen = await renderIn('es', <Search />)
  await expect.element(screen.getByText('Matrícula')).toBeVisible()
  expect(screen.getByText('VEHICLE_PLATE').elements()).toEqual([])
})
