import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeNotice } from '../notice'
import { choosePoint } from '../orders/order-parts'
import { screen } from '../screen'
import { world } from '../world'
import { card, choiceOf, declarable, dialog, inCard, save, sealRow, textOf } from './declared-parts'

/** Opens a pickup in Brazil. Its dialog lists bags and seals beside the values, and packs can be declared. */
const openInBrazil = async () => {
  await screen('/orders', { as: 'customer-br' })
  await closeNotice()
  await choosePoint('Pinheiros')
  await declarable().click()
  await expect.element(inCard('Declare values')).toBeVisible()
}

const packs = () => dialog('Declare packs')
const packsSaved = () => page.getByText(/^The declared packs of order \d+ have been saved\.$/)

const declarePacks = async (...counts: readonly string[]) => {
  await inCard('Declare packs').click()
  for (const [index, count] of counts.entries()) {
    await choiceOf('Pack', index + 1, packs()).selectOptions('Troco pequeno')
    await textOf('Number of packs', index + 1, packs()).fill(count)
  }
  await save(packs()).click()
  await expect.element(packsSaved()).toBeVisible()
}

it('[ORD-DEC-05] in Brazil values are declared together with bags and seals, packs are declared separately, and each of these two declarations has a QR code', async () => {
  await openInBrazil()
  await inCard('Declare values').click()
  await textOf('Code').fill('S-9001')
  await userEvent.keyboard('{Enter}')
  await expect.element(textOf('Code', 2)).toHaveFocus()
  await textOf('Code', 2).fill('BOLSA-1')
  await choiceOf('Bag or seal', 2).selectOptions('Bag')
  await choiceOf('Contents').selectOptions('Banknotes')
  await textOf('Amount').fill('8000')
  await save().click()
  await expect.element(sealRow('S-9001')).toBeVisible()
  await expect.element(card().getByRole('row', { name: /^Bag BOLSA-1/ })).toBeVisible()
  await declarePacks('2', '3')
  expect(world.sent('declaredValues.createPacks').map(({ body }) => body)).toMatchObject([
    { dr: [{ vl: [{ pq: 5, cic: 'BRL' }] }] },
  ])
  await inCard('QR codes').click()
  const codes = dialog('QR codes').getByRole('img')
  await expect.element(codes.first()).toHaveAccessibleName(/^QR code 1\/2 of S-9001/)
  await expect.element(codes.nth(1)).toHaveAccessibleName(/^QR code 2\/2 of /)
})

it('[ORD-DEC-05] declared packs can be changed, and can be deleted after a confirmation', async () => {
  await openInBrazil()
  await declarePacks('5')
  await card()
    .getByRole('button', { name: /^Change declaration/ })
    .click()
  const change = page.getByRole('dialog', { name: /^Change declaration/ })
  await textOf('Number of packs', 1, change).fill('7')
  await save(change).click()
  await expect.element(change).not.toBeInTheDocument()
  expect(world.sent('declaredValues.replacePacks').map(({ body }) => body)).toMatchObject([
    { dr: [{ vl: [{ pq: 7, cic: 'BRL' }] }] },
  ])
  await card()
    .getByRole('button', { name: /^Delete declaration/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText(/^Declaration .* has been deleted\.$/)).toBeVisible()
  await expect.element(card().getByRole('heading', { name: /^Declaration/ })).not.toBeInTheDocument()
})
