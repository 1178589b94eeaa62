import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const answer = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const photo = (registry: string) => page.getByRole('img', { name: `Photo of employee ${registry}` })
const digits = () => page.getByRole('form').getByRole('textbox')
/**
 * The area of the page with the result for an employee whose data may be shown. Its title says whether the employee is
 * expected today.
 */
const found = () => answer(/^(Expected now|Expected later today|Not expected today)$/)

const openFirms = async (as = 'customer-operator', width = 1280) => {
  await screen('/firms', { as, width })
  await expect.element(button('Search')).toBeVisible()
}

const searchFor = async (type: string, identifier: string) => {
  await page.getByRole('radio', { name: type, exact: true }).click({ force: true })
  await page.getByRole('textbox').first().fill(identifier)
  await userEvent.keyboard('{Enter}')
}

/** The digits of a document number that the security question requests, in the order of the question's fields. */
const askedDigits = async (document: string): Promise<string> => {
  await expect.element(digits().first()).toBeVisible()
  const labels = digits()
    .elements()
    .map((box) => box.getAttribute('aria-label') ?? '')
  return labels.map((label) => document[Number(/\d+/.exec(label)?.[0]) - 1] ?? '').join('')
}

/** A wrong answer to a security question: each digit differs from the digit of the right answer. */
const wrong = (right: string): string => [...right].map((digit) => String((Number(digit) + 1) % 10)).join('')

const answerWith = (text: string): Promise<void> => userEvent.keyboard(`${text}{Enter}`)

