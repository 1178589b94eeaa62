import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './declared-values-card.stories'

const { Conflict, Containers, Empty, Failed, OnlyPacks, Refused, Sealed } = composeStories(stories)
const refusal = 'The status of the order does not allow changes any more.'

it('[ORD-DEC-04] the card of declared values shows each value with its bag or seal, and the total', async () => {
  const screen = await renderIn('en', <Sealed />)
  const table = screen.getByRole('table', { name: 'Values of S-7741920' })
  await expect.element(table.getByRole('row', { name: /Bag BAG-001/ })).toMatchTextContent(/Coins\s*12,35 €/)
  await expect
    .element(table.getByRole('row', { name: /Seal S-7741921/ }))
    .toMatchTextContent(/Cash\s*920,40 £/)
  const totals = screen.getByRole('region', { name: 'Total declared' })
  await expect.element(totals).toMatchTextContent(/Banknotes EUR\s*1\.250,00 €/)
})

it('the card of declared values shows the QR code next to the declared values, and shows no QR code if nothing is declared', async () => {
  const screen = await renderIn('en', <Sealed />)
  await expect.element(screen.getByRole('img', { name: 'QR code of S-7741920' })).toBeVisible()
  await screen.redraw(<Empty />)
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

it('[ORD-DEC-05] [ORD-DEC-06] the card of declared values shows bags and seals next to values, and shows the name and contents of each pack', async () => {
  const screen = await renderIn('es', <Containers />)
  const codes = screen.getByRole('table', { name: 'Bolsas y precintos de S-9001' })
  await expect.element(codes.getByRole('row', { name: 'Precinto S-9001' })).toBeVisible()
  const values = screen.getByRole('table', { name: 'Valores de S-9001' })
  await expect.element(values.getByRole('row', { name: /Billetes/ })).toMatchTextContent(/8\.000,00 €/)
  const table = screen.getByRole('table', { name: 'Paquetes de P-10' })
  await expect
    .element(table.getByRole('row', { name: /Fondo de caja/ }))
    .toMatchTextContent(/EUR\s*1\.500\s*75\.000,00 €/)
})

it('the card of declared values shows no packs if the country does not show packs', async () => {
  const screen = await renderIn('en', <Containers mode="0" showPacks={false} />)
  await expect.element(screen.getByRole('table', { name: 'Values of S-9001' })).toBeVisible()
  expect(screen.getByText(/Cartuchos de moneda/).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Declare packs' }).elements()).toEqual([])
})

it('[ORD-DEC-06] the card of declared values says that nothing is declared if only packs are declared and the country does not show packs', async () => {
  const screen = await renderIn('en', <OnlyPacks />)
  await expect.element(screen.getByText(/Nothing is declared yet/)).toBeVisible()
  await screen.redraw(<OnlyPacks showPacks />)
  await expect.element(screen.getByRole('rowheader', { name: 'Cartuchos de moneda EUR' })).toBeVisible()
  expect(screen.getByText(/Nothing is declared yet/).elements()).toEqual([])
})

it('[ORD-DEC-03] the card of declared values shows each disabled action with the reason why it is disabled', async () => {
  const [onAddValues, onChange, onDelete] = [fn(), fn(), fn()]
  const closed = { onAddValues, records: { onChange, onDelete } }
  const screen = await renderIn('en', <Refused {...closed} />)
  for (const name of ['Declare values', 'Change declaration S-7741920', 'Delete declaration S-7741920']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toHaveAccessibleDescription(refusal)
    await button.click({ force: true })
  }
  for (const call of [onAddValues, onChange, onDelete]) expect(call).not.toHaveBeenCalled()
  await screen.redraw(<Refused {...closed} changeRefusal={undefined} />)
  await screen.getByRole('button', { name: 'Change declaration S-7741920' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'values', code: 'S-7741920' })
})

it('[ORD-DEC-02] the card of declared values warns if the pickup was requested with amounts, and has no actions', async () => {
  const screen = await renderIn('en', <Conflict />)
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/Agile pickup conflicts with the requested amounts/)
  expect(screen.getByRole('button').elements()).toEqual([])
})

it('the card of declared values has a button to load again after a failure, and shows no QR codes then', async () => {
  const [onRetry, onShowCodes] = [fn(), fn()]
  const screen = await renderIn('en', <Failed state={{ kind: 'error', onRetry }} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.redraw(<Failed onShowCodes={onShowCodes} state={given(Empty.args.state)} />)
  const codes = screen.getByRole('button', { name: 'QR codes' })
  await expect.element(codes).toHaveAccessibleDescription(/nothing declared yet/)
  await codes.click({ force: true })
  expect(onShowCodes).not.toHaveBeenCalled()
})

it('the card of declared values moves the focus to the first button when the focused record is removed', async () => {
  const screen = await renderIn('en', <Sealed />)
  const button = screen.getByRole('button', { name: 'Delete declaration S-7741920' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await screen.redraw(<Sealed state={given(Empty.args.state)} />)
  await expect.element(screen.getByRole('button', { name: 'Declare values' })).toHaveFocus()
})
