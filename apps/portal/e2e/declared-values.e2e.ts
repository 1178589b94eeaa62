import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { holdUpSeal, isCameraOff } from '../test/screens/camera'
import { arrive, bucket, choosePoint, detailsButton } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { readPicture, readQr, unpacked } from './read-qr'
import { beginning, say, saying } from './words'
import { expect, test, violations } from './world'

const isReading = (request: Request): boolean =>
  request.url().includes('/v2/declared-value') && request.method() === 'GET'

/**
 * The declared values that the page reads after an action. The test repeats the page's request, because the browser may
 * report the request as aborted, and then has no body for the test, although the page has used the response.
 */
async function declaredAfter(page: Page, save: () => Promise<void>) {
  const read = page.waitForRequest(isReading)
  await save()
  return (await page.request.fetch(await read)).json()
}

/**
 * Declared values without the codes that are null. The back end sends a missing code as null, while a QR code has no
 * entry for it.
 */
const named = (set: unknown): unknown =>
  JSON.parse(JSON.stringify(set, (key, value) => (value === null && /^[bs]c$/.test(key) ? undefined : value)))

const field = (name: string) => say('{field}, line {number}', { field: say(name), number: 1 })

test('[ORD-DEC-04] [ORD-DEC-05] declared values can contain packs and a seal read by the camera, and each set has a QR code, a file and a sheet', async ({
  page,
  origin,
}) => {
  test.slow()
  await arrive(page, origin, 'customer-br', { isWarned: true })
  await choosePoint(page, /Pinheiros/)
  await detailsButton(
    // This row is a future pickup without amounts, for which values can be declared.
    bucket(page, 'Next')
      .getByRole('row')
      .filter({ hasText: say('Pickup') })
      .filter({
        hasText: new RegExp(`${say('Pending')}|${say('Received', {}, 'orders.status.RECEIVED')}`),
      })
      .filter({ hasNotText: /[€$]/ })
      .first(),
  ).click()
  const card = page.getByRole('region', { name: say('Declared values') })
  await card.getByRole('button', { name: say('Declare values') }).click()
  const dialog = page.getByRole('dialog', { name: say('Declare values') })
  await page.evaluate(holdUpSeal)
  await dialog.getByRole('button', { name: say('Scan the code') }).click()
  await expect(dialog.getByRole('textbox', { name: field('Code') })).toHaveValue('S-2')
  expect(await page.evaluate(isCameraOff)).toBe(true)
  await dialog.getByRole('combobox', { name: field('Contents') }).selectOption({ label: say('Banknotes') })
  await dialog.getByRole('textbox', { name: field('Amount') }).fill('8000')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(card.getByRole('row', { name: say('Seal {code}', { code: 'S-2' }) })).toBeVisible()

  await card.getByRole('button', { name: say('Declare packs') }).click()
  const packs = page.getByRole('dialog', { name: say('Declare packs') })
  await packs.getByRole('combobox', { name: field('Pack'), exact: true }).selectOption({ index: 1 })
  await packs.getByRole('textbox', { name: field('Number of packs') }).fill('5')
  const answer = await declaredAfter(page, () => packs.getByRole('button', { name: say('Save') }).click())
  await expect(packs).toBeHidden()

  await card.getByRole('button', { name: say('QR codes') }).click()
  const codes = page.getByRole('dialog', { name: say('QR codes') })
  const sets = [answer.declaredValues[0], answer.declaredValuesPack[0]].map(named)
  const rendered = (number: number) =>
    codes.getByRole('img', {
      name: beginning(saying('QR code {number} of {codes}', { number: `${number}/2` })),
    })
  for (const [index, set] of sets.entries()) expect(unpacked(await readQr(rendered(index + 1)))).toEqual(set)
  expect((await rendered(1).boundingBox())?.width).toBe(500)
  const sheets = await pagesOf(await page.pdf({ format: 'A4' }))
  expect(sheets).toHaveLength(2)
  const total = `${say('Total declared')} 8\\.000,00 R\\$`
  const seal = say('Seal {code}', { code: 'S-2' })
  expect(sheets[0]).toMatch(new RegExp(`^${say('Pickup')} \\d+ · 1/2 Pinheiros.* ${total} ${seal}$`))
  expect(sheets[1]).toMatch(new RegExp(`^${say('Pickup')} \\d+ · 2/2 Pinheiros.* 5 × `))
  for (const [name, ending, type] of [
    ['Download PNG', /\.png$/, 'image/png'],
    ['Download SVG', /\.svg$/, 'image/svg+xml'],
  ] as const) {
    const download = page.waitForEvent('download')
    await codes
      .getByRole('button', { name: say(name) })
      .first()
      .click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(ending)
    expect(unpacked(await readPicture(page, await readFile(await file.path()), type))).toEqual(sets[0])
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const box of [page.locator('html'), codes]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(unpacked(await readQr(rendered(1)))).toEqual(sets[0])
  expect(await violations(page)).toEqual([])
})
