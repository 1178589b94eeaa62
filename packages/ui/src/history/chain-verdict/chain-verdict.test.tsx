import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './chain-verdict.stories'

const { Broken, Failed, Intact, NoEntries, Running } = composeStories(stories)

describe('the result of verifying the hash chain', () => {
  it('a valid hash chain of the history is shown with its last hash, which can be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderIn('en', <Intact />)
    const status = screen.getByRole('status')
    await expect.element(status).toMatchTextContent(/The history is intact/)
    await expect.element(status).toMatchTextContent(/1,240 entries.*Verified 22\/11\/2026 07:58/)
    await screen.getByRole('button', { name: 'Copy the last hash' }).click()
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^9f86d081[0-9a-f]{56}$/))
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  it('a verification of a history without entries shows no hash', async () => {
    const screen = await renderIn('en', <NoEntries />)
    await expect.element(screen.getByText(/0 entries/)).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('a broken hash chain of the history is shown with a link to the first entry whose hash does not match the previous entry', async () => {
    const screen = await renderIn('en', <Broken />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Entry 17 is the first one/)
    await expect.element(screen.getByRole('link', { name: 'Show entry 17' })).toHaveAttribute('href', '#17')
  })

  it('the page says that the verification of the history is running, or that it has failed', async () => {
    const screen = await renderIn('en', <Running />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Every entry is being verified')
    await screen.redraw(<Failed />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be verified/)
  })
})
