import { pagesOf } from './pdf-pages'
import { say } from './words'
import { expect, test } from './world'

const history = /\/request-historial\/[^?]+\?lowerLimitSearch/

test('the list of orders is printed as one sheet, thirty orders on one A4 page', async ({ orders: page }) => {
  await page.route(history, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const [sample] = body.requestHistorials.services
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    body.requestHistorials.services = Array.from({ length: 30 }, (_, at) => ({
      ...sample,
      serviceStatusCode: 'RECEIVED',
      plannedInitialTime: null,
      plannedFinalTime: null,
      realInitialTime: null,
      realFinalTime: null,
      serviceId: `9${at}`,
      serviceCode: `77${String(at).padStart(3, '0')}`,
      requestInitialTime: `${day}T09:00:00Z`,
      requestFinalTime: `${day}T11:00:00Z`,
    }))
    await route.fulfill({ response, json: body })
  })
  // The sheet is loaded once the page is complete.
  const code = page.waitForResponse(/printed-orders/)
  await page.reload()
  await expect(page.getByText('77029')).toBeVisible()
  await (await code).finished()
  const pages = await pagesOf(await page.pdf({ format: 'A4' }))
  expect(pages).toHaveLength(1)
  const [sheet = ''] = pages
  for (const text of ['Gran Vía 12', say('Ready'), '77000', '77029', say('Received')])
    expect(sheet).toContain(text)
  for (const text of ['New order', 'Exit', 'Show cancelled'].map((text) => say(text)))
    expect(sheet).not.toContain(text)
  await expect(page.getByRole('button', { name: say('New order') })).toBeVisible()
})
