import { readFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import { holdUpSeal, isCameraOff } from './camera'
import { tabTo } from './keys'
import { holdCalls, loseAnswers } from './network'
import { bucket, choosePoint, detailsButton } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { readPicture, readQr, unpacked } from './read-qr'
import { beginning, OTHER_LANGUAGE, say, saying } from './words'
import { AT_CASCO_VIEJO, acceptCookies, expect, fillSignIn, test, violations } from './world'

const isReading = (request: Request): boolean =>
  request.url().includes('/v2/declared-value') && request.method() === 'GET'

/**
 * The declared values after an action that makes the page read them. They are read once more here, because the browser may
 * report a request whose answer the page has used as aborted: neither `requestfinished` nor a body would come then.
 */
async function declaredAfter(page: Page, act: () => Promise<void>) {
  const read = page.waitForRequest(isReading)
  await act()
  return (await page.request.fetch(await read)).json()
}

/** A set without the codes that its lines do not have: the back end sends them as null, a QR code leaves them out. */
const named = (set: unknown): unknown =>
  JSON.parse(JSON.stringify(set, (key, value) => (value === null && /^[bs]c$/.test(key) ? undefined : value)))

/** A future pickup without amounts, so that its values can be declared. */
const declarable = (page: Page): Locator =>
  bucket(page, 'Next')
    .getByRole('row')
    .filter({ hasText: say('Pickup') })
    .filter({ hasText: new RegExp(`${say('Pending')}|${say('Received', {}, 'orders.status.RECEIVED')}`) })
    .filter({ hasNotText: /[€$]/ })
    .first()

/** An amount of banknotes, with any text in between. */
const notes = (amount: string) => new RegExp(`${say('Banknotes')}\\s*${amount}`)

test('[ORD-DEC-04] values are declared with their bags and seals, scanned from their QR code, changed and deleted', async ({
  orders: page,
  origin,
}) => {
  test.slow()
  await page.goto(`${origin}${AT_CASCO_VIEJO}`)

  // Declared values of a completed order are read-only.
  await detailsButton(bucket(page, 'Previous')).first().click()
  const card = page.getByRole('region', { name: say('Declared values') })
  await expect(card).toContainText(say('Nothing was declared.'))
  await expect(card.getByRole('button', { name: say('Declare values') })).toHaveAccessibleDescription(
    saying('The status of the order does not allow changes any more.'),
  )
  await page.keyboard.press('Escape')

  await detailsButton(declarable(page)).click()
  await expect(card).toContainText(
    say('Nothing is declared yet. Declare what is in each bag before the crew comes.'),
  )
  await expect(card.getByRole('button', { name: say('QR codes') })).toHaveAccessibleDescription(
    saying('There is nothing declared yet that a code could hold.'),
  )

  // From here on without a mouse, until the record is saved.
  await tabTo(page, card.getByRole('button', { name: say('Declare values') }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('Declare values') })
  const field = (name: string, number: number) => say('{field}, line {number}', { field: say(name), number })
  const code = dialog.getByRole('textbox', { name: field('Code', 1) })
  const save = dialog.getByRole('button', { name: say('Save') })
  await expect(code).toBeFocused()
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(say('Add at least one value.'))
  await expect(code).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('BAG-001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('combobox', { name: field('Contents', 1) }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('textbox', { name: field('Amount', 1) }))
  await page.keyboard.type('1.250')
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  const warning = page.getByRole('alertdialog', { name: say('Seal required') })
  await expect(warning).toContainText(say('At least one seal is needed'))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await tabTo(page, dialog.getByRole('combobox', { name: field('Bag or seal', 2) }))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, dialog.getByRole('textbox', { name: field('Code', 2) }))
  // A scanner ends the code with Enter.
  await page.keyboard.type('S-7741920')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: field('Amount', 2) })).toBeFocused()
  await page.keyboard.type('40')
  await expect(dialog.getByRole('table')).toContainText('1.290,00 €')

  // The answer is lost: the same request is sent again and stored once.
  const answers = await loseAnswers(page, /\/v1\/declared-value$/)
  await page.keyboard.press('Control+Enter')
  const unanswered = page.getByRole('alertdialog').filter({ hasText: say('Check your internet connection.') })
  await expect(unanswered.getByRole('button', { name: say('Close') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(unanswered).toBeHidden()
  await expect(dialog.getByRole('alert')).toContainText(say('The declaration may have been saved'))
  expect(await violations(page)).toEqual([])
  await answers.pass()
  await tabTo(page, save)
  const first = await declaredAfter(page, () => page.keyboard.press('Enter'))
  await expect(
    page.getByText(beginning(saying('The declared values of order {order} have been saved.'))),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: say('Declare values') })).toBeFocused()
  const record = card.getByRole('table', { name: say('Values of {code}', { code: 'BAG-001' }) })
  await expect(record.getByRole('row', { name: say('Bag {code}', { code: 'BAG-001' }) })).toContainText(
    notes('1\\.250,00 €'),
  )
  await expect(record.getByRole('row', { name: say('Seal {code}', { code: 'S-7741920' }) })).toContainText(
    notes('40,00 €'),
  )
  expect(first.declaredValues[0].dt.dr).toHaveLength(1)

  // A second record can't use the codes of the first one.
  await card.getByRole('button', { name: say('Declare values') }).click()
  await code.fill('S-7741920')
  await dialog.getByRole('combobox', { name: field('Contents', 1) }).selectOption({ label: say('Coins') })
  await dialog.getByRole('textbox', { name: field('Amount', 1) }).fill('12,35')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText(say('The seal code already exists'))
  const scan = dialog.getByRole('button', { name: say('Scan the code') })
  await scan.click()
  const scanner = page.getByRole('dialog', { name: say('Scan a code') })
  await expect(scanner.getByRole('alert')).toContainText(
    new RegExp(`${say('No camera was found')}|${say('The camera may not be used')}`),
  )
  expect(await violations(page)).toEqual([])
  await holdUpSeal(page)
  await scanner.getByRole('button', { name: say('Try again') }).click()
  await expect(scanner).toBeHidden()
  await expect(code).toHaveValue('S-2')
  await expect(code).not.toHaveAttribute('aria-invalid')
  expect(await isCameraOff(page)).toBe(true)
  await dialog.getByRole('button', { name: say('Cancel') }).click()
  await page.getByRole('button', { name: say('Keep editing') }).click()
  await expect(code).toHaveValue('S-2')
  await save.dblclick()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('heading', { name: say('Declaration {code}', { code: 'S-2' }) })).toBeVisible()

  await card.getByRole('button', { name: say('Change declaration {code}', { code: 'S-2' }) }).click()
  const change = page.getByRole('dialog', { name: say('Change declaration {code}', { code: 'S-2' }) })
  await expect(change.getByRole('textbox', { name: field('Code', 1) })).toHaveValue('S-2')
  await change.getByRole('textbox', { name: field('Amount', 1) }).fill('13,40')
  const changed = await declaredAfter(page, () => change.getByRole('button', { name: say('Save') }).click())
  await expect(card.getByRole('row', { name: say('Seal {code}', { code: 'S-2' }) })).toContainText('13,40 €')

  await expect(card.getByRole('region', { name: say('Total declared') })).toContainText('13,40 €')
  await card.getByRole('button', { name: say('QR codes') }).click()
  const codes = page.getByRole('dialog', { name: say('QR codes') })
  const drawn = codes.getByRole('img', { name: say('QR code of {codes}', { codes: 'BAG-001, S-2' }) })
  expect((await drawn.boundingBox())?.width).toBe(500)
  expect(unpacked(await readQr(drawn))).toEqual(named(changed.declaredValues[0]))
  expect(await violations(page)).toEqual([])
  for (const [name, ending, type] of [
    ['Download PNG', /^qr-\d+\.png$/, 'image/png'],
    ['Download SVG', /^qr-\d+\.svg$/, 'image/svg+xml'],
  ] as const) {
    const download = page.waitForEvent('download')
    await codes.getByRole('button', { name: say(name) }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(ending)
    const said = await readPicture(page, await readFile(await file.path()), type)
    expect(unpacked(said)).toEqual(named(changed.declaredValues[0]))
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
  expect(unpacked(await readQr(drawn))).toEqual(named(changed.declaredValues[0]))
  await page.keyboard.press('Escape')
  await expect(codes).toBeHidden()
  expect(await violations(page)).toEqual([])

  await card.getByRole('button', { name: say('Delete declaration {code}', { code: 'S-2' }) }).click()
  const question = page.getByRole('alertdialog', { name: say('Delete declaration {code}?', { code: 'S-2' }) })
  await expect(question.getByRole('button', { name: say('Cancel') })).toBeFocused()
  await expect(question).toContainText(
    say('The crew will no longer see what it says. This cannot be undone.'),
  )
  await question.getByRole('button', { name: say('Delete') }).click()
  await expect(card.getByRole('heading', { name: say('Declaration {code}', { code: 'S-2' }) })).toBeHidden()
  await expect(card.getByRole('button', { name: say('Declare values') })).toBeFocused()
  await expect(
    card.getByRole('heading', { name: say('Declaration {code}', { code: 'BAG-001' }) }),
  ).toBeVisible()
})

