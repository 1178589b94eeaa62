import { expect, type Page } from '@playwright/test'
import { say } from './words'
import type { Enter } from './world'

export const button = (page: Page, name: string, key?: string) =>
  page.getByRole('button', { name: say(name, {}, key), exact: true })
export const band = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text })
export const digits = (page: Page) => page.getByRole('form').getByRole('textbox')

export async function openFirms(enter: Enter, username = 'customer-operator'): Promise<Page> {
  const page = await enter(username, '/firms')
  await expect(button(page, 'Search', 'firms.search')).toBeVisible()
  return page
}

export async function searchFor(page: Page, type: string, identifier: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).check({ force: true })
  await page.getByRole('textbox').first().fill(identifier)
  await page.keyboard.press('Enter')
}

/** The digits of a document number that the security question requests, in the order of the question's fields. */
export async function askedDigits(page: Page, document: string): Promise<string> {
  await expect(digits(page).first()).toBeVisible()
  const labels = await digits(page).evaluateAll((boxes) =>
    boxes.map((box) => box.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => document[Number(/\d+/.exec(label)?.[0]) - 1] ?? '').join('')
}

/** A wrong answer to a security question: each digit differs from the digit of the right answer. */
export const wrong = (right: string): string =>
  [...right].map((digit) => String((Number(digit) + 1) % 10)).join('')
