import { composeStories } from '@storybook/react-vite'
import { createRef } from 'react'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inkOf } from '../../../../test/ink-of'
import { renderIn } from '../../../../test/render-in'
import * as stories from './list-page.stories'
import type { ListFilters } from './list-page.types'

const {
  Filled,
  Loading,
  Empty,
  EmptyWithFilters,
  Failed,
  FilteredByAll,
  LongTexts,
  NotSwitched,
  OneAction,
  PanelFolded,
  ReadOnly,
  Selectable,
} = composeStories(stories)

const wide = () => page.viewport(1280, 800)
const phone = () => page.viewport(390, 844)
afterEach(phone)

describe('a list', () => {
  it('a list has a link to its first filter, next to the table or in the drawer', async () => {
    await wide()
    const filters = createRef<ListFilters>()
    const screen = await renderIn('en', <Filled filtersRef={filters} />)
    await expect.element(screen.getByRole('table')).toBeVisible()
    filters.current?.focus()
    const panel = screen.getByRole('complementary', { name: 'Filters' })
    await expect
      .poll(() => document.activeElement)
      .toBe(panel.element().querySelector('form :is(input, select)'))
    await phone()
    await expect.element(panel).not.toBeInTheDocument()
    filters.current?.focus()
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  it('while a list of cards loads on a phone, the placeholder of each card has its checkbox next to the name', async () => {
    await phone()
    const screen = await renderIn('en', <Selectable state="loading" rows={[]} />)
    const table = screen.getByRole('table', { name: 'Loading Users' })
    await expect.element(table).toBeVisible()
    const row = table.element().querySelector('tbody tr')
    const barOf = (cell: string) => row?.querySelector(`${cell} .r-skeleton > *`)?.getBoundingClientRect()
    const [box, name] = [barOf('[data-box]'), barOf('[data-title]')]
    expect(box?.left).toBeGreaterThan((row?.getBoundingClientRect().left ?? 0) + 8)
    expect(name?.left).toBeGreaterThan(box?.right ?? Number.POSITIVE_INFINITY)
    expect(Math.abs((name?.top ?? 0) - (box?.top ?? 100))).toBeLessThan(6)
  })

  it('on a phone, the checkbox, the name and the actions of a card are centred vertically on one line', async () => {
    await phone()
    const screen = await renderIn('en', <Selectable />)
    const row = () => screen.getByRole('table', { name: 'Users' }).element().querySelector('tbody tr')
    await expect.poll(row).not.toBeNull()
    const middleOf = ({ top, height }: DOMRect) => top + height / 2
    const ofPart = (part: string) => middleOf(row()?.querySelector(part)?.getBoundingClientRect() as DOMRect)
    const middle = middleOf(inkOf(row()?.querySelector('th') as Element))
    expect(Math.abs(ofPart('[data-box] input') - middle)).toBeLessThan(1.5)
    expect(Math.abs(ofPart('.r-actions a, .r-actions button') - middle)).toBeLessThan(1.5)
  })

  it.each([
    ['a phone', phone],
    ['a wide screen', wide],
  ])('while a list loads, its placeholders are where its rows will be (%s)', async (_screen, resize) => {
    await resize()
    const screen = await renderIn('en', <Selectable state="loading" rows={[]} />)
    const topOf = async (name: string) => {
      const table = screen.getByRole('table', { name })
      await expect.element(table).toBeVisible()
      return table.element().getBoundingClientRect().top
    }
    const before = await topOf('Loading Users')
    await screen.redraw(<Selectable />)
    expect(await topOf('Users')).toBe(before)
  })

  it('the user can sort a list by a column in both directions, by mouse and by keyboard', async () => {
    await wide()
    const onSort = fn()
    const screen = await renderIn('en', <PanelFolded onSort={onSort} />)
    await screen.getByRole('button', { name: 'User name' }).click()
    expect(onSort).toHaveBeenLastCalledWith({ orderBy: 'username', direction: 'DESC' })
    const heading = screen.getByRole('columnheader', { name: 'Country' })
    await screen.getByRole('button', { name: 'Country' }).click()
    expect(onSort).toHaveBeenLastCalledWith({ orderBy: 'country.name', direction: 'ASC' })
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenLastCalledWith({ orderBy: 'country.name', direction: 'DESC' })
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
    await userEvent.keyboard(' ')
    expect(onSort).toHaveBeenLastCalledWith({ orderBy: 'country.name', direction: 'ASC' })
  })

  it('the reason why a row of a list was not changed is shown in a line under that row, and screen readers announce it', async () => {
    await wide()
    const screen = await renderIn('en', <NotSwitched />)
    const note = screen.getByRole('alert')
    await expect.element(note).toHaveTextContent('Still active: an order is on the way there.')
    const above = note.element().closest('tr')?.previousElementSibling
    expect(above?.textContent).toContain('maria.nunez2')
  })

  it('when the focused row leaves the list, the focus moves to the next row', async () => {
    await wide()
    const screen = await renderIn('en', <PanelFolded />)
    const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` })
    edit('lucia.fernandez1').element().focus()
    await screen.redraw(<PanelFolded rows={PanelFolded.args.rows?.slice(1) ?? []} />)
    await expect.element(edit('maria.nunez2')).toHaveFocus()
  })

  it('a list does not sort its rows itself, because the back end sorts them', async () => {
    await wide()
    const screen = await renderIn('en', <PanelFolded />)
    const names = () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent)
    const before = names()
    await screen.getByRole('button', { name: 'Last name' }).click()
    await expect.element(screen.getByRole('columnheader', { name: 'Last name' })).toHaveAttribute('aria-sort')
    expect(names()).toEqual(before)
  })

  it('the heading of a column has no sort button if the list can’t be sorted by this column', async () => {
    await wide()
    const screen = await renderIn('en', <PanelFolded />)
    const heading = screen.getByRole('columnheader', { name: 'Status' })
    await expect.element(heading).toBeVisible()
    expect(heading.element().querySelector('button')).toBeNull()
  })

  it('a list says that it is loading, and then how many rows were found', async () => {
    const screen = await renderIn('en', <Loading />)
    await expect
      .element(screen.getByRole('table', { name: 'Loading Users' }))
      .toHaveAttribute('aria-busy', 'true')
    await screen.redraw(<Loading state="ready" rows={Filled.args.rows ?? []} />)
    await expect.element(screen.getByText('117 results')).toBeVisible()
    await expect.element(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'false')
  })

  it('the rows of a list do not move while the list is refreshed', async () => {
    await wide()
    const screen = await renderIn('en', <Filled />)
    const row = screen.getByRole('rowheader', { name: 'lucia.fernandez1' })
    const { top } = row.element().getBoundingClientRect()
    await screen.redraw(<Filled state="refreshing" />)
    await expect.element(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true')
    expect(row.element().getBoundingClientRect().top).toBe(top)
  })

  it('a list without any rows says that there are no rows yet, and has no button that clears filters', async () => {
    const screen = await renderIn('en', <Empty />)
    await expect.element(screen.getByText('There are no users yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clean' }).elements()).toEqual([])
  })

  it('if the filters exclude all rows, a list says so and has a button that clears the filters', async () => {
    const onClean = fn()
    const screen = await renderIn('en', <EmptyWithFilters onClean={onClean} />)
    await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible()
    await screen.getByRole('button', { name: 'Clean' }).click()
    expect(onClean).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('region', { name: 'Users' })).toHaveFocus()
  })

  it('if loading its rows failed, a list says so and can load the rows again without losing the focus', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed onRetry={onRetry} />)
    await expect.element(screen.getByRole('alert').getByText('The list could not be loaded')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await screen.redraw(<Failed state="loading" onRetry={onRetry} />)
    await expect.element(screen.getByRole('region', { name: 'Users' })).toHaveFocus()
  })

  it('the pagination of a list leads to the next and to the previous page', async () => {
    const onPage = fn()
    const screen = await renderIn('en', <Filled onPage={onPage} />)
    await screen.getByRole('button', { name: 'Next page' }).click()
    expect(onPage).toHaveBeenLastCalledWith({ page: 2 })
    await expect.element(screen.getByText('2/12')).toBeVisible()
  })

  it('on a phone, the actions of a list are on one line: the primary action as an icon, the other actions in a menu', async () => {
    await phone()
    const screen = await renderIn('en', <Filled />)
    const line = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top
    const add = screen.getByRole('link', { name: 'Add user' })
    await expect.element(add).toHaveAttribute('href', '#add')
    expect(line('Filters')).toBe(line('More actions'))
    expect(add.element().getBoundingClientRect().top).toBe(line('Filters'))
    await screen.getByRole('button', { name: 'More actions' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Export' })).toBeVisible()
    await screen.getByRole('menuitemcheckbox', { name: 'Show inactive' }).click()
    await screen.getByRole('button', { name: 'More actions' }).click()
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Show inactive' })).toBeChecked()
  })

  it('on a phone, a single action of a list is on the same line as the filters and the views', async () => {
    await phone()
    const screen = await renderIn('de', <OneAction />)
    const line = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top
    await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible()
    expect(line('Export')).toBe(line('Ansichten'))
  })

  it('a list hides the actions that its viewer may not perform', async () => {
    const screen = await renderIn('en', <ReadOnly />)
    await expect.element(screen.getByRole('table', { name: 'Users' })).toBeVisible()
    for (const name of [/^Add/, /^Export/, /^Edit/, /^More/]) {
      expect(screen.getByRole('button', { name }).elements()).toEqual([])
      expect(screen.getByRole('link', { name }).elements()).toEqual([])
    }
    expect(screen.getByRole('switch', { name: 'Show inactive' }).elements()).toEqual([])
  })
})

describe('the filters of a list', () => {
  it('the applied filters are shown in words above the list, and can be removed one by one', async () => {
    await wide()
    const [onRemove, onClean] = [fn(), fn()]
    const screen = await renderIn('en', <FilteredByAll onRemove={onRemove} onClean={onClean} />)
    const chips = screen.getByRole('list', { name: 'Filters in effect' })
    for (const text of [
      'Country: Spain',
      'User name contains lucia',
      'E-mail is l@b.example',
      'Creation date from 10/03/2026',
      'Administrator',
    ])
      await expect.element(chips.getByText(text, { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Remove filter: Country: Spain' }).click()
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ filter: 'countryId' })
    await screen.getByRole('button', { name: 'Remove all' }).click()
    expect(onClean).toHaveBeenCalledOnce()
  })

  it('the filters of a list are next to a wide table, and keep typed values when they are collapsed', async () => {
    await wide()
    const screen = await renderIn('en', <Filled />)
    const panel = screen.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('textbox', { name: 'User name' }).fill('ana')
    await panel.getByRole('textbox', { name: 'Creation date' }).fill('20/1')
    const toggle = screen.getByRole('button', { name: 'Filters' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(panel.elements()).toEqual([])
    await toggle.click()
    await expect.element(panel.getByRole('textbox', { name: 'User name' })).toHaveValue('ana')
    await expect.element(panel.getByRole('textbox', { name: 'Creation date' })).toHaveValue('20/1')
  })

  it('on a phone, the filters of a list open in a drawer, which closes when the filters are applied', async () => {
    await phone()
    const onApply = fn()
    const screen = await renderIn('en', <Filled onApply={onApply} />)
    expect(screen.getByRole('textbox', { name: 'User name' }).elements()).toEqual([])
    const opener = screen.getByRole('button', { name: 'Filters' })
    await opener.click()
    const drawer = screen.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('textbox', { name: 'User name' }).fill('ana')
    await drawer.getByRole('button', { name: 'Filter', exact: true }).click()
    expect(onApply).toHaveBeenCalledOnce()
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await expect.element(opener).toHaveFocus()
  })

  it('the filters of a list keep typed values when Escape closes the drawer', async () => {
    await phone()
    const screen = await renderIn('en', <Filled />)
    await screen.getByRole('button', { name: 'Filters' }).click()
    await screen.getByRole('textbox', { name: 'Creation date' }).fill('20/1')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await screen.getByRole('button', { name: 'Filters' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Creation date' })).toHaveValue('20/1')
  })

  it('the button that opens the filters of a list shows the number of applied filters', async () => {
    const screen = await renderIn('en', <PanelFolded />)
    await expect.element(screen.getByRole('button', { name: 'Filters 2 active filters' })).toBeVisible()
  })
})

it('a list never scrolls sideways in a window of 320 pixels', async () => {
  await page.viewport(320, 700)
  const screen = await renderIn('de', <LongTexts />)
  await expect.element(screen.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

describe('the selection of rows', () => {
  it('[REC-80] the user can select single rows of a list, all rows of a page, or all rows that match the filters', async () => {
    await page.viewport(1440, 900)
    const screen = await renderIn('en', <Selectable />)
    const bar = screen.getByRole('group', { name: 'Selection' })
    const whole = bar.getByRole('checkbox', { name: 'Select this page' })
    await screen.getByRole('checkbox', { name: 'Select maria.nunez2' }).click()
    await expect.element(bar.getByText('1 selected')).toBeVisible()
    expect(whole.element()).toHaveProperty('indeterminate', true)
    await whole.click()
    await expect.element(bar.getByText('10 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Select all 117 that match' }).click()
    await expect.element(bar.getByText('All 117 that match are selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Select maria.nunez2' })).not.toBeChecked()
    expect(bar.getByRole('button').elements()).toEqual([])
  })

  it('[REC-80] on a card, the checkbox of a row is next to the name; in a table, the column of checkboxes is as narrow as a checkbox', async () => {
    await phone()
    const screen = await renderIn('en', <Selectable />)
    const box = screen.getByRole('checkbox', { name: 'Select maria.nunez2' })
    const name = screen.getByText('maria.nunez2', { exact: true })
    await expect.element(box).toBeVisible()
    const [boxed, named] = [box.element().getBoundingClientRect(), inkOf(name.element())]
    expect(Math.abs(boxed.top + boxed.height / 2 - (named.top + named.height / 2))).toBeLessThan(3)
    expect(boxed.right).toBeLessThan(named.left)
    await page.viewport(1280, 800)
    const header = screen.getByRole('columnheader', { name: 'Select', exact: true })
    await expect.poll(() => header.element().getBoundingClientRect().width).toBeLessThan(49)
  })

  it('[REC-80] the rows of a list have no checkboxes if the viewer may not change any row', async () => {
    const screen = await renderIn('en', <Filled />)
    await expect.element(screen.getByRole('table')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Select/ }).elements()).toEqual([])
  })
})
