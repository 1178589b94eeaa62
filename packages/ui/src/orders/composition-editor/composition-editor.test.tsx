import type { DraftChange } from '@remesa/domain/orders'
import { composeStories } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from '../new-order-sheet/new-order-sheet.stories'

const { Delivery, PiecesLoading } = composeStories(stories)

const open = async (props: ComponentProps<typeof Delivery> = {}, Story = Delivery) => {
  const screen = await renderIn('en', <Story {...props} />)
  return {
    ...screen,
    pieces: (piece: string) => screen.getByRole('textbox', { name: `Pieces of ${piece}`, exact: true }),
    amount: (piece: string) => screen.getByRole('textbox', { name: `Amount in ${piece}`, exact: true }),
    total: screen.getByRole('status', { name: 'Total' }),
    send: screen.getByRole('button', { name: 'Send' }),
  }
}

describe('a composition', () => {
  it('the editor of a delivery’s contents has a line for every note and coin, grouped into notes and coins', async () => {
    const { getByRole } = await open()
    await expect.element(getByRole('region', { name: 'Banknotes' }).getByRole('textbox')).toHaveLength(14)
    await expect.element(getByRole('region', { name: 'Coins' }).getByRole('textbox')).toHaveLength(16)
  })

  it('the editor of a delivery’s contents converts pieces into amounts and amounts into pieces, and shows both totals', async () => {
    const { pieces, amount, total, getByRole } = await open()
    await pieces('50,00 €').fill('3')
    await expect.element(amount('50,00 €')).toHaveValue('150,00')
    await amount('0,20 €').fill('9')
    await expect.element(pieces('0,20 €')).toHaveValue('45')
    await expect.element(getByRole('region', { name: 'Coins' })).toMatchTextContent(/9,00 €/)
    await expect.element(total).toMatchTextContent('159,00 €')
  })

  it('the editor of a delivery’s contents does not cut off amounts of millions on a phone', async () => {
    await page.viewport(390, 844)
    const { pieces, amount } = await open()
    await pieces('100,00 €').fill('99999')
    await expect.element(amount('100,00 €')).toHaveValue('9.999.900,00')
    for (const field of [pieces('100,00 €'), amount('100,00 €')]) {
      const { scrollWidth, clientWidth } = field.element()
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
    await page.viewport(1280, 800)
  })

  it('the editor of a delivery’s contents shows the remainder of an amount that is not a whole number of pieces, and rounds the amount down when the focus leaves', async () => {
    const { pieces, amount, total } = await open()
    await amount('50,00 €').fill('120')
    await userEvent.keyboard('{Enter}')
    await expect.element(pieces('50,00 €')).toHaveValue('2')
    await expect.element(amount('50,00 €')).toHaveValue('100,00')
    await expect.element(amount('50,00 €')).toHaveAccessibleDescription(/20,00\s€ left over/)
    await expect.element(total).toMatchTextContent('100,00 €')
  })

  it('in the contents of a delivery, Enter and the arrow keys move up and down a column, and typed digits replace the value', async () => {
    const onSend = fn()
    const { pieces, amount } = await open({ onSend })
    await pieces('10,00 €').click()
    await userEvent.keyboard('1{Enter}2{ArrowDown}3')
    await expect.element(pieces('5,00 €')).toHaveValue('2')
    await expect.element(pieces('2,00 €')).toHaveFocus()
    await expect.element(pieces('2,00 €')).toHaveValue('3')
    await userEvent.keyboard('{ArrowUp}7')
    await expect.element(pieces('5,00 €')).toHaveValue('7')
    await amount('0,01 €').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(amount('0,01 €')).toHaveFocus()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('Ctrl with Enter in the contents of a delivery sends the form', async () => {
    const onSend = fn()
    const { pieces } = await open({ onSend })
    await pieces('10,00 €').fill('1')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the editor of a delivery’s contents keeps an invalid number, marks its field, and does not count the number in the total', async () => {
    const { pieces, amount, total, send, getByRole } = await open()
    await pieces('20,00 €').fill('1')
    await amount('50,00 €').fill('a lot')
    await pieces('10,00 €').fill('1.5')
    await send.click()
    const summary = getByRole('alert')
    await expect.element(amount('50,00 €')).toHaveFocus()
    await expect.element(amount('50,00 €')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(amount('50,00 €')).toHaveValue('a lot')
    await expect.element(total).toMatchTextContent('20,00 €')
    await expect.element(summary).toMatchTextContent(/50,00 €: Enter an amount such as/)
    await summary.getByRole('link', { name: /10,00 €: Enter a whole number/ }).click()
    await expect.element(pieces('10,00 €')).toHaveFocus()
  })

  it('a line is removed from the contents of a delivery by its button, an empty field, or the number zero', async () => {
    const { pieces, total, send, getByRole } = await open()
    await pieces('20,00 €').fill('4')
    await getByRole('button', { name: 'Remove 20,00 €' }).click()
    await expect.element(pieces('20,00 €')).toHaveFocus()
    await expect.element(pieces('20,00 €')).toHaveValue('')
    await pieces('20,00 €').fill('4')
    await pieces('20,00 €').fill('0')
    await expect.element(total).toMatchTextContent('0,00 €')
    await expect.element(send).toHaveAccessibleDescription('Add something to the order first.')
  })

  it('the editor of a delivery’s contents lists added packs, and increases the quantity of a pack that is already listed', async () => {
    const { total, getByRole } = await open()
    const packs = getByRole('combobox', { name: 'Packs', exact: true })
    const count = getByRole('textbox', { name: 'Number of packs' })
    const add = getByRole('button', { name: 'Add' })
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await packs.selectOptions('Cambio pequeño')
    await count.fill('2')
    await add.click()
    await expect.element(packs).toHaveFocus()
    await packs.selectOptions('Cambio pequeño')
    await count.click()
    await userEvent.keyboard('{Enter}')
    const quantity = getByRole('textbox', { name: 'Quantity: Cambio pequeño' })
    await expect.element(quantity).toHaveValue('3')
    await packs.selectOptions('Fondo en libras')
    await add.click()
    await expect.element(total).toMatchTextContent(/450,00 €.*200,00 £/)
    await quantity.fill('none')
    await packs.click()
    await expect.element(quantity).toHaveAttribute('aria-invalid', 'true')
    await getByRole('button', { name: 'Remove Cambio pequeño' }).click()
    await expect.element(quantity).not.toBeInTheDocument()
    await expect.element(total).toMatchTextContent('200,00 £')
  })

  it('the editor of a delivery’s contents removes notes and coins if the currency is changed, after a warning', async () => {
    const changes: DraftChange[] = []
    const { pieces, total, getByRole } = await open({ onDraftChange: (change) => changes.push(change) })
    await pieces('100,00 €').fill('2')
    const currency = getByRole('combobox', { name: 'Currency', exact: true })
    await expect
      .element(currency)
      .toHaveAccessibleDescription('Another currency clears the notes and coins below.')
    await currency.selectOptions('GBP · British Pound')
    await expect.element(pieces('100,00 £')).toHaveValue('')
    await expect.element(total).toMatchTextContent('0,00 £')
    expect(changes.at(-1)).toMatchObject({ requestType: 'delivery', patch: { currencyId: '2' } })
  })

  it('the editor of a delivery’s contents shows how much more the limit allows, or by how much the contents exceed the limit', async () => {
    const { pieces, getByText } = await open()
    await expect.element(getByText('Limit 50.000,00 €: 50.000,00 € left')).toBeVisible()
    await pieces('500,00 €').fill('100')
    await expect.element(getByText('Limit 50.000,00 €: 0,00 € left')).toBeVisible()
    await pieces('0,01 €').fill('1')
    await expect.element(getByText('Limit 50.000,00 €: exceeded by 0,01 €')).toBeVisible()
  })

  it('the editor of a delivery’s contents shows that the catalogue is loading, and can load it again after a failure', async () => {
    const onRetry = fn()
    const waiting = await open({}, PiecesLoading)
    await expect.element(waiting.getByRole('status', { name: 'Loading notes and coins' })).toBeVisible()
    await waiting.unmount()
    const denominations = { items: undefined, onRetry }
    const { getByRole } = await open({ catalogues: { ...given(Delivery.args.catalogues), denominations } })
    await getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it.each([320, 390])('the contents of a delivery fit on a screen of %i px', async (width) => {
    await page.viewport(width, 800)
    const { pieces, getByRole } = await open()
    await pieces('500,00 €').fill('1000000')
    const dialog = getByRole('dialog', { name: 'New order' }).element()
    const wide = () =>
      [...dialog.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width + 0.5,
      )
    // The check is repeated, because the opening animation briefly moves the dialog beyond its final position.
    await expect.poll(() => wide().length).toBe(0)
    await page.viewport(1280, 800)
  })
})
