import type { DraftChange } from '@remesa/domain/orders'
import { composeStories } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './new-order-sheet.stories'

const {
  Assistance,
  BeyondItsLimits,
  CheckingLimits,
  ConfirmingADelivery,
  Delivery,
  DeliveryFilled,
  FaultsFailed,
  FaultsLoading,
  LimitsUnknown,
  PackNotAddedYet,
  Pickup,
  RepeatedOrderFailed,
  RepeatedWithDifferences,
  Supply,
  SupplyUpToAMaximum,
} = composeStories(stories)

const openSupply = async (supply = <Supply />) => {
  const screen = await renderIn('en', supply)
  return {
    ...screen,
    kind: screen.getByRole('combobox', { name: 'Kind of material' }),
    article: screen.getByRole('combobox', { name: 'Article' }),
    quantity: screen.getByRole('textbox', { name: 'Quantity', exact: true }),
    add: screen.getByRole('button', { name: 'Add' }),
    send: screen.getByRole('button', { name: 'Send' }),
  }
}

/** Renders the form and then the next step of the sheet, in the same order as the user sees the steps. */
const renderStep = async (Step: typeof Delivery, handlers: ComponentProps<typeof Delivery> = {}) => {
  const screen = await renderIn('en', <Step phase="editing" />)
  await expect.element(screen.getByRole('dialog', { name: 'New order' })).toBeVisible()
  await screen.redraw(<Step {...handlers} />)
  return screen
}

