import { newOrderDialog } from './orders-screen'
import { say, saying } from './words'
import { expect, openUserMenu, test, violations } from './world'

test('[FRA-23] the key n opens a new order, and no shortcut works in the dialog or while the user is typing', async ({
  orders: page,
}) => {
  await page.keyboard.press('n')
  await expect(newOrderDialog(page)).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(newOrderDialog(page)).toBeHidden()
  await page.keyboard.press('Control+n')
  await expect(newOrderDialog(page)).toBeHidden()
})

test('[FRA-23] the keys j and k move through the rows of the list of orders, and Enter opens a row', async ({
  orders: page,
}) => {
  const opened = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id'))
  await expect(page.locator('main [data-row-id]').first()).toBeVisible()
  await page.keyboard.press('j')
  const first = await opened()
  expect(first).toEqual(expect.any(String))
  await page.keyboard.press('j')
  expect(await opened()).not.toBe(first)
  await page.keyboard.press('k')
  expect(await opened()).toBe(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orders/[a-z-]+/${first}\\b`))
  // The test presses Escape repeatedly until the order is closed. An Escape has no effect before the program code that
  // shows the order is loaded.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(new RegExp(`/${first}\\b`), { timeout: 1_000 })
  }).toPass()
})

test('[FRA-23] the top bar of the page does not cover the row to which the key k moves', async ({
  orders: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await expect(page.locator('main [data-row-id]').first()).toBeVisible()
  const bar = await page.getByRole('banner').boundingBox()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('k')
    const row = await page.locator(':focus').boundingBox()
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})

test('[FRA-24, FRA-25] the help lists the shortcuts of the page, and can turn off the shortcuts that are single keys', async ({
  orders: page,
}) => {
  const help = page.getByRole('dialog', { name: say('Keyboard shortcuts') })
  await page.keyboard.press('?')
  await expect(help.getByText(say('New order'))).toBeVisible()
  await expect(help.getByText(say('Next row'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await help.getByRole('switch', { name: say('Single keys') }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.reload()
  await expect(page.locator('main [data-row-id]').first()).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openUserMenu(page, 'customer-operator')
  await page.getByRole('menuitem', { name: say('Keyboard shortcuts') }).click()
  const toggle = help.getByRole('switch', { name: say('Single keys') })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
})

test('[FRA-25] on the page of a list, the key / moves the focus to the search, and other keys move through rows and open them', async ({
  enter,
}) => {
  const page = await enter('provider-admin', '/administration/users')
  await expect(page.locator('main [data-row-id]').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(
    page.getByRole('link', { name: saying('Edit {name}', {}, 'users.edit') }).first(),
  ).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: say('Search', {}, 'list.search') })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
