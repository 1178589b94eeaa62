import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './orders-header.stories'

const { MayRequest, ReadOnly, Refused } = composeStories(stories)

beforeEach(() => page.viewport(1280, 800))

describe('the header of orders', () => {
  it('the header of orders has no button for a user who may not request anything', async () => {
    const screen = await renderIn('en', <ReadOnly />)
    await expect.element(screen.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  it('the header of orders says why nothing can be requested yet', async () => {
    const onNewOrder = fn()
    const screen = await renderIn('en', <Refused onNewOrder={onNewOrder} />)
    const button = screen.getByRole('button', { name: 'New order' })
    await expect.element(button).toHaveAccessibleDescription('Choose a service point first.')
    await button.click({ force: true })
    expect(onNewOrder).not.toHaveBeenCalled()
  })

  it('the switch for cancelled orders in the header of orders reports its new value', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <MayRequest canceled={{ isShown: false, onChange }} />)
    await screen.getByRole('switch', { name: 'Show cancelled' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('a click on the print button in the header of orders calls `onPrint`', async () => {
    const onPrint = fn()
    const screen = await renderIn('en', <ReadOnly onPrint={onPrint} />)
    await screen.getByRole('button', { name: 'Print orders' }).click()
    expect(onPrint).toHaveBeenCalledOnce()
  })

  it('on phones, the header of orders is one line, and rarely used actions are in a menu', async () => {
    await page.viewport(390, 844)
    const onChange = fn()
    const onPrint = fn()
    const screen = await renderIn(
      'de',
      <MayRequest onPrint={onPrint} canceled={{ isShown: true, onChange }} />,
    )
    const order = screen.getByRole('button', { name: 'Neuer Auftrag' }).element().getBoundingClientRect()
    const more = screen.getByRole('button', { name: 'Mehr' })
    expect(more.element().getBoundingClientRect().top).toBe(order.top)
    await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
    await more.click()
    await screen.getByRole('menuitem', { name: 'Stornierte ausblenden' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    await more.click()
    await screen.getByRole('menuitem', { name: 'Aufträge drucken' }).click()
    expect(onPrint).toHaveBeenCalledOnce()
  })
})
