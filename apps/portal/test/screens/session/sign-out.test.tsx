import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, OPEN, openDeposit } from '../deposits/deposit-parts'
import { screen } from '../screen'
import { violations } from '../violations'

const exit = () => page.getByRole('button', { name: 'Exit', exact: true })
const question = () => page.getByRole('dialog', { name: 'Keep your draft on this computer?' })
const signedOut = () => page.getByRole('heading', { name: 'You are signed out' })
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('remesa.deposit.'))

const typeBagAndExit = async () => {
  await openDeposit(OPEN)
  await field('Bag code').fill('B-77120')
  await userEvent.keyboard('{Enter}')
  await field('Amount').fill('100')
  await expect.poll(stored).toHaveLength(1)
  await exit().click()
  await expect.element(question()).toBeVisible()
}

describe('signing out', () => {
  it('[SGN-29] signing out asks about the draft of an order, and removes all data if the user discards the draft', async () => {
    await typeBagAndExit()
    expect(await violations()).toEqual([])
    await question().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Bag code')).toHaveValue('B-77120')
    await exit().click()
    await question().getByRole('button', { name: 'Discard and exit' }).click()
    await expect.element(signedOut()).toBeVisible()
    await expect.poll(stored).toEqual([])
  })

  it('[SGN-29] signing out keeps the draft of an order if the user chooses to keep it, and confirms this', async () => {
    await typeBagAndExit()
    await question().getByRole('button', { name: 'Keep and exit' }).click()
    await expect.element(signedOut()).toBeVisible()
    await expect
      .element(page.getByText(/Drafts of orders and deposits that you kept stay/))
      .toBeInTheDocument()
    expect(stored()).toHaveLength(1)
  })

  it('[SGN-29] signing out asks no question if there is no draft of an order', async () => {
    await screen('/firms', { as: 'customer-operator' })
    await exit().click()
    await expect.element(signedOut()).toBeVisible()
  })
})