const tooLong = '{length, plural, one {Enter at most # character} other {Enter at most # characters}}'

test.describe('in another language', () => {
  test.use({ language: OTHER_LANGUAGE })

  test('[ORD-DEC-05] bags, seals, values and packs are declared separately, with one QR code and sheet per set', async ({
    page,
    origin,
  }) => {
    test.slow()
    await page.goto(`${origin}/orders`)
    await fillSignIn(page, 'customer-br')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Close') })
      .click()
    await acceptCookies(page)
    await choosePoint(page, /Pinheiros/)
    const packsOfClient = await holdCalls(page, /\/v1\/pack\?/)
    await detailsButton(declarable(page)).click()
    const card = page.getByRole('region', { name: say('Declared values') })

    await card.getByRole('button', { name: say('Declare values') }).click()
    const dialog = page.getByRole('dialog', { name: say('Declare values') })
    const field = (name: string, number: number) =>
      say('{field}, line {number}', { field: say(name), number })
    const code = dialog.getByRole('textbox', { name: field('Code', 1) })
    const save = dialog.getByRole('button', { name: say('Save') })
    await save.click()
    await expect(dialog).toContainText(
      `${say('Add at least one value.')} ${say('Add at least one bag or seal.')}`,
    )
    await code.fill('S'.repeat(19))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert').filter({ hasText: say('Code') })).toContainText(
      say(tooLong, { length: 18 }),
    )
    await code.fill('S-9001')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: field('Code', 2) })).toBeFocused()
    await page.keyboard.type('BOLSA-1')
    await dialog.getByRole('combobox', { name: field('Bag or seal', 2) }).selectOption({ label: say('Bag') })
    await expect(
      dialog
        .getByRole('table', { name: say('Bags and seals') })
        .getByRole('button', { name: beginning(saying('Remove {name}', {}, 'entries.remove')) }),
    ).toHaveCount(2)
    await dialog
      .getByRole('combobox', { name: field('Contents', 1) })
      .selectOption({ label: say('Banknotes') })
    const amount = dialog.getByRole('textbox', { name: field('Amount', 1) })
    await amount.fill('10,50')
    await save.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('8000')
    await save.click()
    await expect(
      page.getByText(beginning(saying('The declared values of order {order} have been saved.'))),
    ).toBeVisible()
    await expect(card.getByRole('row', { name: say('Seal {code}', { code: 'S-9001' }) })).toBeVisible()

    await card.getByRole('button', { name: say('Declare packs') }).click()
    const packs = page.getByRole('dialog', { name: say('Declare packs') })
    await expect(packs.getByText(say('The packs are still loading.')).first()).toBeVisible()
    await packsOfClient.lose()
    await expect(packs.getByText(say('The packs could not be loaded.')).first()).toBeVisible()
    await packsOfClient.pass()
    await packs.getByRole('button', { name: say('Try again') }).click()
    await expect(packs.getByText(say('The packs could not be loaded.'))).toHaveCount(0)
    await packs.getByRole('button', { name: say('Save') }).click()
    await expect(packs).toContainText(say('Add at least one pack.'))
    for (const [line, count] of ['2', '3'].entries()) {
      await packs
        .getByRole('combobox', { name: field('Pack', line + 1), exact: true })
        .selectOption({ index: 1 })
      await packs.getByRole('textbox', { name: field('Number of packs', line + 1) }).fill(count)
    }
    expect(await violations(page)).toEqual([])
    const answer = await declaredAfter(page, () => packs.getByRole('button', { name: say('Save') }).click())
    await expect(
      page.getByText(beginning(saying('The declared packs of order {order} have been saved.'))),
    ).toBeVisible()
    expect(answer.declaredValuesPack[0].dt.dr[0].vl).toMatchObject([{ pq: 5, cic: 'BRL' }])

    await card.getByRole('button', { name: say('QR codes') }).click()
    const codes = page.getByRole('dialog', { name: say('QR codes') })
    for (const [name, set] of [
      [
        beginning(saying('QR code {number} of {codes}', { number: '1/2', codes: 'S-9001' })),
        answer.declaredValues[0],
      ],
      [beginning(saying('QR code {number} of {codes}', { number: '2/2' })), answer.declaredValuesPack[0]],
    ]) {
      expect(unpacked(await readQr(codes.getByRole('img', { name })))).toEqual(named(set))
    }
    const bags = `${say('Seal {code}', { code: 'S-9001' })}, ${say('Bag {code}', { code: 'BOLSA-1' })}`
    const sheets = await pagesOf(await page.pdf({ format: 'A4' }))
    expect(sheets).toHaveLength(2)
    const total = `${say('Total declared')} 8\\.000,00 R\\$`
    expect(sheets[0]).toMatch(new RegExp(`^${say('Pickup')} \\d+ · 1/2 Pinheiros.* ${total} ${bags}$`))
    expect(sheets[1]).toMatch(new RegExp(`^${say('Pickup')} \\d+ · 2/2 Pinheiros.* 5 × `))
    await page.keyboard.press('Escape')

    const packCode: string = answer.declaredValuesPack[0].dt.dr[0].co
    await card.getByRole('button', { name: say('Change declaration {code}', { code: packCode }) }).click()
    const packsChanged = page.getByRole('dialog', {
      name: say('Change declaration {code}', { code: packCode }),
    })
    await packsChanged.getByRole('textbox', { name: field('Number of packs', 1) }).fill('7')
    const changed = await declaredAfter(page, () =>
      packsChanged.getByRole('button', { name: say('Save') }).click(),
    )
    expect(changed.declaredValuesPack[0].dt.dr).toMatchObject([{ co: packCode, vl: [{ pq: 7, cic: 'BRL' }] }])
    await card.getByRole('button', { name: say('Delete declaration {code}', { code: packCode }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete') })
      .click()
    await expect(
      page.getByText(say('Declaration {code} has been deleted.', { code: packCode })),
    ).toBeVisible()
    await expect(
      card.getByRole('heading', { name: say('Declaration {code}', { code: packCode }) }),
    ).toBeHidden()
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('dialog').filter({ has: card })).toHaveAttribute('aria-modal', 'true')
    expect(await violations(page)).toEqual([])
  })
})
