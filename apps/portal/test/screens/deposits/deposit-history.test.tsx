import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import {
  bagRow,
  bookButton,
  booked,
  button,
  COUNTER,
  channel,
  field,
  OPEN,
  openDeposit,
  reviewBag,
  scan,
} from './deposit-parts'

const total = () => page.getByRole('heading', { level: 2 })
const rows = () => page.getByRole('table', { name: 'Deposit history' }).getByRole('row')
const historyLink = () => page.getByRole('link', { name: 'Deposit history' })

/** Books bags at a service point, each as a separate deposit. */
const bookBags = async (point: string, bags: readonly (readonly [code: string, amount: string])[]) => {
  for (const [code, amount] of bags) {
    await openDeposit(point)
    await reviewBag(code, amount)
    await bookButton().click()
    await expect.element(booked(/^Booked: /)).toBeVisible()
    await button('Next deposit').click()
  }
}

describe('the history of deposits', () => {
  it('[DPS-55] [DPS-56] the history of deposits shows the deposits of a service point for the chosen day, and finds a bag by its code', async () => {
    await bookBags(OPEN, [
      ['B-77120', '1.234,50'],
      ['B-77121', '100'],
    ])
    await historyLink().click()
    await expect
      .element(total())
      .toMatchTextContent(/^Today at Actur, caja inteligente: 2 bags, 1\.334,50\s€$/)
    expect(rows().elements()).toHaveLength(3)
    expect(await violations()).toEqual([])
    await button('Previous day').click()
    await expect.element(page.getByText('There are no deposits on this day.')).toBeVisible()
    await expect.element(total()).toMatchTextContent(/^22\/11\/2026 at Actur, caja inteligente: 0 bags$/)
    await button('Next day').click()
    const search = page.getByRole('searchbox', { name: 'Bag code or amount' })
    await search.fill('1234,5')
    await expect.element(total()).toMatchTextContent(/^Found: 1 bag, 1\.234,50\s€$/)
    await expect.element(bagRow('B-77120')).toBeVisible()
    await expect.element(bagRow('B-77121')).not.toBeInTheDocument()
    await search.fill('b-77121')
    await expect.element(bagRow('B-77121')).toBeVisible()
  })

  it('[DPS-55] the history of deposits reads its filters from the URL, can show all service points, and says if the deposits could not be loaded', async () => {
    await bookBags(OPEN, [['B-1', '100']])
    await screen('/deposit/history?day=2026-11-23&search=B-1', { as: 'customer-deposit', width: 390 })
    await expect.element(bagRow('B-1')).toMatchTextContent('Actur, caja inteligente')
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await world.fail({ call: 'deposits.list', as: 'server-error', times: 9 })
    await screen('/deposit/history', { as: 'customer-deposit' })
    await expect.element(page.getByText('The deposits could not be loaded')).toBeVisible()
  })
})

describe('the export of the history', () => {
  it('[DPS-60] [RPT-33] the dialog for a report of deposits asks for the days, and requests the report once for the shown service point', async () => {
    await screen('/deposit/history?day=2026-11-20', { as: 'customer-operator', width: 390 })
    await button('Export').click()
    const dialog = page.getByRole('dialog', { name: 'Export deposits' })
    await expect.element(dialog.getByRole('textbox', { name: /^First day/ })).toHaveValue('20/11/2026')
    await expect.element(dialog).toMatchTextContent('Deposits at all your points')
    expect(await violations()).toEqual([])
    await dialog.getByRole('textbox', { name: /^First day/ }).fill('01/01/2020')
    const send = dialog.getByRole('button', { name: 'Request report' })
    await send.click()
    await expect
      .element(dialog.getByRole('textbox', { name: /^First day/ }))
      .toHaveAttribute('aria-invalid', 'true')
    expect(world.sent('reports.requestDeposits')).toEqual([])
    await dialog.getByRole('textbox', { name: /^First day/ }).fill('16/11/2026')
    await world.fail({ call: 'reports.requestDeposits', as: 'lost-answer', times: 1 })
    await send.click()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    expect(world.sent('reports.requestDeposits').map(({ body }) => body)[0]).toEqual({
      servicePoint: null,
      dateFrom: '2026-11-16T00:00:00+01:00',
      dateTo: '2026-11-20T23:59:59+01:00',
      timeZone: 'Europe/Madrid',
    })
    await page.getByRole('button', { name: 'Open reports' }).click()
    await expect.element(page.getByText('Deposits', { exact: true }).first()).toBeVisible()
  })

  it('[ABL-33] the report of deposits is not offered to a user who may not open the page of reports', async () => {
    await screen('/deposit/history', { as: 'customer-deposit' })
    await expect.element(button('Print the list')).toBeVisible()
    await expect.element(button('Export')).not.toBeInTheDocument()
  })
})