describe('an employee', () => {
  it('[FRM-EMP-10] [FRM-EMP-15] [FRM-EMP-17] the page hides an employee’s data until the digits are right, and then shows only the data that the law allows', async () => {
    await openFirms()
    expect(await violations()).toEqual([])
    await searchFor('TIP', '84512')
    const right = await askedDigits('44120987K')
    expect(page.getByText('Portavalor').elements()).toEqual([])
    expect(photo('100234').elements()).toEqual([])
    await answerWith(wrong(right))
    await expect.element(page.getByRole('alert')).toMatchTextContent('The digits do not match the document')
    await expect.element(digits().first()).toHaveValue('')
    await expect.element(digits().first()).toHaveFocus()
    await button('Cancel').click()
    await expect.element(answer('Not checked yet')).toBeVisible()
    await button('Enter the digits').click()
    await expect.element(digits().first()).toHaveFocus()
    await answerWith(right)
    await expect.element(found()).toHaveFocus()
    await expect.element(page.getByText('Portavalor')).toBeVisible()
    await expect.element(photo('100234')).toBeVisible()
    expect(page.getByText('Iker').elements()).toEqual([])
    expect(await violations()).toEqual([])
    await button('New search').click()
    await expect.element(page.getByRole('textbox').first()).toHaveValue('')
  })

  it('[FRM-EMP-08] [FRM-EMP-16] two employees with the same document number have separate tabs, and are checked separately', async () => {
    await openFirms()
    await searchFor('TIP', '55501')
    await answerWith(await askedDigits('B100238'))
    await expect.element(photo('100238')).toBeVisible()
    await page.getByRole('tab', { name: 'Employee 2 of 2' }).click()
    await expect.element(digits().first()).toBeVisible()
    expect(page.getByText('100239').elements()).toEqual([])
    await answerWith(await askedDigits('B100239'))
    await expect.element(photo('100239')).toBeVisible()
  })

  it('[FRM-EMP-05] [FRM-EMP-19] in Germany an employee is found without a document type, even before the country’s settings are loaded, and all data are shown', async () => {
    await openFirms('provider-admin')
    const release = world.hold('country.config')
    await page.getByRole('combobox', { name: 'Country' }).selectOptions('DE')
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await page.getByRole('textbox').first().fill('L01X00T47')
    // The search must also start if the user presses Enter while the settings of the country are still loading.
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Cancel')).toBeVisible()
    release()
    await expect.element(found()).toBeVisible()
    await expect.element(page.getByText('Jonas Weller')).toBeVisible()
    await expect.element(photo('300501')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('[FIR-90] [FRM-EMP-18] a user of a phone can check an employee with the number pad of the page', async () => {
    await openFirms('customer-operator', 390)
    await searchFor('TIP', 'V-77120')
    for (const digit of await askedDigits('B100236')) await button(digit).click()
    expect(await violations()).toEqual([])
    await button('Check').click()
    await expect.element(found()).toBeVisible()
    await expect.element(page.getByText('PORTEADOR')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('[FRM-EMP-24] the page says that a search for an employee got no response, and can repeat the search', async () => {
    await openFirms()
    await world.fail({ call: 'firms.employees', as: 'network', times: 2 })
    await searchFor('DNI', '12345678Z')
    await closeNotice()
    await expect.element(answer('No answer')).toBeVisible()
    await button('Try again').click()
    await expect.element(found()).toBeVisible()
  })

  it('[AZ-03] the page does not show an employee if the user’s right was withdrawn', async () => {
    await openFirms()
    world.sendAs('firms.employees', 'customer-viewer')
    await searchFor('DNI', '12345678Z')
    await closeNotice('Not authorised')
    expect(page.getByText('Vigilante').elements()).toEqual([])
  })
})

describe('a search', () => {
  it('[FRM-VEH-02] [FRM-VEH-03] a search finds a truck by its plate, and the page warns to hand nothing over if a search finds no truck', async () => {
    await openFirms()
    await searchFor('Truck plate', '4821-KLM')
    await expect.element(page.getByRole('list', { name: 'Trucks found' })).toMatchTextContent('BL-014')
    await button('New search').click()
    await searchFor('Truck code', 'ZZ-999')
    await expect.element(answer('Hand nothing over')).toHaveFocus()
    await button('Search again').click()
    await searchFor('TIP', '11111')
    await expect.element(page.getByText('Nobody on duty has this number.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['the user may see one of its visits', 'customer-operator', 'Expected now', 1],
    ['its visits are at points of other customers', 'customer-other', 'Not expected today', 0],
  ])(
    '[FIR-94] the result of a search for a truck shows whether the truck is expected, if %s',
    async (_, as, words, visits) => {
      await openFirms(as)
      await searchFor('Truck plate', '4821-KLM')
      await expect.element(answer(words)).toBeVisible()
      const shown = page.getByRole('listitem').filter({ hasText: 'Gran Vía 12' })
      await expect.poll(() => Math.min(1, shown.elements().length)).toBe(visits)
    },
  )

  it('[FIR-95] [FIR-96] the result of a search stays on the page, which updates the state of each visit every minute', async () => {
    // The clock moves on by less than the half hour after which an idle session ends.
    await world.setNow(new Date('2026-11-23T13:40:00Z'))
    await openFirms()
    await searchFor('Truck plate', '4821-KLM')
    const visits = (state: string) => page.getByRole('listitem').filter({ hasText: state })
    const late = visits(', late')
    await expect.element(late.first()).toBeVisible()
    await world.setNow(new Date('2026-11-23T13:52:00Z'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(answer('No more visits today')).toBeVisible()
    await expect.element(late).not.toBeInTheDocument()
    await expect.element(visits(', not carried out').first()).toBeVisible()
    await expect.element(page.getByText('Call the control room before you hand anything over.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('[FIR-19] [FIR-65] a search accepts a plate in any spelling, and a badge number read by a hand scanner', async () => {
    await openFirms()
    await expect.element(page.getByText('number on the badge')).toBeVisible()
    await searchFor('Truck plate', '4821 KLM')
    await expect.element(page.getByRole('list', { name: 'Trucks found' })).toMatchTextContent('BL-014')
    await button('New search').click()
    await searchFor('TIP', 'TIP:84512')
    await expect.element(digits().first()).toBeVisible()
  })

  it('[FIR-101] the form that searches for an employee shows on request where the number is printed on a badge', async () => {
    await openFirms('customer-operator', 390)
    const text = page.getByText(/printed on the front of the badge/)
    await expect.element(button('Where is this number?')).toBeVisible()
    expect(text.elements().map((element) => element.checkVisibility())).toEqual([false])
    await button('Where is this number?').click()
    await expect.element(text).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('radio', { name: 'DNI', exact: true }).click({ force: true })
    await expect.element(button('Where is this number?')).not.toBeInTheDocument()
  })

  it('[FRM-EMP-27] [FRM-EMP-30] a user can request a report of past searches for chosen clients after a confirmation', async () => {
    await openFirms()
    await button('Export searches').click()
    const dialog = page.getByRole('dialog', { name: 'Export searches' })
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    expect(await violations()).toEqual([])
    const send = dialog.getByRole('button', { name: 'Export', exact: true })
    await send.click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Bazar Norte' }).click({ force: true })
    await send.click()
    await button('Request report').click()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    expect(world.sent('reports.requestEmployeeSearches').map(({ body }) => body)).toMatchObject([
      { timeZone: 'Europe/Madrid' },
    ])
  })
})
