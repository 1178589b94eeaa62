import type { Page } from '@playwright/test'
import { loseAnswers, sendAs } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import { atList, openAs, POINTS, SUBCLIENTS, save, smartcash } from './record-screens'
import { say } from './words'
import { expect, inLanguage, test, violations } from './world'

const address = (page: Page) =>
  page.getByRole('textbox', { name: say('Address', {}, 'service-points.form.address'), exact: true })

/** Each form in another language, with a field that two people change. Clients have a journey of their own. */
const forms = [
  { language: 'es', list: SUBCLIENTS, id: 2, call: /\/sub-client\/$/, field: smartcash },
  { language: 'de', list: POINTS, id: 4, call: /\/service-point$/, field: address },
]

for (const { language, list, id, call, field } of forms)
  inLanguage(language, () => {
    test(`[RCF-2] [RCF-5] a record of ${list} meets what another browser saved, a right taken away, and a lost answer`, async ({
      enter,
      browser,
      origin,
    }) => {
      const context = await browser.newContext()
      const other = await context.newPage()
      const page = await enter('provider-staff', `${list}/${id}`)
      await openAs(other, origin, 'provider-admin', `${list}/${id}`)
      await field(page).fill('Mine 1')
      await field(other).fill('Theirs 1')
      await save(other).click()
      await atList(other, list)
      await context.close()

      await save(page).click()
      await expect(page.getByText(say('Someone else saved it while you were editing'))).toBeVisible()
      await expect(field(page)).toHaveValue('Mine 1')
      await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: say('Keep mine: {value}', { value: 'Mine 1' }) }).click()

      const withdrawn = await sendAs(page, { browser, origin, username: 'customer-supervisor' }, call, [
        'POST',
      ])
      await save(page).click()
      await readNotAuthorised(page)
      await expect(field(page)).toHaveValue('Mine 1')
      await withdrawn.pass()

      const lost = await loseAnswers(page, call)
      await save(page).click()
      await readNoAnswer(page)
      await expect(page.getByRole('alert').filter({ hasText: say('It may have been saved') })).toBeVisible()
      await expect(field(page)).toHaveValue('Mine 1')
      await lost.pass()
      await save(page).click()
      await atList(page, list)
      await page.goto(`${origin}${list}/${id}`)
      await expect(field(page)).toHaveValue('Mine 1')
    })
  })
