import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath, expectQuery } from '../address'
import { countOfRows, PHONE, WIDE } from '../list-page'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { CLIENTS, editLink, POINTS, SUBCLIENTS } from './list-parts'

const USERS = '/administration/users'
const trail = () => page.getByRole('navigation', { name: 'Place of the record' })
const related = () => page.getByRole('list', { name: 'What belongs to it' })
const neighbour = (name: string) =>
  page.getByRole('navigation', { name: 'Neighbours in the list' }).getByRole('link', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const openPoint = async (name: string) => {
  await editLink(name).click()
  await expect.element(heading(name)).toBeVisible()
}

describe('the page of a record', () => {
  it('[REC-93] the page of a service point links to its subclient and client', async () => {
    await screen(`${POINTS}?search=gran%20via%2012`, { as: 'provider-admin', ...WIDE })
    await openPoint('Gran Vía 12')
    await expect.element(trail()).toMatchTextContent(/Clients.*Bazar Norte.*Bazar Norte Bilbao.*Gran Vía 12/)
    expect(await violations()).toEqual([])
    await trail().getByRole('link', { name: 'Bazar Norte Bilbao', exact: true }).click()
    await expect.element(heading('Bazar Norte Bilbao')).toBeVisible()
    await trail().getByRole('link', { name: 'Bazar Norte', exact: true }).click()
    await expectPath(`${CLIENTS}/1`)
    await expect.element(heading('Bazar Norte')).toBeVisible()
    await trail().getByRole('link', { name: 'Clients', exact: true }).click()
    await expectPath(CLIENTS)
  })

  it('[REC-94] the page of a client states how many centers, service points and users the client has, with the same numbers as the linked lists', async () => {
    await screen(`${CLIENTS}/1`, { as: 'provider-admin', ...WIDE })
    for (const [label, path] of [
      ['Centers', SUBCLIENTS],
      ['Service points', POINTS],
      ['Users', USERS],
    ] as const) {
      const link = related().getByRole('link', { name: new RegExp(`^${label} \\(\\d+\\)$`) })
      await expect.element(link).toBeVisible()
      const count = /\d+/.exec(link.element().textContent ?? '')?.[0]
      await link.click()
      await expectPath(path)
      await expect.element(page.getByRole('status').filter({ hasText: `${count} result` })).toBeVisible()
      history.back()
    }
  })

  it('[REC-94] the page of a service point links to its orders if the user may read orders', async () => {
    await screen(`${POINTS}?search=gran%20via%2012`, { as: 'provider-admin', ...WIDE })
    await openPoint('Gran Vía 12')
    await expect.element(related().getByRole('link', { name: /^Users/ })).toBeVisible()
    await expect
      .element(related().getByRole('link', { name: 'Orders' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/orders\?servicePoint=\d+$/))
  })

  it('[REC-93] the page of a record deactivates the record after a confirmation, shows who changed it, and can save further changes', async () => {
    await screen(`${POINTS}?search=gran%20via%2012`, { as: 'provider-admin', ...WIDE })
    await openPoint('Gran Vía 12')
    await page.getByRole('switch', { name: 'Active: Gran Vía 12' }).click()
    const closing = page.getByRole('dialog', { name: 'Close Gran Vía 12?' })
    await closing.getByRole('button', { name: 'Close it now' }).click()
    await expect.element(closing.getByText(/have been changed/)).toBeVisible()
    await closing.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Last changed by / })).toBeVisible()
    await page.getByRole('switch', { name: 'Active: Gran Vía 12' }).click()
    await expect.element(page.getByText('Gran Vía 12 is active')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address' }).fill('Gran Vía 14, 48001 Bilbao')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectPath(POINTS)
    expect(world.sent('servicePoints.save')).toHaveLength(1)
  })

  it('[REC-95] the page of a record leads to the previous and the next record of the list from which it was opened, also across pages', async () => {
    await screen(`${POINTS}?orderBy=description&direction=ASC`, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    const names = page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
    await openPoint(names[8] ?? '')
    await neighbour('Next record').click()
    await expect.element(heading(names[9] ?? '')).toBeVisible()
    await neighbour('Next record').click()
    await expect.element(heading(names[9] ?? '')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectQuery({ orderBy: 'description', direction: 'ASC', page: '2' })
    await expect
      .poll(() => document.activeElement?.closest('tr'))
      .toBe(page.getByRole('row').nth(1).element())
    await userEvent.keyboard('{Enter}')
    await neighbour('Previous record').click()
    await expect.element(heading(names[9] ?? '')).toBeVisible()
  })

  it('the heading of a record gets the focus when the record is opened from its row by Enter', async () => {
    await screen(`${USERS}?search=customer&size=25`, { as: 'provider-admin', ...WIDE })
    const link = page.getByRole('link', { name: 'Edit customer-pickup' })
    await expect.element(link).toBeVisible()
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(trail()).toMatchTextContent(/^Users/)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pablo Izagirre' })).toHaveFocus()
  })

  it('[REC-95] going back from the page of a user restores the filters of the list of users, and focuses that user’s row', async () => {
    await screen(`${USERS}?search=customer&size=25`, { as: 'provider-admin', ...WIDE })
    const link = page.getByRole('link', { name: 'Edit customer-pickup' })
    await link.click()
    await expect.element(trail()).toMatchTextContent(/^Users/)
    history.back()
    await expectQuery({ search: 'customer', size: '25' })
    await expect.element(link).toHaveFocus()
  })

  it('[REC-94] [REC-95] the page of a record that was opened by its URL has no links to a previous and next record, and fits a phone', async () => {
    await screen(`${POINTS}/1`, { as: 'provider-admin', ...PHONE })
    await expect.element(related().getByRole('link', { name: /^Users \(/ })).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Neighbours in the list' }).elements()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })
})
