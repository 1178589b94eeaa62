import { bucket, newOrderDialog, readNoAnswer, rowsWith } from './orders-screen'
import { say } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, popupsOf, signIn, test } from './world'

test('[FRA-18] the page stays unchanged if the form of a new order fails to load, and the form opens once the server is back', async ({
  page,
  origin,
  faults: { kill, start },
}) => {
  // The browser of this test has never loaded the form. Otherwise the browser would take the form from its cache.
  const popups = popupsOf(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await popups()
  await expect(rowsWith(page, 'Next', '12.500,75 €')).toBeVisible()
  await kill()
  await page.getByRole('button', { name: say('New order') }).click()
  await readNoAnswer(page)
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  await expect(newOrderDialog(page)).toHaveCount(0)
  await start()
  await expect(newOrderDialog(page)).toBeVisible()
})
