import type { Page } from '@playwright/test'
import { tabTo } from './keys'
import { CLIENTS, isActive, isInactive } from './record-screens'
import { say } from './words'
import { acceptCookies, expect, signIn, test, violations } from './world'

const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', {
    name: `${say('Active', {}, 'record-lists.field.active')}: ${name}`,
    exact: true,
  })
const undo = (page: Page) => page.getByRole('button', { name: say('Undo', {}, 'undo.action') })
const inactive = (page: Page, name: string) => page.getByText(isInactive(name))

test('[REC-58] a client that was switched off is switched on again by Undo, from the keyboard', async ({
  enter,
}) => {
  const name = 'Ferretería Ebro'
  const page = await enter('provider-admin', `${CLIENTS}?description=Ebro&active=false`)
  await switchOf(page, name).click()
  await expect(inactive(page, name)).toBeVisible()
  await expect(switchOf(page, name)).not.toBeChecked()
  await tabTo(page, undo(page))
  // The focus keeps the toast: without it, a look at the whole page may take longer than its ten seconds.
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('{name} is as it was before', { name }))).toBeVisible()
  await expect(switchOf(page, name)).toBeChecked()
  await expect(undo(page)).toHaveCount(0)
  await page.reload()
  await expect(switchOf(page, name)).toBeChecked()
})

test('[REC-58] Undo does not overwrite what someone else changed since then, and says so', async ({
  enter,
  origin,
  browser,
}) => {
  const name = 'Papelería Duero'
  const path = `${CLIENTS}?description=Duero&active=false`
  const other = await (await browser.newContext()).newPage()
  await signIn(other, origin, 'provider-staff', path)
  const page = await enter('provider-admin', path)
  await switchOf(page, name).click()
  await expect(inactive(page, name)).toBeVisible()
  // Off by the first, on and off again by the second: it looks the same, and is another change.
  await undo(page).hover()
  await other.reload()
  await switchOf(other, name).click()
  await expect(other.getByText(isActive(name))).toBeVisible()
  await switchOf(other, name).click()
  await expect(inactive(other, name)).toBeVisible()
  await undo(page).click()
  await expect(
    page.getByText(
      say('Not undone: {reason}', { reason: say('It has been changed again since then.') }, 'undo.failed'),
    ),
  ).toBeVisible()
  await expect(switchOf(page, name)).not.toBeChecked()
  // If the second user was quick, the notices of both changes are still there; the newest one stands first.
  await undo(other).first().click()
  await expect(switchOf(other, name)).toBeChecked()
  await other.context().close()
})

test('[REC-58] [USR-67] what was removed from a user comes back by Undo, even after the page was left', async ({
  page,
  origin,
}) => {
  const rows = page
    .getByRole('region', { name: say('Service points', {}, 'users.points.title') })
    .getByRole('row')
  const toList = page.getByRole('link', { name: say('Clients', {}, 'nav.clients'), exact: true })
  await signIn(page, origin, 'provider-admin', '/administration/users/3')
  await acceptCookies(page)
  await expect(rows).toHaveCount(2)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await rows.getByRole('button').last().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(rows).toHaveCount(1)
  await undo(page).hover()
  await toList.first().click()
  await expect(page).toHaveURL(/\/administration\/clients/)
  await undo(page).click()
  await expect(page.getByText(say('{name} is as it was before', { name }))).toBeVisible()
  await page.goto(`${origin}/administration/users/3`)
  await expect(rows).toHaveCount(2)
})
