import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeNotice } from '../notice'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import {
  AT_GRAN_VIA,
  bucket,
  choosePoint,
  discard,
  lastQuestion,
  newOrder,
  newOrderButton,
  openOrder,
  openOrders,
  orderIt,
  otherDay,
  rowsWith,
  sendAndConfirm,
  totalAmount,
} from './order-parts'

/** The row of a pickup in two currencies. The pickup is planned in three days, so it can still be cancelled. */
const cancellable = () => rowsWith(/12\.500,75\s€/)
const cancelButton = (row = cancellable()) => row.getByRole('button', { name: /^Cancel order/ })
const cancellation = () => page.getByRole('dialog', { name: /^Cancel order/ })
const reason = () => cancellation().getByRole('combobox', { name: 'Reason' })
const observations = () => cancellation().getByRole('textbox', { name: 'Observations' })
const cancelIt = () => cancellation().getByRole('button', { name: /^Cancel order/ })

const openCancellation = async () => {
  await openOrders()
  await cancelButton().click()
  await reason().selectOptions('1')
}

/** The button that rates a completed pickup without a rating. */
const star = () => rowsWith(/8\.450,25\s€/).getByRole('button', { name: /^Rate order/ })
const rating = () => page.getByRole('dialog', { name: /^Rate order/ })
const rate = (name: RegExp) => rating().getByRole('radio', { name }).click({ force: true })
const sendRating = () => rating().getByRole('button', { name: 'Send rating' })

const openRating = async () => {
  await openOrders()
  await star().click()
  await rate(/^3 of 5/)
}

const openPickup = async () => {
  await openOrders()
  await openOrder('pickup')
  await totalAmount().fill('97,01')
}

/** The id of the order whose number the heading of a dialog contains. */
const idOf = async (heading: RegExp) => {
  const number =
    page.getByRole('heading', { name: heading }).element().textContent?.replaceAll(/\D/g, '') ?? ''
  const { orders } = world.as('customer-operator')
  const { serviceId } = await unwrap(orders.find({ params: { countryCode: 'ES' }, query: { number } }))
  return serviceId ?? ''
}

