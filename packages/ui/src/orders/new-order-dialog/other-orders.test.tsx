import type { DraftChange } from '@remesa/domain/orders'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  catalogues,
  denominations,
  draftsWith,
  factsWith,
  loading,
  NewOrderHost,
  type NewOrderHostProps,
  packs,
} from '../../../test/new-order.fixtures'
import { renderIn } from '../../../test/render-in'

const openSupply = async (props: NewOrderHostProps = {}) => {
  const screen = await renderIn('en', <NewOrderHost type="supply-material-service" {...props} />)
  return {
    ...screen,
    kind: screen.getByRole('combobox', { name: 'Kind of material' }),
    article: screen.getByRole('combobox', { name: 'Article' }),
    quantity: screen.getByRole('textbox', { name: 'Quantity', exact: true }),
    add: screen.getByRole('button', { name: 'Add' }),
    send: screen.getByRole('button', { name: 'Send' }),
  }
}

/** Draws the form first and then the step after it, as it happens. */
const renderStep = async (step: NewOrderHostProps) => {
  const screen = await renderIn('en', <NewOrderHost {...step} phase="editing" />)
  await expect.element(screen.getByRole('dialog', { name: 'New order' })).toBeVisible()
  await screen.redraw(<NewOrderHost {...step} />)
  return screen
}

describe('a request for operating material', () => {
  it('asks kind, article of that kind and quantity before anything can be added or sent', async () => {
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

  it('replaces the quantity of an article that is added again, by Enter too', async () => {
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

  it("says the country's maximum at the quantity, before and on the list", async () => {
    const facts = factsWith({ orders: { Supply: { MaximumQuantity: 50 } } })
    const { kind, article, quantity, add, send, getByRole } = await openSupply({ facts })
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

describe('a call for a technician', () => {
  it('needs a fault of the catalogue', async () => {
    const onDraftChange = vi.fn()
    const screen = await renderIn(
      'en',
      <NewOrderHost type="assistance-service" onDraftChange={onDraftChange} />,
    )
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

  it('waits for its faults, and asks for them again when they did not come', async () => {
    const waiting = await renderIn(
      'en',
      <NewOrderHost type="assistance-service" catalogues={{ ...catalogues, faults: loading }} />,
    )
    await expect.element(waiting.getByRole('combobox', { name: 'Fault' })).toBeDisabled()
    await waiting.unmount()
    const onRetry = vi.fn()
    const faults = { items: undefined, onRetry }
    const failed = await renderIn(
      'en',
      <NewOrderHost type="assistance-service" catalogues={{ ...catalogues, faults }} />,
    )
    await failed.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

const empty = draftsWith()
const [note] = denominations
const [pack] = packs
if (!note || !pack) throw new Error('[test] the catalogue has changed')
const delivery: NewOrderHostProps = {
  type: 'delivery',
  drafts: draftsWith({
    delivery: {
      ...empty.delivery,
      denominations: [{ denomination: note, quantity: '4' }],
      packs: [{ pack, quantity: '2' }],
      comments: 'At the back',
    },
  }),
}

describe('the steps of an order', () => {
  it('keeps what is chosen but not added yet in the draft, and goes on from it', async () => {
    const changes: DraftChange[] = []
    const screen = await renderIn(
      'en',
      <NewOrderHost {...delivery} onDraftChange={(change) => changes.push(change)} />,
    )
    const packs = screen.getByRole('combobox', { name: 'Packs', exact: true })
    await packs.selectOptions('Sterling float')
    expect(changes).toEqual([
      { requestType: 'delivery', patch: { newPack: { packId: 'pounds', quantity: '1' } } },
    ])
    const drafts = draftsWith({
      delivery: { ...empty.delivery, newPack: { packId: 'pounds', quantity: '3' } },
    })
    await screen.redraw(<NewOrderHost {...delivery} drafts={drafts} key="again" isResumed />)
    await expect.element(packs).toHaveDisplayValue(/Sterling float/)
    await expect.element(screen.getByRole('textbox', { name: 'Number of packs' })).toHaveValue('3')
  })

  it('leaves out nothing that was chosen but not added', async () => {
    const onSend = vi.fn()
    const screen = await renderIn('en', <NewOrderHost {...delivery} onSend={onSend} />)
    const chosen = screen.getByRole('combobox', { name: 'Packs', exact: true })
    await chosen.selectOptions('Sterling float')
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

  it('asks what becomes of an article that is only half chosen', async () => {
    const onSend = vi.fn()
    const { kind, article, quantity, add, send, getByRole } = await openSupply({ onSend })
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

  it('says which limit is exceeded by how much, and leads back', async () => {
    const onLimitRead = vi.fn()
    const screen = await renderStep({
      ...delivery,
      phase: 'limit-exceeded',
      exceeded: [{ isoCode: 'EUR', limit: 2000, total: 2300, excess: 300 }],
      onLimitRead,
    })
    const warning = screen.getByRole('alertdialog', { name: 'Limit exceeded' })
    await expect
      .element(warning)
      .toMatchTextContent(/up to 2\.000,00 €.*2\.300,00 €, that is 300,00 € too much/)
    await warning.getByRole('button', { name: 'Close' }).click()
    expect(onLimitRead).toHaveBeenCalledOnce()
  })

  it('repeats every number of a delivery', async () => {
    const screen = await renderStep({ ...delivery, phase: 'confirming' })
    const question = screen.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent(/4 × 500,00 € = 2\.000,00 €/)
    await expect.element(question).toMatchTextContent(/2 × Cambio pequeño \(20 × 5,00 €, 50 × 1,00 €\)/)
    await expect.element(question).toMatchTextContent(/2\.300,00 €/)
    await expect.element(question).toMatchTextContent(/At the back/)
  })

  it('does not send again while limits are looked up', async () => {
    const onSend = vi.fn()
    const screen = await renderStep({ ...delivery, phase: 'checking', onSend })
    const send = screen.getByRole('button', { name: /Send/ })
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).not.toHaveBeenCalled()
  })

  it('says that nothing was sent when the limits are not known', async () => {
    const screen = await renderIn(
      'en',
      <NewOrderHost {...delivery} failure={{ action: 'limits', failure: { kind: 'failed' } }} />,
    )
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing has been sent/)
  })

  it('begins every type untouched: what was tried with one is not held against another', async () => {
    const screen = await renderIn('en', <NewOrderHost type="pickup" />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.redraw(<NewOrderHost type="assistance-service" />)
    await expect.element(screen.getByRole('combobox', { name: 'Fault' })).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
