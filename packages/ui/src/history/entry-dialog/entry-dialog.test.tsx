import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './entry-dialog.stories'

const { Change, RefusedSignIn } = composeStories(stories)

describe('one entry', () => {
  it('an entry of the history shows its user, its time in the time zone of the viewer, its origin and its version', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Change onClose={onClose} />)
    const dialog = screen.getByRole('dialog', { name: 'Entry 48' })
    for (const text of [
      'Sergio Blanco',
      'Firefox, Windows · 10.2.0.18',
      'Version 12',
      'Bazar Norte',
      'Client',
    ])
      await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
    const time = dialog.getByText('20/11/2026 17:42:09')
    await expect.element(time).toHaveAttribute('datetime', '2026-11-20T16:42:09.120Z')
    await expect.element(time).toHaveAttribute('title', '2026-11-20T16:42:09.120Z · Europe/Madrid')
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('an entry of the history says that it has no session and that its account is unknown', async () => {
    const screen = await renderIn('en', <RefusedSignIn />)
    for (const text of ['Nobody signed in', 'Unknown account', 'Sign-in refused'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  })
})
