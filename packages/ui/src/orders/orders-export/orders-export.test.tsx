import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { untilGone } from '../../../test/until-gone'
import * as stories from './orders-export.stories'

const { Failed, NothingChosenYet, Reports, Requesting } = composeStories(stories)

describe('the drop-down of exports', () => {
  it('the user can open the drop-down of exports, move in it and choose by keyboard, and the focus returns to its button', async () => {
    const onChoose = fn()
    const screen = await renderIn('en', <Reports onChoose={onChoose} />)
    const button = screen.getByRole('button', { name: 'Export' })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByRole('menu')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect
      .element(screen.getByRole('menuitem', { name: 'Importes por denominación' }))
      .toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      type: expect.objectContaining({ code: 'ORDERS_AMOUNTS' }),
    })
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('Escape and a click outside close the drop-down of exports', async () => {
    const screen = await renderIn(
      'en',
      <>
        <Reports />
        <p style={{ marginTop: 300 }}>Elsewhere</p>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Export' })
    await button.click()
    await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible()
    await untilGone('menu', () => userEvent.keyboard('{Escape}'))
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(screen.getByRole('menu')).toHaveFocus()
    await untilGone('menu', () => screen.getByText('Elsewhere').click())
  })

  it('the drop-down of exports shows reports that can’t be requested, with every reason why', async () => {
    const onChoose = fn()
    const screen = await renderIn('en', <NothingChosenYet onChoose={onChoose} />)
    await screen.getByRole('button', { name: 'Export' }).click()
    const item = screen.getByRole('menuitem', { name: 'Albaranes con sus bultos' })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(item)
      .toHaveAccessibleDescription(
        'This report is not available at the moment. Choose a client first. Choose a center first. Choose a service point first.',
      )
    await item.click({ force: true })
    expect(onChoose).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('menu')).toBeVisible()
  })

  it('if loading the reports failed, the drop-down of exports can load them again', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed state={{ kind: 'error', onRetry }} />)
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect
      .element(screen.getByRole('status').getByText('The reports could not be loaded.'))
      .toBeInTheDocument()
    await screen.getByRole('menuitem', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('menu')).toBeVisible()
  })

  it('the drop-down of exports does not open while a report is being requested', async () => {
    const screen = await renderIn('en', <Requesting />)
    await screen.getByRole('button', { name: /^Export\W+Loading/ }).click({ force: true })
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  })
})
