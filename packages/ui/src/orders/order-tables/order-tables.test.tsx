import { orderStatus } from '@remesa/domain/orders'
import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-tables.stories'

const {
  AWeekOfOrders,
  Empty,
  EmptyForReaders,
  EveryStatus,
  Failed,
  NothingAhead,
  Rated,
  TodayFirst,
  TodayOnly,
  WhatNobodyKnows,
  WithoutAnId,
} = composeStories(stories)

const week = given(AWeekOfOrders.args.orders)

describe('the tables of orders', () => {
  it('[ORD-HIS-49] each table of orders is in a region that is named after its days, and says that it has no data if it is empty', async () => {
    const screen = await renderIn('en', <NothingAhead />)
    await expect.element(screen.getByRole('table', { name: 'Previous' })).toBeVisible()
    for (const name of ['Today', 'Next']) {
      const region = screen.getByRole('region', { name, exact: true })
      await expect.element(region.getByRole('table', { name })).toBeInTheDocument()
      await expect.element(region.getByText('No data')).toBeVisible()
    }
  })

  it('if there are no orders, one sentence replaces the tables of orders, with a button for users who may request an order', async () => {
    const screen = await renderIn('en', <Empty />)
    await expect.element(screen.getByText('No orders from 16/11/2026 to 30/11/2026')).toBeVisible()
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Order the first pickup' }).click()
    expect(Empty.args.onFirstOrder).toHaveBeenCalledOnce()
    await screen.redraw(<EmptyForReaders />)
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  it('if there are cancelled orders, the tables of orders show them while the switch for cancelled orders is on', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const cancelled = screen.getByRole('region', { name: 'Cancelled' })
    await expect.element(cancelled).not.toBeInTheDocument()
    await screen.redraw(<AWeekOfOrders showCanceled />)
    await expect.element(cancelled.getByRole('table')).toBeVisible()
    await screen.redraw(<AWeekOfOrders showCanceled orders={{ ...week, cancelled: [] }} />)
    await expect.element(cancelled).not.toBeInTheDocument()
  })

  it('the tables of orders show the orders of today while the other orders load', async () => {
    const screen = await renderIn('en', <TodayFirst />)
    const table = (name: string) => screen.getByRole('region', { name }).getByRole('table')
    await expect.element(table('Today').getByRole('row').filter({ hasText: '48211' })).toBeVisible()
    await expect.element(table('Next')).toHaveAttribute('aria-busy', 'true')
    await expect.element(table('Previous')).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByRole('region', { name: 'Cancelled' })).not.toBeInTheDocument()
  })

  it('the tables of orders sum amounts by currency and show the requested hours', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const order = screen.getByRole('row').filter({ hasText: '48211' })
    await expect.element(order).toMatchTextContent(/Today Mon 23 Nov/)
    await expect.element(order).toMatchTextContent(/09:00–11:00/)
    await expect.element(order).toMatchTextContent(/18\.450,00 €/)
    await expect.element(order).toMatchTextContent(/920,40 £/)
    await expect.element(order).toMatchTextContent(/On the way/)
  })

  it('[ORD-HIS-26 to 33] the tables of orders have one column for each value of an order, in a fixed order', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const table = screen.getByRole('table', { name: 'Previous' })
    const headers = table.getByRole('columnheader').elements()
    expect(headers.map((header) => header.textContent)).toEqual([
      ...['Day', 'Requested', 'Planned', 'Completed', 'Type', 'Order', 'Status', 'Amount', 'Actions'],
    ])
    const cells = table.getByRole('row').filter({ hasText: '48102' }).element().children
    const texts = [...cells].slice(0, 8).map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(texts).toEqual([
      ...['Thu 19 Nov', '09:00–11:00', expect.stringContaining('09:40'), '10:03'],
      ...['Pickup', '48102', 'Done', '7.310,25 €'],
    ])
  })

  it('each row in the tables of orders has at most 34 elements', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const rows = screen.container.querySelectorAll('tbody tr[data-row-id]')
    const rendered = [...rows].map((row) => row.querySelectorAll('*').length)
    // In a long list, each element of a row is rendered a thousand times, so a row may have only a limited number of
    // elements. (ADR 34)
    expect(Math.max(...rendered)).toBeLessThanOrEqual(34)
  })

  it('[ORD-HIS-38] the tables of orders mark each row with the tone of its status, and an unknown status with the neutral tone', async () => {
    const screen = await renderIn('en', <EveryStatus />)
    for (const { serviceId, serviceStatusCode } of given(EveryStatus.args.orders).next)
      await expect
        .element(screen.getByRole('row').filter({ hasText: String(serviceId) }))
        .toHaveAttribute('data-tone', orderStatus(serviceStatusCode).tone)
  })

  it('a click on the number of an order opens its details, if the order has details', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <WithoutAnId onAction={onAction} />)
    const buttons = screen.getByRole('button', { name: /^Details of/ })
    await expect.element(buttons).toHaveLength(1)
    await screen.getByRole('button', { name: 'Details of order 48244' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('details', '48244')
  })

  it('a click anywhere in the row of an order opens the order, except a click on a control of the row', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <AWeekOfOrders onAction={onAction} />)
    const order = screen.getByRole('row').filter({ hasText: '48211' })
    await order.getByText('On the way').click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('details', '48211')
    await screen.getByRole('button', { name: 'More about order 48211' }).click()
    const refused = screen.getByRole('menuitem', { name: 'Cancel order' })
    await expect.element(refused).toBeVisible()
    await refused.click({ force: true })
    expect(onAction).toHaveBeenCalledOnce()
  })

  it('the tables of orders say why an order of an unknown kind has no details', async () => {
    const screen = await renderIn('en', <WhatNobodyKnows />)
    await screen.getByRole('button', { name: /^More about order SERVICE-0+48211$/ }).click()
    const details = screen.getByRole('menuitem', { name: 'Details' })
    await expect.element(details).toHaveAttribute('aria-disabled', 'true')
    await expect.element(details).toHaveAccessibleDescription(/does not know service type 9/)
  })

  it('[ORD-147] [ORD-148] the rows of orders show possible actions as buttons, and refused actions in the menu with the reason', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <AWeekOfOrders onAction={onAction} />)
    await expect.element(screen.getByRole('button', { name: 'Cancel order 48211' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'More about order 48211' }).click()
    const refused = screen.getByRole('menuitem', { name: 'Cancel order' })
    await expect.element(refused).toHaveAttribute('aria-disabled', 'true')
    await expect.element(refused).toHaveAccessibleDescription('The crew is on its way.')
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Cancel order 48251' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('cancel', '48251')
    await screen.getByRole('button', { name: 'More about order 48251' }).click()
    await expect
      .element(screen.getByRole('menuitem', { name: 'Rate' }))
      .toHaveAccessibleDescription('Only a completed order can be rated.')
  })

  it('[ORD-HIS-35] only completed orders in the tables of orders can be rated', async () => {
    const onAction = fn()
    const screen = await renderIn('en', <AWeekOfOrders onAction={onAction} />)
    await screen.getByRole('button', { name: 'Rate order 48102' }).click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('rate', '48102')
    await expect.element(screen.getByRole('button', { name: 'Rate order 48251' })).not.toBeInTheDocument()
  })

  it('[ORD-HIS-36] the tables of orders show the rating of a rated order in place of the button that rates it', async () => {
    const screen = await renderIn('en', <Rated />)
    const star = screen.getByRole('button', { name: 'Rating of order 48102: 4 of 5, Good' })
    await expect.element(star).toMatchTextContent('4')
    await expect.element(star).not.toHaveAttribute('aria-disabled')
    await expect.element(screen.getByRole('button', { name: 'Rate order 48102' })).not.toBeInTheDocument()
  })

  it('the tables of orders move the focus to the next row when the focused row is removed', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const [gone, kept] = [given(week.next[0]), given(week.next[1])]
    const rowOf = (id: string | null) => screen.container.querySelector<HTMLElement>(`[data-row-id="${id}"]`)
    given(rowOf(gone.serviceId)?.querySelector<HTMLElement>('.r-actions button') ?? undefined).focus()
    await screen.redraw(<AWeekOfOrders orders={{ ...week, next: week.next.slice(1) }} />)
    expect(document.activeElement?.closest('tr')).toBe(rowOf(kept.serviceId))
  })

  it("the tables of orders move the focus to the section's heading when no row is left", async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    screen.getByRole('button', { name: 'Cancel order 48251' }).element().focus()
    await screen.redraw(<AWeekOfOrders orders={{ ...week, next: [] }} />)
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('each table of orders can be collapsed separately', async () => {
    const screen = await renderIn('en', <AWeekOfOrders />)
    const next = screen.getByRole('region', { name: 'Next' })
    await next.getByRole('button', { name: 'Next' }).click()
    await expect.element(next.getByRole('table')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('region', { name: 'Today' }).getByRole('table')).toBeVisible()
  })

  it('the tables of orders offer to load the history again if loading failed', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed onRetry={onRetry} reason="Check your internet connection." />)
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/could not be loaded\s*Check your internet connection\.\s*Try again$/)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('the tables of orders keep the orders of today if the other orders failed to load', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <TodayOnly onRetry={onRetry} />)
    await expect.element(screen.getByRole('region', { name: 'Today' }).getByRole('table')).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Next' })).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/The orders of other days could not be loaded/)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('the tables of orders show an unknown type and an unknown status as the server sent them', async () => {
    const screen = await renderIn('de', <WhatNobodyKnows />)
    await expect.element(screen.getByText('Dienstleistung 9')).toBeVisible()
    await expect.element(screen.getByText(/Vom Zoll bis auf Weiteres angehalten/)).toBeVisible()
  })
})
