import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screen } from '../screen'

/** A service point with the channels Mostrador and Almacén, and with an account date. */
export const COUNTER = 'Delicias, caja inteligente'
/** A service point at which the user types the channel as free text. */
export const OPEN = 'Actur, caja inteligente'

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const channel = () => page.getByRole('combobox', { name: 'Channel' })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const bookButton = () => page.getByRole('button', { name: /^Book / })
export const bagRow = (code: string) => page.getByRole('row').filter({ hasText: code })
export const booked = (amount: string | RegExp) => page.getByRole('heading', { name: amount })
/** The deposits with a bag code that the back end has stored for the chosen service point. */
export const registered = (code: string) =>
  page.getByRole('region', { name: 'Last deposits here' }).getByRole('listitem').filter({ hasText: code })

export const choosePoint = async (point: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Service point' }).click()
  await page.getByRole('option', { name: point }).click()
}

export const chooseBanknotesAt = async (point: string): Promise<void> => {
  await choosePoint(point)
  await page.getByRole('combobox', { name: 'Contents' }).selectOptions('Banknotes')
}

/** Opens the deposit page at a service point, for a deposit of banknotes. */
export const openDeposit = async (point: string, as = 'customer-deposit'): Promise<void> => {
  await screen('/deposit', { as })
  await chooseBanknotesAt(point)
}

/** Types a bag as with a hand scanner and a keyboard. Enter moves to the next field. */
export const typeBag = async (code: string, amount: string): Promise<void> => {
  await field('Bag code').fill(code)
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Amount')).toHaveFocus()
  await userEvent.keyboard(amount)
}

export const reviewByKey = (): Promise<void> => userEvent.keyboard('{Control>}{Enter}{/Control}')

/** Types a bag, and continues to the confirmation of the booking. */
export const reviewBag = async (code: string, amount: string): Promise<void> => {
  await typeBag(code, amount)
  await reviewByKey()
  await expect.element(bookButton()).toBeVisible()
}

/** The time stamp of the last simulated key press. It may be in the future. */
let lastAt = 0

/**
 * Presses keys one after the other, `gap` milliseconds apart, on the element that has the focus. A pause precedes the
 * first key.
 */
export const pressKeys = (keys: readonly string[], gap: number): void => {
  let at = Math.max(performance.now(), lastAt + 400)
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    // The time stamp of a key event is the time of the key press, even if the page handles the event later.
    at += gap
    Object.defineProperty(event, 'timeStamp', { value: at })
    const isDone = (document.activeElement ?? document.body).dispatchEvent(event)
    if (isDone && key.length === 1 && document.activeElement instanceof HTMLInputElement)
      document.execCommand('insertText', false, key)
  }
  lastAt = at
}

/**
 * Types as a hand scanner does, on the element that has the focus: all characters at once, followed by Enter, Tab or
 * nothing.
 */
export const scan = (code: string, end: 'Enter' | 'Tab' | undefined = 'Enter'): void =>
  pressKeys([...code, ...(end === undefined ? [] : [end])], 5)
