import { composeStories } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderIn } from '../../../test/render-in'
import { loadMessages } from '../../i18n'
import { RemesaProvider } from '../provider/remesa-provider'
import * as signs from '../status/row-signs.stories'
import * as stories from './tooltip.stories'

const { Waiting } = composeStories(stories)
const { Hint } = composeStories(signs)

describe('a tooltip', () => {
  it('a tooltip is shown while its button has the keyboard focus, until Escape is pressed', async () => {
    const screen = await renderIn('en', <Waiting />)
    const bubble = screen.getByText('Details of order 80123')
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await expect.element(bubble).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(bubble).not.toBeInTheDocument()
  })

  it('a tooltip is shown for a button that is pointed at as soon as it is rendered', async () => {
    const messages = await loadMessages('en')
    function PointedAtOnce() {
      useLayoutEffect(() => {
        document
          .querySelector('[data-tooltip]')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      }, [])
      return (
        <RemesaProvider locale="en" messages={messages}>
          <Waiting />
        </RemesaProvider>
      )
    }
    const screen = await render(<PointedAtOnce />)
    await expect.element(screen.getByText('Details of order 80123')).toBeVisible()
  })

  it('a tooltip explains a warning sign to keyboard users', async () => {
    const screen = await renderIn('en', <Hint />)
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('img', { name: 'Not synchronised' })).toHaveFocus()
    await expect.element(screen.getByText('Not synchronised')).toBeVisible()
  })
})
