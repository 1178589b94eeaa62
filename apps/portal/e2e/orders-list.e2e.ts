import type { Page } from '@playwright/test'
import { detailsButton, newOrderDialog, offeredPoints, pointSwitcher } from './orders-screen'
import { say, saying } from './words'
import { AT_GRAN_VIA, expect, test } from './world'

/** How many orders are wholly in sight: rows with an order, and the cards of today. */
const ordersInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const orders = document.querySelectorAll('main section tbody tr[data-row-id], main [data-visit]')
    return [...orders].filter((order) => {
      const { top, bottom, height } = order.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= innerHeight
    }).length
  })

test('twelve orders are in sight on a notebook, and three on a phone', async ({ enter }) => {
  const page = await enter('customer-operator', AT_GRAN_VIA)
  for (const [width, height, least] of [
    [1366, 768, 12],
    [390, 844, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => ordersInSight(page), `${width} x ${height}`).toBeGreaterThanOrEqual(least)
  }
})

test('[FIL-4] [ORD-153] [ORD-HIS-11] a point is found by client, center or name, and all points show together', async ({
  enter,
}) => {
  const page = await enter('customer-operator', '/orders')
  await pointSwitcher(page).click()
  await page
    .getByRole('combobox', { name: say('Client'), exact: true })
    .selectOption({ label: 'Bazar Norte' })
  await page.getByRole('combobox', { name: say('Center'), exact: true }).selectOption({ index: 1 })
  await expect(offeredPoints(page).filter({ hasText: 'Gran Vía' })).toBeVisible()
  await expect(offeredPoints(page).filter({ hasText: 'Atocha' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await pointSwitcher(page).click()
  await offeredPoints(page)
    .filter({ hasText: say('All my points') })
    .click()
  await expect(page).toHaveURL(/\?points=all$/)
  await expect(page.getByRole('row').filter({ hasText: 'Atocha' })).not.toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Gran Vía 12' })).not.toHaveCount(0)

  await detailsButton(page.getByRole('row').filter({ hasText: 'Gran Vía 12' }).first()).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+\/\w+\?points=all&servicePoint=\d+$/)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: say('Order again', {}, 'orders.act.repeat') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?points=all$/)

  // Its rows offer what those of one point do, and the orders of a closed point are left out.
  await expect(page.getByRole('row').filter({ hasText: 'Fuencarral' })).toHaveCount(0)
  await page
    .getByRole('row')
    .filter({ hasText: 'Gran Vía 12' })
    .first()
    .getByRole('button', { name: saying('More about order {order}') })
    .click()
  await page.getByRole('menuitem', { name: say('Order again', {}, 'orders.act.repeat') }).click()
  await expect(newOrderDialog(page)).toContainText('Gran Vía 12')
  await page.goBack()
  await expect(page).toHaveURL(/\?points=all$/)
  await page.reload()
  await expect(pointSwitcher(page)).toContainText(say('All my points'))
})

test('a user without service points reads why once, in the dialog', async ({ enter }) => {
  const page = await enter('customer-empty', '/orders')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(
    page.getByText(say('You have no service points assigned. Ask your administrator to assign you one.')),
  ).toHaveCount(1)
})
