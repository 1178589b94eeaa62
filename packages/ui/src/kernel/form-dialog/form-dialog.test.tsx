import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './form-dialog.stories'

const { CanNotBeSent, Empty, FilledIn, Refused, Sending } = composeStories(stories)

describe('a dialog with a form', () => {
  it('a dialog with a form sends valid values, and does not send invalid values', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Empty onSend={onSend} />)
    const send = screen.getByRole('button', { name: 'Save' })
    await send.click()
    expect(onSend).not.toHaveBeenCalled()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveFocus()
    await name.fill('Bazar Sur')
    await send.click()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ draft: { name: 'Bazar Sur' } })
  })

  it('a dialog with a form closes at once if nothing was changed, and asks before it discards changes', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <FilledIn onClose={onClose} />)
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    await screen.getByRole('textbox', { name: 'Name' }).fill('Bazar Sur')
    await cancel.click()
    await screen.getByRole('button', { name: 'Keep editing' }).click()
    expect(onClose).not.toHaveBeenCalled()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Bazar Norte')
    await cancel.click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a dialog with a form neither sends again nor closes while the form is being sent', async () => {
    const [onSend, onClose] = [fn(), fn()]
    const screen = await renderIn('en', <Sending onSend={onSend} onClose={onClose} />)
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    await expect.element(cancel).toHaveAccessibleDescription('It is being saved.')
    await cancel.click({ force: true })
    await screen.getByRole('button', { name: /^Save/ }).click({ force: true })
    expect(onSend).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a dialog with a form says why nothing can be sent now, and why the form was refused', async () => {
    const screen = await renderIn('en', <CanNotBeSent />)
    await expect
      .element(screen.getByRole('button', { name: 'Save' }))
      .toHaveAccessibleDescription('The currencies are still loading.')
    await screen.unmount()
    const refused = await renderIn('en', <Refused />)
    await expect.element(refused.getByRole('alert')).toMatchTextContent(/You already have 30 views/)
  })
})
