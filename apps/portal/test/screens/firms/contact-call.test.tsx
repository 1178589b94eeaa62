import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screen } from '../screen'
import { violations } from '../violations'

const call = () => page.getByRole('link', { name: 'Call the control room +34 900 555 014', exact: true })

const search = async (type: string, identifier: string, width = 1280) => {
  await screen('/firms', { as: 'customer-operator', width })
  await page.getByRole('radio', { name: type, exact: true }).click({ force: true })
  await page.getByRole('textbox').first().fill(identifier)
  await userEvent.keyboard('{Enter}')
}

describe('the control room', () => {
  it.each([
    ['nobody has the number', 'TIP', '11111', 'Hand nothing over'],
    ['the employee is not expected', 'DNI', '12345678Z', 'Not expected today'],
  ])(
    '[FIR-100] the control room can be called from the result of an employee check in which %s',
    async (_, type, identifier, title) => {
      await search(type, identifier, 390)
      await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect.element(call()).toHaveAttribute('href', 'tel:+34900555014')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      expect(await violations()).toEqual([])
    },
  )

  it('[FIR-100] the control room can be called after wrong answers have locked the check of an employee', async () => {
    await search('TIP', '84512')
    const boxes = page.getByRole('form').getByRole('textbox')
    for (const _ of [1, 2, 3]) {
      await expect.element(boxes.first()).toHaveValue('')
      await boxes.first().fill('0')
      await boxes.last().fill('1')
      await page.getByRole('button', { name: 'Check', exact: true }).click()
    }
    await expect.element(page.getByRole('heading', { level: 2, name: 'Locked' })).toBeVisible()
    await expect.element(call()).toBeVisible()
  })

  it('[FIR-100] a call to the control room is not offered if a search finds that the truck is expected now', async () => {
    await search('Truck plate', '4821-KLM')
    await expect.element(page.getByRole('heading', { level: 2, name: 'Expected now' })).toBeVisible()
    expect(call().elements()).toEqual([])
  })
})
