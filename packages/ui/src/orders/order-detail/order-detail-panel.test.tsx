import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { inkOf } from '../../../test/ink-of'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-detail-panel.stories'

const {
  Assistance,
  Cancellable,
  Cancelled,
  CollectedPickup,
  CollectedUnasked,
  DaysOnly,
  Declarable,
  Declared,
  Delivery,
  DeliveryExchange,
  DeliveryWithoutNames,
  DeliveryWithUnknownNames,
  Failed,
  LastOfTheList,
  Loading,
  NothingInformedYet,
  OpenedCold,
  Rated,
  Stopped,
  Supply,
  WithMotive,
} = composeStories(stories)

const shown = given(CollectedPickup.args.state)
const collected = given(
  shown.kind === 'ready' && shown.order.type === 'pickup' ? shown.order.detail : undefined,
)

describe('the detail of a pickup', () => {
  it('[ORD-DET-01] the detail of a pickup shows the type and the number of the order in its title, and its service point, time and contents', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    const dialog = screen.getByRole('dialog', { name: 'Pickup 48102' })
    await expect.element(dialog.getByText('Done').first()).toBeVisible()
    await expect.element(dialog.getByRole('region', { name: 'Place' })).toMatchTextContent(/Gran Vía 12/)
    await expect
      .element(dialog.getByRole('region', { name: 'Request' }))
      .toMatchTextContent(/19\/11\/2026, between 09:00 and 11:00/)
    await expect
      .element(dialog.getByRole('region', { name: 'Pickup', exact: true }))
      .toMatchTextContent(/7\.310,25 €/)
  })

  it('the detail of a pickup shows the symbol for the currency of a consignment note, even if no amount was requested', async () => {
    const screen = await renderIn('en', <CollectedUnasked />)
    await expect
      .element(screen.getByRole('region', { name: 'Pickup', exact: true }))
      .toMatchTextContent(/6\.890,25 €/)
  })

  it('[ORD-DET-02 to 11] the detail of a pickup shows each value of the service point and of the request with a label', async () => {
    const stopped = { ...collected, motiveCode: '3', observation: 'Cerrado por inventario' }
    const screen = await renderIn(
      'en',
      <CollectedPickup state={{ kind: 'ready', order: { type: 'pickup', detail: stopped } }} />,
    )
    const factsOf = (name: string) =>
      [...screen.getByRole('region', { name, exact: true }).element().querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ])
    await expect.element(screen.getByRole('region', { name: 'Place' })).toBeVisible()
    expect(factsOf('Place')).toEqual([
      ['Client', 'Bazar Norte, S.A.'],
      ['Center', 'Centro Bilbao'],
      ['Service point', 'Gran Vía 12, planta baja'],
      ['Address', 'Gran Vía 12\n48001 Bilbao'],
    ])
    expect(factsOf('Request')).toEqual([
      ['Requested by', 'Amaia Etxeberria'],
      ['Created', expect.stringContaining('17/11/2026 16:12')],
      ['Service date', '19/11/2026, between 09:00 and 11:00'],
      ['Planned', '19/11/2026 09:40'],
      ['Completed', '19/11/2026, between 09:52 and 10:03'],
      ['Reason', '3'],
      ['Observation', 'Cerrado por inventario'],
    ])
  })

  it('[ORD-DET-15] [ORD-DET-17] [ORD-DET-18] [ORD-DET-24] the detail of a pickup shows the document, the cash, the agreement and the comments', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(/ALB-2026-118820/)
    await expect.element(dialog).toMatchTextContent(/Cash\s*6\.890,25 €\s*Cheques de comida\s*420,00 €/)
    await expect.element(dialog).toMatchTextContent(/Llamen en la entrada de mercancías/)
    await screen.redraw(<Delivery />)
    await expect.element(dialog).toMatchTextContent(/Traigan las monedas en cartuchos\./)
  })

  it('[ORD-121] in a country whose orders have only days, the detail of a pickup shows no hours except the hour of completion', async () => {
    const screen = await renderIn('en', <DaysOnly />)
    const request = screen.getByRole('region', { name: 'Request' })
    await expect.element(request).not.toMatchTextContent(/between/)
    // The time of completion is shown, because the list of orders shows it too.
    await expect.element(request).toMatchTextContent(/Completed\s*19\/11\/2026 10:03/)
    await expect.element(screen.getByText('Thu 19 Nov, planned 09:40')).toBeVisible()
  })

  it('the detail of a pickup shows the reason of its cancellation in words, or its code if the code is unknown', async () => {
    const reasons = [{ code: '3', description: 'La tienda está cerrada' }]
    const screen = await renderIn('en', <WithMotive />)
    const request = screen.getByRole('region', { name: 'Request' })
    await expect.element(request).toMatchTextContent(/Reason\s*3/)
    await screen.redraw(<WithMotive reasons={reasons} />)
    await expect.element(request).toMatchTextContent(/Reason\s*La tienda está cerrada/)
  })

  it('the detail of a pickup shows no status if the history does not contain the order', async () => {
    const screen = await renderIn('en', <OpenedCold />)
    await expect.element(screen.getByRole('dialog', { name: 'Pickup 48102' })).toBeVisible()
    expect(screen.getByText('Done').elements()).toEqual([])
  })

  it('the detail of a pickup without an amount says that it has no amount', async () => {
    const screen = await renderIn('en', <NothingInformedYet />)
    await expect.element(screen.getByText('Amount not given')).toBeVisible()
  })

  it('the detail of a pickup shows the bags of a consignment, with seal and bag number, once the consignment is opened', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    await screen.getByText('2 bags').click()
    await expect.element(screen.getByText('S-7741921')).toBeVisible()
    await expect.element(screen.getByText('BAG-002')).toBeVisible()
  })
})

