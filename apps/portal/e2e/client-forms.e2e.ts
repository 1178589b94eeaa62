import type { Page } from '@playwright/test'
import { readNoAnswer } from './orders-screen'
import { CLIENTS } from './record-screens'
import { say } from './words'
import { expect, test } from './world'

const smartcash = (page: Page) =>
  page.getByRole('textbox', { name: say('SmartCash id', {}, 'records.idSmartcash') })

test('[RCF-2] if the response to saving a client is lost, the form keeps the typed text, and saving again adds the client once', async ({
  enter,
  faults,
}) => {
  const page = await enter('provider-admin', `${CLIENTS}/add`)
  const field = (english: string, key: string) =>
    page.getByRole('textbox', { name: say(english, {}, `records.${key}`), exact: true })
  const save = page.getByRole('group', { name: say('Save or cancel') }).getByRole('button')
  await page.getByRole('switch', { name: say('Validate in the core system') }).press('Space')
  await page.getByRole('combobox', { name: say('Country', {}, 'records.country') }).selectOption('1')
  await field('Code', 'code').fill('LOST-1')
  await field('Description', 'description').fill('Client LOST-1')
  await smartcash(page).fill('SC-LOST-1')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/client\/$/.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await faults.kill()
  await save.last().click()
  await readNoAnswer(page)
  await expect(page.getByRole('alert').filter({ hasText: say('It may have been saved') })).toBeVisible()
  await expect(smartcash(page)).toHaveValue('SC-LOST-1')
  await faults.start()
  faults.proxy.cutNextAnswerTo(/POST \/api\/configuration\/v1\/client\//)
  await save.last().click()
  await expect(page).toHaveURL(new RegExp(`${CLIENTS}$`))
  expect(faults.proxy.cuts()).toBe(1)
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
})

// A screen test can't check this: it runs in an iframe, where the portal can't intercept going back.
test('[FRA-28] a form with input asks before the browser goes back', async ({ enter }) => {
  const page = await enter('provider-admin', '/administration/users')
  await page.getByRole('navigation', { name: say('Parts of the administration') }).waitFor()
  await page.evaluate((path) => window.history.pushState(null, '', path), `${CLIENTS}/2`)
  await smartcash(page).fill('SC-TYPED')
  await page.evaluate(() => window.history.back())
  const question = page.getByRole('alertdialog', { name: say('Discard your changes?') })
  await question.getByRole('button', { name: say('Keep editing') }).click()
  await expect(question).toBeHidden()
  await expect(smartcash(page)).toHaveValue('SC-TYPED')
  await expect(page).toHaveURL(new RegExp(`${CLIENTS}/2$`))
})
