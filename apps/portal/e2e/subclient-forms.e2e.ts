import type { Page } from '@playwright/test'
import { holdCalls } from './network'
import {
  atList,
  byHand,
  code,
  country,
  description,
  notFound,
  openAs,
  SUBCLIENTS,
  save,
  searchButton,
  smartcash,
  sourceSystem,
  synchronise,
} from './record-screens'
import { say } from './words'
import { expect, inLanguage, test, violations } from './world'

const ADD = `${SUBCLIENTS}/add`

const client = (page: Page) => page.getByRole('combobox', { name: say('Client', {}, 'subclients.client') })
const delegation = (page: Page) =>
  page.getByRole('combobox', { name: say('Delegation', {}, 'subclients.delegation') })
const saved = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && /\/sub-client\/$/.test(request.url()))

async function chooseClient(page: Page, typed: string, name: string): Promise<void> {
  await client(page).click()
  await client(page).fill(typed)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(client(page)).toHaveValue(name)
}

test('[SUB-58] [SUB-23] [LST-10] [LST-11] a center of the core system is added below a client that was searched for', async ({
  enter,
}) => {
  const page = await enter('provider-admin', ADD)
  await expect(client(page)).toBeDisabled()
  await expect(client(page)).toHaveAccessibleDescription(
    say('Choose a country first', {}, 'selector.first.country'),
  )
  await country(page).selectOption('1')
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/v1/client')) searches.push(searchParams.get('codeOrDesc') ?? '')
  })
  await chooseClient(page, 'bazar', 'Bazar Norte')
  expect(searches.filter((text) => text !== '')).toEqual(['bazar'])
  await sourceSystem(page).selectOption('SIGII')
  await code(page).fill('404')
  await page.keyboard.press('Enter')
  await expect(notFound(page, '404')).toBeVisible()
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(say('The center was not found')))
  await expect(delegation(page)).toHaveCount(0)
  await code(page).fill('9102')
  await searchButton(page).click()
  await expect(description(page)).toHaveValue('Bazar Norte Vitoria')
  await expect(description(page)).toHaveAttribute('readonly')
  await expect(page.getByRole('rowheader', { name: 'SAP' })).toBeVisible()
  if ((await delegation(page).inputValue()) === '') await delegation(page).selectOption({ index: 1 })
  await smartcash(page).fill('SC-9102')
  expect(await violations(page)).toEqual([])
  const request = saved(page)
  await save(page).click()
  expect((await request).postDataJSON()).toMatchObject({
    codeSol: '9102',
    uniqueCode: 'ES-0101-9102',
    description: 'Bazar Norte Vitoria',
    idSmartcash: 'SC-9102',
    active: true,
    thirdcodes: [{ system: 'SAP', code: 'S-9102' }],
    limits: [],
  })
  await expect(page.getByText(say('The center has been saved'))).toBeVisible()
  await atList(page, SUBCLIENTS)
})

test('[SUB-43] [SUB-45] by hand a center takes a delegation of its country, once they have loaded, and a taken code is refused', async ({
  page,
  origin,
}) => {
  const delegations = await holdCalls(page, /\/delegation\//)
  await openAs(page, origin, 'provider-staff', ADD)
  await delegations.lose()
  await expect(country(page)).toHaveCount(0)
  await byHand(page)
  await chooseClient(page, '0101', 'Bazar Norte')
  await code(page).fill('0301')
  await description(page).fill('Bazar Norte Burgos')
  await smartcash(page).fill('SC-BURGOS')
  await expect(page.getByText(say('The delegations could not be loaded'))).toBeVisible()
  await delegations.pass()
  await page.getByRole('button', { name: say('Try again') }).click()
  await delegation(page).selectOption({ label: 'Bilbao' })
  await save(page).click()
  const taken = say('Another center already has this code')
  await expect(page.getByRole('alert').filter({ hasText: taken })).toBeVisible()
  await expect(description(page)).toHaveValue('Bazar Norte Burgos')
  await code(page).fill('HAND-1')
  await save(page).dblclick()
  await atList(page, SUBCLIENTS)
  await expect(page.getByRole('rowheader', { name: 'Bazar Norte Burgos' })).toHaveCount(1)
})

inLanguage('de', () => {
  test('[SUB-15] [SUB-31] an edited center changes its delegation and is synchronised', async ({
    enter,
    origin,
  }) => {
    const page = await enter('provider-staff', `${SUBCLIENTS}/1`)
    await expect(smartcash(page)).toBeVisible()
    await expect(code(page)).toHaveCount(0)
    await synchronise(page)
    const before = await delegation(page).inputValue()
    const others = delegation(page).locator(`option:not([value="${before}"]):not([value=""])`)
    const after = (await others.first().getAttribute('value')) ?? ''
    await delegation(page).selectOption(after)
    const request = saved(page)
    await page.keyboard.press('ControlOrMeta+s')
    expect((await request).postDataJSON()).toMatchObject({ id: 1, delegation: after.split('-')[0] })
    await atList(page, SUBCLIENTS)
    await page.goto(`${origin}${SUBCLIENTS}/1`)
    await expect(delegation(page)).toHaveValue(after)
  })
})

test('[LST-10] a search for a client that fails says so, and can be tried again', async ({ enter }) => {
  const page = await enter('provider-staff', ADD)
  const calls = await holdCalls(page, /\/v1\/client\?/)
  await client(page).click()
  await expect(page.getByRole('option', { name: say('Loading') })).toBeVisible()
  await calls.lose()
  await expect(page.getByText(say('The search failed'))).toBeVisible()
  await calls.pass()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('option', { name: /Bazar Norte/ })).toBeVisible()
})

test('[RCF-1] a center that does not exist, or is out of reach, is an unknown address', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-staff', SUBCLIENTS)
  await page.goto(`${origin}${SUBCLIENTS}/999999`)
  await expect(page).toHaveURL(/\/404$/)
})

test('centers are edited only by those who may', async ({ enter, origin }) => {
  const page = await enter('customer-supervisor', ADD)
  await expect(page).not.toHaveURL(new RegExp(`${ADD}$`))
  await page.goto(`${origin}${SUBCLIENTS}/1`)
  await expect(page).not.toHaveURL(/\/1$/)
  await expect(smartcash(page)).toHaveCount(0)
})
