import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './assignment-table.stories'

const { Empty, Links, Pages, ReadOnly, SomeRows } = composeStories(stories)
type Screen = Awaited<ReturnType<typeof renderIn>>

const names = (screen: Screen) =>
  screen
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)

afterEach(() => page.viewport(1280, 800))

describe('the table of assignments', () => {
  it('the table of assignments has one row for each point, each whole center and each whole client', async () => {
    const screen = await renderIn('en', <SomeRows />)
    await expect
      .poll(() => names(screen))
      .toEqual(['Abando, caja inteligentePS-111', 'Casco ViejoPS-112', 'Gran Vía 12PS-113', 'All', 'All'])
    await expect
      .element(screen.getByRole('row', { name: /Farmacias Alameda/ }))
      .toMatchTextContent(/All.*All/)
  })

  it('the card of a whole center or client is titled with its name on a phone', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <SomeRows />)
    await expect.poll(() => names(screen)).toHaveLength(5)
    const titles = screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => getComputedStyle(cell, '::before'))
      .map(({ display, content }) => (display === 'none' ? '' : content))
    expect(titles).toEqual(['', '', '', '"Farmacias Alameda"', '"Mirasol Valencia"'])
    await page.viewport(1280, 800)
    expect(names(screen).slice(3)).toEqual(['All', 'All'])
    expect(getComputedStyle(screen.getByRole('rowheader').elements()[4] as Element, '::before').content).toBe(
      'none',
    )
  })

  it('the table of assignments filters by client, center and point together, and sorts by a heading', async () => {
    const screen = await renderIn('en', <SomeRows />)
    await screen.getByRole('searchbox', { name: 'Find: Client' }).fill('0101 - baz')
    await screen.getByRole('searchbox', { name: 'Find: Service point' }).fill('A')
    await expect.poll(() => names(screen)).toHaveLength(3)
    await screen.getByRole('searchbox', { name: 'Find: Center' }).fill('valencia')
    await expect.element(screen.getByText('No results')).toBeVisible()
    expect(screen.getByRole('checkbox').elements()).toEqual([])
    await screen.getByRole('searchbox', { name: 'Find: Center' }).fill('')
    await screen.getByRole('button', { name: 'Service point' }).click()
    await screen.getByRole('button', { name: 'Service point' }).click()
    await expect
      .element(screen.getByRole('columnheader', { name: 'Service point' }))
      .toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => names(screen)[0]).toBe('Gran Vía 12PS-113')
  })

  it('the table of assignments selects the rows of all pages that match the filters, and removes only the selected rows', async () => {
    const onRemove = fn()
    const screen = await renderIn('en', <Pages onRemove={onRemove} />)
    await expect.poll(() => names(screen)).toHaveLength(10)
    await screen.getByRole('checkbox', { name: 'Select all 23 rows' }).click()
    await expect.element(screen.getByText('23 of 23 selected')).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Find: Service point' }).fill('Kiosko 2')
    await expect.element(screen.getByText('5 of 5 selected')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'Select Kiosko 20' }).click()
    await screen.getByRole('button', { name: 'Remove 4' }).click()
    const rows = ['Kiosko 2', 'Kiosko 21', 'Kiosko 22', 'Kiosko 23']
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({
      rows: rows.map((description) => expect.objectContaining({ description })),
    })
  })

  it('the table of assignments has buttons for the next and the previous page', async () => {
    const screen = await renderIn('en', <Pages />)
    await screen.getByRole('button', { name: 'Last page' }).click()
    await expect.poll(() => names(screen)).toEqual(['Kiosko 21PS-131', 'Kiosko 22PS-132', 'Kiosko 23PS-133'])
  })

  it('the button of a row removes the row from the table of assignments', async () => {
    const onRemove = fn()
    const screen = await renderIn('en', <SomeRows onRemove={onRemove} />)
    await screen.getByRole('button', { name: 'Remove Casco Viejo' }).click()
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({
      rows: [expect.objectContaining({ servicePointId: 112 })],
    })
  })

  it('the table of assignments has no checkboxes and no buttons to remove if the viewer may not change assignments', async () => {
    const screen = await renderIn('en', <ReadOnly />)
    await expect.poll(() => names(screen)).toHaveLength(5)
    expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
    expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(0)
  })

  it('the table of assignments has a link only in rows for a single point', async () => {
    const screen = await renderIn('en', <Links />)
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(3)
  })

  it('the table of assignments says that nothing is assigned', async () => {
    const screen = await renderIn('es', <Empty />)
    await expect.element(screen.getByText('Todavía no hay puntos de servicio asignados')).toBeVisible()
  })
})