describe('a request for operating material', () => {
  it('a request for operating material requires a kind, an article of this kind, and a quantity before anything can be added or sent', async () => {
    const { kind, article, quantity, add, send, getByRole } = await openSupply()
    await expect.element(article).toBeDisabled()
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await expect.element(send).toHaveAccessibleDescription('Add something to the order first.')
    await kind.selectOptions('Bolsas')
    await article.selectOptions('Bolsa para moneda')
    await kind.selectOptions('Precintos')
    await expect.element(article).toHaveValue('')
    await article.selectOptions('Precinto')
    await quantity.fill('20')
    await add.click()
    await expect.element(kind).toHaveFocus()
    await expect.element(quantity).toHaveValue('')
    await expect.element(getByRole('textbox', { name: 'Quantity: Precinto' })).toHaveValue('20')
    await expect.element(send).not.toHaveAttribute('aria-disabled')
    await expect.element(getByRole('textbox', { name: 'Service date' })).not.toBeInTheDocument()
    await expect.element(getByRole('textbox', { name: 'Comments' })).not.toBeInTheDocument()
  })

  it('a request for operating material replaces the quantity of an article that is added again by a click or by Enter', async () => {
    const { kind, article, quantity, getByRole } = await openSupply()
    for (const count of ['20', '35']) {
      await kind.selectOptions('Precintos')
      await article.selectOptions('Precinto')
      await quantity.fill(count)
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(getByRole('textbox', { name: 'Quantity: Precinto' })).toHaveValue('35')
    await getByRole('button', { name: 'Remove Precinto' }).click()
    await expect.element(getByRole('list', { name: 'Requested material' })).not.toBeInTheDocument()
  })

  it('a request for operating material shows the country’s maximum at the quantity, both before and after the article was added to the list', async () => {
    const { kind, article, quantity, add, send, getByRole } = await openSupply(<SupplyUpToAMaximum />)
    await kind.selectOptions('Precintos')
    await article.selectOptions('Precinto')
    await quantity.fill('51')
    await kind.click()
    await expect.element(quantity).toHaveAccessibleDescription('Enter a number from 1 to 50')
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await quantity.fill('50')
    await add.click()
    const listed = getByRole('textbox', { name: 'Quantity: Precinto' })
    await listed.fill('500')
    await send.click()
    await expect.element(listed).toHaveAccessibleDescription('Enter a number from 1 to 50')
    await getByRole('alert')
      .getByRole('link', { name: /Precinto/ })
      .click()
    await expect.element(listed).toHaveFocus()
  })
})

it.each([
  ['[ORD-DLV-01] a delivery', Delivery],
  ['[ORD-AST-01] a call for a technician', Assistance],
])('the form for %s has a day, hours and comments', async (_, Form) => {
  const screen = await renderIn('en', <Form />)
  for (const name of ['Service date', 'Hours'])
    await expect.element(screen.getByRole('radiogroup', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Comments', exact: true })).toBeVisible()
})

describe('a call for a technician', () => {
  it('a request for a technician requires a fault from the catalogue', async () => {
    const onDraftChange = fn()
    const screen = await renderIn('en', <Assistance onDraftChange={onDraftChange} />)
    const fault = screen.getByRole('combobox', { name: 'Fault' })
    await screen.getByRole('button', { name: 'Send' }).click()
    await screen.getByRole('alert').getByRole('link', { name: /Fault/ }).click()
    await expect.element(fault).toHaveFocus()
    await fault.selectOptions('La cerradura no responde')
    expect(onDraftChange).toHaveBeenLastCalledWith({
      requestType: 'assistance-service',
      patch: { faultDescription: 'La cerradura no responde' },
    })
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('a request for a technician says that its faults are loading, and can load them again after a failure', async () => {
    const waiting = await renderIn('en', <FaultsLoading />)
    await expect.element(waiting.getByRole('combobox', { name: 'Fault' })).toBeDisabled()
    await waiting.unmount()
    const onRetry = fn()
    const catalogues = { ...given(FaultsFailed.args.catalogues), faults: { items: undefined, onRetry } }
    const failed = await renderIn('en', <FaultsFailed catalogues={catalogues} />)
    await failed.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('the steps of an order', () => {
  it('the new-order dialog stores a pack that was chosen but not added in the draft, and shows the pack when the draft is continued', async () => {
    const changes: DraftChange[] = []
    const screen = await renderIn('en', <Delivery onDraftChange={(change) => changes.push(change)} />)
    const packs = screen.getByRole('combobox', { name: 'Packs', exact: true })
    await packs.selectOptions('Fondo en libras')
    expect(changes).toEqual([
      { requestType: 'delivery', patch: { newPack: { packId: 'pounds', quantity: '1' } } },
    ])
    await screen.redraw(<PackNotAddedYet />)
    await expect.element(packs).toHaveDisplayValue(/Fondo en libras/)
    await expect.element(screen.getByRole('textbox', { name: 'Number of packs' })).toHaveValue('3')
  })

  it('the new-order dialog does not send the order while a chosen pack has not been added', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <DeliveryFilled onSend={onSend} />)
    const chosen = screen.getByRole('combobox', { name: 'Packs', exact: true })
    await chosen.selectOptions('Fondo en libras')
    await screen.getByRole('button', { name: 'Send' }).click()
    await screen
      .getByRole('alert')
      .getByRole('link', { name: /Add what you have chosen/ })
      .click()
    await expect.element(chosen).toHaveFocus()
    expect(onSend).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Add' }).click()
    await screen.getByRole('button', { name: 'Send' }).click()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the new-order dialog does not send the order if a kind of material is chosen without an article', async () => {
    const onSend = fn()
    const { kind, article, quantity, add, send, getByRole } = await openSupply(<Supply onSend={onSend} />)
    await kind.selectOptions('Precintos')
    await article.selectOptions('Precinto')
    await quantity.fill('3')
    await add.click()
    await kind.selectOptions('Bolsas')
    await send.click()
    await expect.element(getByRole('alert')).toMatchTextContent(/Kind of material: Add what you have chosen/)
    await kind.selectOptions('Choose a kind')
    await send.click()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the new-order dialog shows which limit the order exceeds and by how much, and closing this warning leads back to the form', async () => {
    const onLimitRead = fn()
    const screen = await renderStep(BeyondItsLimits, { onLimitRead })
    const warning = screen.getByRole('alertdialog', { name: 'Limit exceeded' })
    await expect
      .element(warning)
      .toMatchTextContent(/up to 2\.000,00 €.*2\.700,00 €, that is 700,00 € too much/)
    await warning.getByRole('button', { name: 'Close' }).click()
    expect(onLimitRead).toHaveBeenCalledOnce()
  })

  it('the new-order dialog shows every number of a delivery before the order is sent', async () => {
    const screen = await renderStep(ConfirmingADelivery)
    const question = screen.getByRole('dialog', { name: 'Send this order?' })
    await expect.element(question).toMatchTextContent(/40 × 50,00 € = 2\.000,00 €/)
    await expect.element(question).toMatchTextContent(/3 × Cambio pequeño \(20 × 5,00 €, 50 × 1,00 €\)/)
    await expect.element(question).toMatchTextContent(/2\.700,00 €/)
    await expect.element(question).toMatchTextContent(/Llamen en la entrada de mercancías/)
  })

  it('the new-order dialog does not send the order again while the limits are being checked', async () => {
    const onSend = fn()
    const screen = await renderStep(CheckingLimits, { onSend })
    const send = screen.getByRole('button', { name: /Send/ })
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).not.toHaveBeenCalled()
  })

  it('the new-order dialog says that nothing was sent if the limits could not be loaded', async () => {
    const screen = await renderIn('en', <LimitsUnknown />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing has been sent/)
  })

  it('the new-order dialog shows no issues for a type that was just chosen, even after an attempt to send an order of another type', async () => {
    const screen = await renderIn('en', <Pickup />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.redraw(<Pickup type="assistance-service" />)
    await expect.element(screen.getByRole('combobox', { name: 'Fault' })).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a repeated order', () => {
  it('the form of a repeated order says in one note what differs from the former order', async () => {
    const screen = await renderIn('en', <RepeatedWithDifferences />)
    const note = screen.getByRole('note')
    await expect.element(note).toMatchTextContent(/15:30 to 16:30 is not possible this time/)
    await expect.element(note).toMatchTextContent(/2 × Caja de apertura is left out/)
  })

  it('if the former order failed to load, the user can load it again, or fill in the new order without it', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <RepeatedOrderFailed repeat={{ state: 'failed', onRetry }} />)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).toBeVisible()
  })
})