describe('a deposit that was booked by mistake', () => {
  it('[DPS-57] a user can report a wrongly booked deposit once to the provider, with a reason, and the total continues to include it', async () => {
    await bookBags(OPEN, [['B-1', '100']])
    await historyLink().click()
    await button('Receipt of bag B-1').click()
    const receipt = page.getByRole('dialog', { name: 'Receipt of bag B-1' })
    await expect.element(receipt).toMatchTextContent(/100,00\s€/)
    expect(await violations()).toEqual([])
    await button('Booked by mistake').click()
    const dialog = page.getByRole('dialog', { name: 'Was bag B-1 booked by mistake?' })
    const send = dialog.getByRole('button', { name: 'Request the reversal' })
    await send.click()
    await expect
      .element(dialog.getByRole('textbox', { name: 'Reason' }))
      .toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Counted twice')
    await world.fail({ call: 'deposits.requestReversal', as: 'lost-answer', times: 1 })
    await send.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(bagRow('B-1')).toMatchTextContent('Reversal requested')
    await expect.element(total()).toMatchTextContent(/: 1 bag, 100,00\s€$/)
    const keys = world.sent('deposits.requestReversal').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    await button('Receipt of bag B-1').click()
    await expect.element(receipt).toMatchTextContent('Counted twice')
    await expect.element(button('Booked by mistake')).not.toBeInTheDocument()
    await screen('/administration/audit', { as: 'provider-admin' })
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Reversal requested' }).first())
      .toMatchTextContent('Deposit')
  })
})

describe('the deposit after another one', () => {
  it('[DPS-58] the next deposit keeps the service point and the channel, and takes only three key presses besides its code and its amount', async () => {
    await openDeposit(COUNTER)
    await channel().selectOptions('Almacén')
    await reviewBag('B-1', '100')
    await bookButton().click()
    await expect.element(booked(/^Booked: 100,00\s€$/)).toBeVisible()
    let presses = 0
    const press = async (keys: string) => {
      presses += 1
      await userEvent.keyboard(keys)
    }
    button('Next deposit').element().focus()
    await press('{Enter}')
    await expect.element(field('Bag code')).toHaveFocus()
    scan('B-2')
    await expect.element(field('Amount')).toHaveFocus()
    await userEvent.keyboard('200')
    await press('{Control>}{Enter}{/Control}')
    await expect.element(bookButton()).toHaveFocus()
    await press('{Enter}')
    await expect.element(booked(/^Booked: 200,00\s€$/)).toBeVisible()
    expect(presses).toBe(3)
    expect(world.sent('deposits.create').at(-1)?.body).toMatchObject({ channel: 'Almacén' })
  })

  it('[DPS-58] the form of the next deposit proposes the channel and contents that were last used at its service point, also after a reload', async () => {
    await openDeposit(COUNTER)
    await channel().selectOptions('Almacén')
    await reviewBag('B-1', '100')
    await bookButton().click()
    await button('Next deposit').click()
    await openDeposit(OPEN)
    await screen('/deposit', { as: 'customer-deposit' })
    await page.getByRole('combobox', { name: 'Service point' }).click()
    await page.getByRole('option', { name: COUNTER }).click()
    await expect.element(channel()).toHaveDisplayValue('Almacén')
    await expect.element(page.getByRole('combobox', { name: 'Contents' })).toHaveDisplayValue('Banknotes')
  })
})
