import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectQuery } from '../address'
import { countClicks } from '../count-clicks'
import { countOfRows, filters, openFilters, table, WIDE } from '../list-page'
import { screen } from '../screen'
import { world } from '../world'

const USERS = '/administration/users'
const dialog = () => page.getByRole('dialog')
const warnings = () => table().getByRole('img', { name: 'Not synchronised' })
const assignAtocha = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Assign service points' }).click()
  for (const [field, name] of [
    ['Client', 'Bazar Norte'],
    ['Center', 'Bazar Norte Madrid'],
    ['Service point', 'Atocha'],
  ] as const) {
    await dialog().getByRole('combobox', { name: field, exact: true }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`(^|\\b)${name}`) })
      .first()
      .click()
  }
  await dialog().getByRole('button', { name: 'Assign to 1 user' }).click()
  await expect.element(dialog().getByRole('status')).toMatchTextContent('1 user has been changed')
}

describe('users whose current data the operations system lacks', () => {
  it('[USR-75] a filter finds users who are not synchronised, and one action synchronises all of them', async () => {
    await screen(USERS, { as: 'provider-admin', ...WIDE })
    await openFilters()
    await filters().getByRole('switch', { name: 'Not synchronised' }).click()
    await filters()
      .getByRole('button', { name: /^Filter/ })
      .click()
    await expectQuery({ unsynchronised: 'true' })
    await expect.poll(countOfRows).toBeLessThan(11)
    const count = countOfRows() - 1
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Synchronise' }).click()
    await dialog()
      .getByRole('button', { name: `Synchronise ${count}` })
      .click()
    await expect.element(dialog().getByRole('status')).toMatchTextContent(/ha(s|ve) been changed/)
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
  })

  it('[USR-94] synchronising all users takes three clicks, and afterwards the list has no button for synchronising users', async () => {
    await screen(USERS, { as: 'provider-admin', ...WIDE })
    const button = page.getByRole('button', { name: /^Synchronise \d+ users?$/ })
    await expect.element(button).toBeVisible()
    const clicks = countClicks()
    await button.click()
    await dialog()
      .getByRole('button', { name: /^Synchronise \d+$/ })
      .click()
    await expect.element(dialog().getByRole('status')).toMatchTextContent(/ha(s|ve) been changed/)
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(warnings()).not.toBeInTheDocument()
    expect(clicks()).toBe(3)
  })

  it('[USR-76] a user is synchronised automatically after a change of the user’s assignments', async () => {
    await screen(`${USERS}?username=customer-pickup`, { as: 'provider-admin', ...WIDE })
    await page.getByRole('checkbox', { name: 'Select customer-pickup' }).click()
    await assignAtocha()
    expect(world.sent('users.sync')).toHaveLength(1)
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await expect.element(warnings()).not.toBeInTheDocument()
  })

  it('[USR-76] a user whose synchronisation failed stays marked for synchronisation, and keeps the new assignment', async () => {
    await world.fail({ call: 'users.sync', as: 'server-error', times: 9 })
    await screen(`${USERS}?username=customer-pickup`, { as: 'provider-admin', ...WIDE })
    await page.getByRole('checkbox', { name: 'Select customer-pickup' }).click()
    await assignAtocha()
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await expect.element(warnings()).toBeInTheDocument()
  })
})