describe('an order', () => {
  it('an order is cancelled once, however often the button is clicked, and moves to the cancelled orders', async () => {
    await openOrders()
    await cancelButton().click()
    await expect.element(reason()).toHaveFocus()
    expect(await violations()).toEqual([])
    await reason().selectOptions('1')
    await observations().fill('The shop is closed that day')
    await cancelIt().dblClick()
    await expect.element(cancellation()).not.toBeInTheDocument()
    expect(world.sent('orders.cancel')).toHaveLength(1)
    await expect.element(cancellable()).not.toBeInTheDocument()
    // The next row must get the focus, because the page would otherwise scroll.
    await expect.poll(() => document.activeElement?.closest('tr')?.dataset['rowId']).toBeTruthy()
    await page.getByRole('switch', { name: 'Show cancelled' }).click()
    await expect.element(rowsWith(/12\.500,75\s€/, bucket('Cancelled'))).toBeVisible()
    await expect.element(cancelButton()).not.toBeInTheDocument()
  })

  it('a cancelled order can be requested again from the toast about its cancellation', async () => {
    await openOrders()
    await openOrder('pickup')
    await (await otherDay()).fill('27/11/2026')
    await totalAmount().fill('81,01')
    await cancelButton(rowsWith(await orderIt())).click()
    await reason().selectOptions('1')
    await cancelIt().click()
    const toast = page.getByRole('status').filter({ hasText: /^Order \d+ has been cancelled/ })
    await toast.getByRole('button', { name: 'Order again' }).click()
    await expect.element(lastQuestion()).toMatchTextContent(/81,01\s€/)
  })

  it('the dialog that cancels an order keeps the typed text, and says if another user has already cancelled the order', async () => {
    await openCancellation()
    await observations().fill('Seen twice')
    const serviceId = await idOf(/^Cancel order/)
    await unwrap(
      world.as('customer-operator').orders.cancel(
        {
          params: { countryCode: 'ES', type: 'pick-up-service', serviceId },
          body: { cancellationReasonId: '1', observations: '' },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
    await cancelIt().click()
    await expect
      .element(cancellation().getByRole('alert'))
      .toMatchTextContent('Its status does not allow this')
    await expect.element(observations()).toHaveValue('Seen twice')
    await expect.element(page.getByText('The order could not be cancelled')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('if the response to a cancellation is lost, the dialog says that the order may have been cancelled, and another click cancels it', async () => {
    await openCancellation()
    await observations().fill('Typed before')
    await world.fail({ call: 'orders.cancel', as: 'lost-answer', times: 2 })
    await cancelIt().click()
    await closeNotice()
    await expect
      .element(cancellation().getByRole('alert'))
      .toMatchTextContent('The order may have been cancelled')
    await expect.element(observations()).toHaveValue('Typed before')
    await cancelIt().click()
    await expect.element(page.getByText(/^Order \d+ has been cancelled/)).toBeVisible()
    await expect.element(cancellable()).not.toBeInTheDocument()
  })

  it('a completed order is rated once with the keyboard, and its rating is read-only afterwards', async () => {
    await openOrders()
    star().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rating().getByRole('radio', { name: '1 of 5, Very bad' })).toHaveFocus()
    await userEvent.keyboard('3{ArrowRight}{Tab}On time and friendly')
    await sendRating().dblClick()
    await expect.element(page.getByText('Thank you for your rating')).toBeVisible()
    expect(world.sent('orders.rate')).toHaveLength(1)
    await expect.poll(() => document.activeElement?.closest('tr')?.textContent ?? '').toMatch(/8\.450,25\s€/)
    await reload({ as: 'customer-operator' })
    await rowsWith(/8\.450,25\s€/)
      .getByRole('button', { name: /^Rating of order \d+: 4 of 5, Good$/ })
      .click()
    const given = page.getByRole('dialog', { name: /^Rating of order/ })
    await expect.element(given.getByText('On time and friendly')).toBeVisible()
    await expect.element(given.getByRole('radio')).not.toBeInTheDocument()
  })

  it('an order is not rated twice if the response to its rating was lost', async () => {
    await openRating()
    await world.fail({ call: 'orders.rate', as: 'lost-answer', times: 2 })
    await sendRating().click()
    await closeNotice()
    const alert = rating().getByRole('alert')
    await expect.element(alert).toMatchTextContent('The rating may have been saved')
    await rate(/^5 of 5/)
    await sendRating().click()
    await expect.element(alert).toMatchTextContent('An earlier rating was already saved')
  })

  it('an order keeps the rating that another user gave in the meantime', async () => {
    await openRating()
    const serviceId = await idOf(/^Rate order/)
    await unwrap(
      world
        .as('customer-operator')
        .orders.rate(
          { params: { countryCode: 'ES' }, body: { serviceId, rate: 5, comments: '' } },
          { idempotencyKey: crypto.randomUUID() },
        ),
    )
    await sendRating().click()
    await expect.element(rating().getByRole('alert')).toMatchTextContent('The order has been rated already.')
    await expect.element(page.getByText('The rating could not be saved')).toBeVisible()
  })

  it.each([
    {
      what: 'requested',
      call: 'orders.createPickup',
      open: openPickup,
      send: sendAndConfirm,
      dialog: newOrder,
      words: 'You are not allowed to request this service for this service point. Ask your administrator.',
    },
    {
      what: 'cancelled',
      call: 'orders.cancel',
      open: openCancellation,
      send: () => cancelIt().click(),
      dialog: cancellation,
      words: 'You are not allowed to cancel this order. Ask your administrator.',
    },
    {
      what: 'rated',
      call: 'orders.rate',
      open: openRating,
      send: () => sendRating().click(),
      dialog: rating,
      words: 'You are not allowed to rate this order. Ask your administrator.',
    },
  ] as const)(
    'an order is not $what if the user’s right was withdrawn in the meantime, and its dialog says so',
    async (one) => {
      await one.open()
      world.sendAs(one.call, 'customer-supervisor')
      await one.send()
      await closeNotice('Not authorised')
      await expect.element(one.dialog().getByRole('alert')).toMatchTextContent(one.words)
      await one.dialog().getByRole('button', { name: 'Close', exact: true }).click()
      await discard()
      await expect.element(one.dialog()).not.toBeInTheDocument()
    },
  )
})

describe('the menu of an order', () => {
  it.each([
    [
      'too late',
      'customer-operator',
      /^999,90\s€$/,
      'It could be cancelled until 24 hours before its start.',
    ],
    [
      'of a reader',
      'customer-viewer',
      /^999,90\s€$/,
      'You may see orders but neither request nor change them.',
    ],
    [
      'of another service',
      'customer-pickup',
      /^750,00\s€$/,
      'Your user may not manage orders of this service.',
    ],
  ])(
    'the menu of an order gives the reason why the order can’t be cancelled (%s)',
    async (_, as, amount, refusal) => {
      await openOrders(AT_GRAN_VIA, as)
      const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: amount }) })
      await row.getByRole('button', { name: /^More about order/ }).click()
      const item = page.getByRole('menuitem', { name: 'Cancel order' })
      await expect.element(item).toHaveAttribute('aria-disabled', 'true')
      await expect.element(item).toHaveAccessibleDescription(refusal)
      await item.click({ force: true })
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  it('the menu of an order loads no reasons for cancelling in Portugal, where no order can be cancelled or exported', async () => {
    await screen('/orders', { as: 'customer-pt' })
    await closeNotice()
    await choosePoint('Baixa')
    await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await page.getByRole('switch', { name: 'Show cancelled' }).click()
    await rowsWith(/900,00\s€/, bucket('Cancelled'))
      .getByRole('button', { name: /^Details of order/ })
      .click()
    // The detail shows only the code of the reason, because the reasons for cancelling are not loaded.
    await expect.element(page.getByRole('region', { name: 'Request' })).toMatchTextContent(/Reason\s*\d/)
    expect(world.sent('orders.cancellationReasons')).toEqual([])
  })
})

describe('the page of orders', () => {
  it('the page of orders offers the export, but neither new orders nor cancellations, to a user who may only read', async () => {
    await openOrders(AT_GRAN_VIA, 'customer-viewer')
    await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect.element(newOrderButton()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument()
  })

  it('the page of orders shows one dialog to a user without service points, which explains that none is assigned', async () => {
    await screen('/orders', { as: 'customer-empty' })
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent('You have no service points assigned. Ask your administrator to assign you one.')
    await expect.element(page.getByText(/^You have no service points assigned/)).toHaveLength(1)
  })

  it.each([
    [1366, 768, 12],
    [390, 844, 3],
  ])(
    'the page of orders at %i by %i pixels shows at least %i orders without scrolling',
    async (width, height, least) => {
      await screen(AT_GRAN_VIA, { as: 'customer-operator', width, height })
      const inSight = () =>
        [...document.querySelectorAll('main section tbody tr[data-row-id], main [data-visit]')].filter(
          (order) => {
            const { top, bottom, height: rendered } = order.getBoundingClientRect()
            return rendered > 0 && top >= 0 && bottom <= innerHeight
          },
        ).length
      await expect.poll(inSight).toBeGreaterThanOrEqual(least)
    },
  )
})