describe('the detail of a delivery', () => {
  it('the detail of a delivery lists packs and denominations of each currency, with the total of each line', async () => {
    const screen = await renderIn('en', <Delivery />)
    const dialog = screen.getByRole('dialog', { name: 'Delivery 48230' })
    await expect
      .element(dialog.getByRole('heading', { name: /Requested amount EUR/ }))
      .toMatchTextContent(/3\.000,00 €/)
    await expect
      .element(dialog.getByRole('table', { name: 'Packs' }).getByRole('row', { name: /Fondo de caja/ }))
      .toMatchTextContent(/2\s*400,00 €/)
    const coins = dialog.getByRole('table', { name: 'Notes and coins' }).first()
    await expect.element(coins.getByRole('row', { name: /^50,00/ })).toMatchTextContent(/40\s*2\.000,00 €/)
    await expect.element(coins.getByRole('row', { name: /^0,50/ })).toMatchTextContent(/1\.200\s*600,00 €/)
    await expect.element(dialog.getByRole('row', { name: /^5,00/ })).toMatchTextContent(/50\s*250,00 £/)
  })

  it('the detail of a delivery shows the quantities of packs and denominations even if their names are unknown', async () => {
    const screen = await renderIn('en', <DeliveryWithUnknownNames />)
    await expect.element(screen.getByRole('row', { name: /Pack 7/ })).toMatchTextContent(/2/)
    await expect.element(screen.getByRole('row', { name: /Denomination 50/ })).toMatchTextContent(/40/)
  })

  it('the detail of a delivery says that the names of its contents failed to load, and can load them again', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <DeliveryWithoutNames catalogue={{ state: 'error', onRetry }} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('the detail of a delivery exchange is titled as an exchange', async () => {
    const screen = await renderIn('en', <DeliveryExchange type="delivery" />)
    await expect.element(screen.getByRole('dialog', { name: 'Delivery exchange 48230' })).toBeVisible()
  })
})

describe('the detail of assistance and supplies', () => {
  it('the detail of assistance and supplies shows the fault and the remarks of the technician', async () => {
    const screen = await renderIn('en', <Assistance />)
    const card = screen.getByRole('region', { name: 'Technical assistance' })
    await expect.element(card).toMatchTextContent(/La cerradura de la caja no responde/)
    await expect.element(card).toMatchTextContent(/Pila de la cerradura cambiada/)
  })

  it('in the list of material of an order, each column heading starts where the cells below it start', async () => {
    const screen = await renderIn('en', <Supply />)
    const table = screen.getByRole('table', { name: 'Requested material' }).element()
    const startsOf = (row: HTMLTableRowElement) =>
      [...row.cells].slice(0, 2).map((cell) => Math.round(inkOf(cell).left))
    const [head, first] = [...table.querySelectorAll('tr')]
    expect(startsOf(given(first))).toEqual(startsOf(given(head)))
    expect(startsOf(given(head))[0]).toBe(Math.round(table.getBoundingClientRect().left))
  })

  it('the detail of assistance and supplies lists the material with its kind and quantity', async () => {
    const screen = await renderIn('en', <Supply />)
    const table = screen.getByRole('table', { name: 'Requested material' })
    await expect
      .element(table.getByRole('row', { name: /Bolsa de seguridad grande/ }))
      .toMatchTextContent(/Bolsas\s*Bolsa de seguridad grande\s*1\.500/)
    await expect
      .element(screen.getByRole('region', { name: 'Request' }))
      .not.toMatchTextContent(/Service date/)
  })
})

describe('the actions of the open order', () => {
  const actions = (screen: Awaited<ReturnType<typeof renderIn>>) =>
    screen
      .getByRole('dialog')
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
      .filter((text) => text !== '')

  it('[ORD-147] the panel of an open order has a first button to declare values or, if this is not possible, to repeat the order', async () => {
    const screen = await renderIn('en', <Declarable declared={undefined} />)
    await expect.element(screen.getByRole('button', { name: 'Declare' })).toBeVisible()
    expect(actions(screen)).toEqual(['Declare', 'Order again', 'Cancel order 48244'])
    await screen.redraw(<CollectedPickup />)
    await expect.element(screen.getByRole('button', { name: 'Rate' })).toBeVisible()
    expect(actions(screen)).toEqual(['Order again', 'Rate'])
  })

  it('[ORD-DET-19] [ORD-DET-20] the panel of an open order has a button for the QR code of declared values, and shows these values before the contents', async () => {
    const screen = await renderIn('en', <Declared declared={<p>Declared values</p>} />)
    await expect.element(screen.getByRole('button', { name: 'Show QR code' })).toBeVisible()
    expect(actions(screen)).toEqual(['Show QR code', 'Order again', 'Cancel order 48244'])
    const values = screen.getByText('Declared values').element()
    const contents = screen.getByRole('region', { name: 'Pickup', exact: true }).element()
    expect(values.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('the panel of an open order says until when the order can be cancelled', async () => {
    const screen = await renderIn('en', <Cancellable />)
    await expect.element(screen.getByText('Possible until Mon 23 Nov, 09:00.')).toBeVisible()
  })

  it('[ORD-148] the panel of an open order shows refused actions in a menu, with the reason', async () => {
    const screen = await renderIn('en', <Cancelled />)
    await screen.getByRole('button', { name: 'More about order 48150' }).click()
    await expect
      .element(screen.getByRole('menuitem', { name: 'Cancel order', exact: true }))
      .toHaveAccessibleDescription('It is cancelled.')
  })

  it('the panel of an open order has a menu button that is as high as the button next to it', async () => {
    const screen = await renderIn('en', <Cancelled />)
    const menu = screen.getByRole('button', { name: 'More about order 48150' }).element()
    const action = screen.getByRole('button', { name: 'Order again' }).element()
    const [one, other] = [menu, action].map((button) => button.getBoundingClientRect())
    expect([one?.top, one?.height]).toEqual([other?.top, other?.height])
  })

  it('the panel of an open order shows the rating that was given', async () => {
    const screen = await renderIn('en', <Rated />)
    const rating = screen.getByRole('region', { name: 'Rating' })
    await expect.element(rating.getByRole('img', { name: '4 of 5, Good' })).toBeVisible()
  })
})

describe('the head of an order', () => {
  it('[ORD-143] the head of an order shows the hour and the day of the visit, and says which hour was planned', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    await expect.element(screen.getByText('10:03', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Thu 19 Nov, planned 09:40')).toBeVisible()
    await screen.redraw(<Cancellable />)
    await expect.element(screen.getByText('09:00–11:00', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Tomorrow, Tue 24 Nov, not planned yet')).toBeVisible()
  })

  it('[ORD-170] the head of a stopped order says what the user can do, next to the button that cancels the order', async () => {
    const screen = await renderIn('en', <Stopped />)
    await expect.element(screen.getByText('Stopped').first()).toBeVisible()
    await expect.element(screen.getByText(/it cannot go on; cancel it and order again/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel order 48244' })).toBeVisible()
  })

  it('[ORD-141] the head of an order shows the steps of the order with the known times', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    const steps = screen.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem')
    await expect.element(steps.first()).toBeVisible()
    expect(steps.elements().map((step) => step.textContent)).toEqual([
      'ReceivedTue 17 Nov, 16:12',
      'Planned09:40',
      'On the way',
      'Done09:52–10:03',
    ])
  })

  it('the panel of an order says that a cancelled order gets no documents, and that an order with declared values needs no amount', async () => {
    const screen = await renderIn('en', <Cancelled />)
    await expect.element(screen.getByText('None: the order was cancelled.')).toBeVisible()
    await screen.redraw(<Declarable />)
    await expect.element(screen.getByText('Not needed: the declared values count.')).toBeVisible()
    await expect.element(screen.getByText(/They appear once the crew/)).toBeVisible()
  })
})

describe('the panel', () => {
  it('the panel of an order has buttons for the previous and the next order, and says that the last order of the list has no next order', async () => {
    const onPrevious = fn()
    const screen = await renderIn('en', <LastOfTheList neighbours={{ onPrevious, onNext: undefined }} />)
    await screen.getByRole('button', { name: 'Previous order' }).click()
    expect(onPrevious).toHaveBeenCalledOnce()
    await expect
      .element(screen.getByRole('button', { name: 'Next order' }))
      .toHaveAccessibleDescription('This is the last order of the list.')
  })

  it('the panel of an order offers to load the order again if loading failed', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed state={{ kind: 'error', onRetry }} />)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('the panel of an order can print the order only once the order is loaded', async () => {
    const onPrint = fn()
    const screen = await renderIn('en', <CollectedPickup onPrint={onPrint} />)
    await screen.getByRole('button', { name: 'Print' }).click()
    expect(onPrint).toHaveBeenCalledOnce()
    await screen.redraw(<CollectedPickup state={given(Loading.args.state)} />)
    expect(screen.getByRole('button', { name: 'Print' }).elements()).toEqual([])
  })

  it('for printing, the containers in the panel of an order are opened, and afterwards they collapse again', async () => {
    const screen = await renderIn('en', <CollectedPickup />)
    const seal = screen.getByText('S-7741921')
    await expect.element(seal).not.toBeVisible()
    window.dispatchEvent(new Event('beforeprint'))
    await expect.element(seal).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await expect.element(seal).not.toBeVisible()
  })

  it('the close button and Escape close the panel of an order', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <CollectedPickup onClose={onClose} />)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await screen.getByRole('button', { name: 'Close' }).last().click()
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
