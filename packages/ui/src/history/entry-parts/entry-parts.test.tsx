import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './entry-parts.stories'

const { OfDay, RequestedReport, Search } = composeStories(stories)

it('the day is shown once above the entries of the history, and screen readers read the day with each entry', async () => {
  const screen = await renderIn('en', <OfDay />)
  const [first, other] = screen.getByText(/Fri, 20 Nov 2026/).elements()
  expect(first?.getBoundingClientRect().height).toBeGreaterThan(10)
  expect(other?.getBoundingClientRect().height).toBeLessThan(2)
  await expect.element(screen.getByText(/16:42:09/).nth(1)).toBeVisible()
})

it('the history names a requested report by its type, in the language of the reader', async () => {
  const screen = await renderIn('es', <RequestedReport />)
  await expect.element(screen.getByText('Usuarios')).toBeVisible()
  expect(screen.getByText('USERS').elements()).toEqual([])
})

it('the history names a search for a truck by the searched number, in the language of the reader', async () => {
  const screen = await renderIn('es', <Search />)
  await expect.element(screen.getByText('Matrícula')).toBeVisible()
  expect(screen.getByText('VEHICLE_PLATE').elements()).toEqual([])
})
