import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { countClicks } from '../count-clicks'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const list = () => page.getByRole('list', { name: 'Expected today', exact: true })
const checkFirst = () =>
  list()
    .getByRole('button', { name: /^Check Crew member 1, / })
    .first()
const digits = () => page.getByRole('form').getByRole('textbox')

const openFirms = async (as = 'customer-operator', width = 1280) => {
  await screen('/firms', { as, width })
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
}

describe('the visits of today', () => {
  it.each([390, 1280])(
    '[FIR-97] [FIR-98] the list of today’s visits shows hours, state, truck and service point at a width of %s px, and no personal data',
    async (width) => {
      await openFirms('customer-operator', width)
      const first = list().getByRole('listitem').filter({ hasText: 'Gran Vía 12' }).first()
      await expect.element(first).toMatchTextContent('10:30–11:00')
      await expect.element(first).toMatchTextContent('Expected now')
      await expect.element(first).toMatchTextContent('4821-KLM')
      await expect.element(first).toMatchTextContent('Gran Vía 12')
      expect(page.getByText(/Zabala|100234/).elements()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await violations()).toEqual([])
    },
  )

  it('[FIR-99] two clicks on the list of today’s visits are enough to see the result of checking a crew member', async () => {
    await openFirms()
    await expect.element(checkFirst()).toBeVisible()
    const clicks = countClicks()
    await checkFirst().click()
    await expect.element(digits().first()).toBeVisible()
    expect(page.getByText('100234').elements()).toEqual([])
    for (const box of digits().elements()) {
      const at = Number(/\d+/.exec(box.getAttribute('aria-label') ?? '')?.[0]) - 1
      await page.elementLocator(box).fill('44120987K'[at] ?? '')
    }
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Expected now' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Photo of employee 100234' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Signature of employee 100234' })).toBeVisible()
    await expect.element(page.getByText(/^Visit 10:30–11:00 4821-KLM$/)).toBeVisible()
    expect(clicks()).toBe(2)
    await page.getByRole('button', { name: 'New search' }).click()
    await expect.element(list()).toBeVisible()
  })

  it('[FIR-97] the list of today’s visits begins with visits at the service point that was last chosen for orders', async () => {
    await screen('/orders?servicePoint=2', { as: 'customer-operator' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openFirms()
    await expect.element(list().getByRole('listitem').first()).toMatchTextContent('Casco Viejo')
  })

  it('[FIR-97] the list of today’s visits can be loaded again after a failure', async () => {
    await world.fail({ call: 'firms.expected', as: 'server-error', times: 9 })
    await openFirms()
    await expect.element(page.getByText('The visits of today could not be loaded.')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('The visits of today could not be loaded.')).toBeVisible()
  })

  it('[FIR-97] the list of today’s visits shows crew and photos to the provider’s users in a country without security questions', async () => {
    await openFirms('provider-admin')
    await page.getByRole('combobox', { name: 'Country' }).selectOptions('DE')
    await expect
      .element(
        list()
          .getByRole('button', { name: /Jonas Weller/ })
          .first(),
      )
      .toBeVisible()
    await expect.poll(() => list().element().querySelectorAll('img').length).toBeGreaterThan(0)
  })
})
