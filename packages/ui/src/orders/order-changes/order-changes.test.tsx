import { expect, it } from 'vitest'
import { row, someOrders, timeZone } from '../../../test/orders.fixtures'
import { renderIn } from '../../../test/render-in'
import { OrderTables } from '../order-tables/order-tables'
import { OrderChanges } from './order-changes'

const changed = (...ids: readonly string[]) =>
  ids.map((serviceId) => row({ serviceId, serviceCode: serviceId, serviceStatusCode: 'PLANNED' }))

it('says nothing until something changes, and then what has become of which order', async () => {
  const screen = await renderIn('en', <OrderChanges changed={[]} />)
  const log = screen.getByRole('log', { name: 'Changes of orders' })
  await expect.element(log).toMatchTextContent(/^$/)
  await screen.redraw(<OrderChanges changed={changed('7', '8')} />)
  await expect
    .element(log)
    .toHaveTextContent('Order 7 has a new status: Planned.Order 8 has a new status: Planned.')
})

it('sums up what is too much to listen to', async () => {
  const screen = await renderIn('en', <OrderChanges changed={changed('1', '2', '3', '4')} />)
  await expect.element(screen.getByRole('log')).toHaveTextContent('4 orders have a new status.')
})

it('lets the rows of the changed orders glow, and no others', async () => {
  const [first] = someOrders.today
  const page = (
    <>
      <OrderTables
        state="ready"
        orders={someOrders}
        showCanceled={false}
        onShowCanceledChange={() => undefined}
        handlersOf={() => ({ details: undefined, rate: undefined, rating: undefined, cancel: undefined })}
        onRetry={() => undefined}
        window={{ from: '16/11/2026', until: '30/11/2026' }}
        timeZone={timeZone}
      />
      <OrderChanges changed={first ? [first] : []} />
    </>
  )
  const screen = await renderIn('en', page)
  const glowing = () =>
    [...screen.container.querySelectorAll<HTMLElement>('tr[data-row-id]')]
      .filter((line) => line.getAnimations().length > 0)
      .map((line) => line.dataset['rowId'])
  await expect.poll(glowing).toEqual([first?.serviceId])
})
