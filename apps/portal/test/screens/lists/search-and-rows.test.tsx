import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath, expectQuery } from '../address'
import { countOfRows, headings, rows, searchField, table, WIDE } from '../list-page'
import { CLIENTS, editLink, POINTS, row } from '../records/list-parts'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const USERS = '/administration/users'
const rowsPerPage = () => page.getByRole('combobox', { name: 'Rows per page' })

describe('the search above a list', () => {
  it.each([
    [USERS, 'DUERO emi', /customer-empty/],
    [CLIENTS, 'norte bazar', /Bazar Norte/],
    [POINTS, 'via gran 12', /Gran Vía 12/],
    [POINTS, 'dev-48008-1', /Abando/],
  ])(
    '[KRN-64] the search above the list at %s finds the words of "%s" with any accents and in any order',
    async (list, text, found) => {
      await screen(list, { as: 'provider-admin', ...WIDE })
      await searchField().fill(text)
      await userEvent.keyboard('{Enter}')
      await expect.poll(countOfRows).toBe(2)
      await expect.element(rows().nth(1)).toMatchTextContent(found)
      await expectQuery({ search: text })
    },
  )

  it('[KRN-47] [KRN-64] the search above a list starts without a button, keeps a trailing space, and is undone by the browser’s back button', async () => {
    await screen(CLIENTS, { as: 'provider-admin', ...WIDE })
    await searchField().click()
    await userEvent.keyboard('bazar ')
    await expect.poll(countOfRows).toBe(2)
    await userEvent.keyboard('norte')
    await expect.element(searchField()).toHaveValue('bazar norte')
    await expectQuery({ search: 'bazar norte' })
    history.back()
    await expectQuery({})
    await expect.element(searchField()).toHaveValue('')
  })

  it('[KRN-64] the report of a list contains only rows that match the search above the list', async () => {
    await screen(`${USERS}?search=duero`, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(2)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.element(page.getByText(/The report has been requested/)).toBeVisible()
    expect(world.sent('users.requestReport').at(-1)?.body).toMatchObject({
      filterOptions: { search: 'duero' },
    })
  })
})

describe('the rows of a list', () => {
  it('the rows of a list can be reached by pressing Tab three times', async () => {
    await screen(USERS, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    // On a new page Tab starts at the first focusable element. This page, however, still has the focus of the previous
    // test.
    document.querySelector<HTMLElement>('a[href], button, input')?.focus()
    let tabs = 1
    const focused = () => document.activeElement
    while (focused()?.textContent !== 'Skip to the table' && tabs < 60) {
      await userEvent.tab()
      tabs += 1
    }
    await userEvent.keyboard('{Enter}')
    expect(focused()?.closest('[data-row-id]')).toBe(rows().nth(1).element())
    expect(tabs).toBeLessThanOrEqual(3)
    expect(await violations()).toEqual([])
  })

  it('[FRA-25] a row of a list opens by a click anywhere in the row or by Enter, and a shortcut selects it', async () => {
    await screen(`${CLIENTS}?description=Norte`, { as: 'provider-admin', ...WIDE })
    await expect.element(row('Bazar Norte')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(editLink('Bazar Norte')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(table().getByRole('checkbox', { name: 'Select Bazar Norte' })).toBeChecked()
    await userEvent.keyboard('x')
    await expect.element(table().getByRole('checkbox', { name: 'Select Bazar Norte' })).not.toBeChecked()
    await row('Bazar Norte').getByRole('cell', { name: '0101' }).click()
    await expectPath(`${CLIENTS}/1`)
    history.back()
    await expect.element(editLink('Bazar Norte')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectPath(`${CLIENTS}/1`)
  })

  it('[KRN-65] a list can show 25 rows on a page, and stores this number in its URL', async () => {
    await screen(`${POINTS}?page=2`, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    await rowsPerPage().selectOptions('25 per page')
    await expectQuery({ size: '25' })
    await expect.poll(countOfRows).toBe(26)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectQuery({ size: '25', page: '2' })
    await expect.poll(countOfRows).toBeLessThan(26)
    await rowsPerPage().selectOptions('10 per page')
    await expectQuery({ page: '3' })
    await rowsPerPage().selectOptions('100 per page')
    await expectQuery({ size: '100' })
    await expect.poll(countOfRows).toBeGreaterThan(26)
    expect(page.getByRole('button', { name: 'Next page' }).elements()).toEqual([])
  })

  it('[LST-12] the URL of a list stores which columns are hidden or moved, a reload keeps them, and changing them requests no rows', async () => {
    await screen(POINTS, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    const requests = world.sent('servicePoints.list').length
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Type' }).click()
    await page.getByRole('button', { name: 'Move Client back' }).click()
    expect(await violations()).toEqual([])
    await page.getByRole('switch', { name: 'Taller rows' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const changed = ['Select', 'Center', 'Client', 'Code', 'Description', 'Device id', 'Active', 'Actions']
    expect(headings()).toEqual(changed)
    await expectQuery({ columns: 'subclient,client,codeSol,description,deviceId,active', density: 'normal' })
    expect(world.sent('servicePoints.list')).toHaveLength(requests)
    await reload({ as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    expect(headings()).toEqual(changed)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Show all columns' }).click()
    await expect.poll(() => location.search).toBe('')
  })
})
