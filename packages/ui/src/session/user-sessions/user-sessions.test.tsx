import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as notices from './sign-in-notice.stories'
import * as pages from './user-sessions.stories'

const { Failed, Loading, OneEnded, OnlyThisOne, Several } = composeStories(pages)
const { AlreadyEnded, Several: SeveralNew, StillOpen } = composeStories(notices)

const newBrowser = expect.objectContaining({ id: 'new' })

describe('the page of the sessions', () => {
  it('the page of sessions shows the browser, the times and the network of each session, and the user can end or confirm the other sessions', async () => {
    const [onEnd, onEndOthers, onConfirm] = [fn(), fn(), fn()]
    const screen = await renderIn('en', <Several {...{ onEnd, onEndOthers, onConfirm }} />)
    const here = screen.getByRole('listitem', { name: 'Firefox on Windows' })
    await expect.element(here).toMatchTextContent(/This session/)
    await expect
      .element(here)
      .toMatchTextContent(/Signed in\s*23\/11\/2026 08:15\s*Last used\s*23\/11\/2026 09:40/)
    expect(here.getByRole('button').elements()).toHaveLength(0)
    await expect
      .element(screen.getByRole('listitem', { name: 'Unknown browser' }))
      .not.toMatchTextContent(/Network/)
    const phone = screen.getByRole('listitem', { name: 'Safari on iOS' })
    await expect.element(phone).toMatchTextContent(/New browser/)
    await phone.getByRole('button', { name: 'That was me' }).click()
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(newBrowser)
    await phone.getByRole('button', { name: 'End session' }).click()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(newBrowser)
    await screen.getByRole('button', { name: 'End all others' }).click()
    expect(onEndOthers).toHaveBeenCalledOnce()
  })

  it('[SES-42] a session that has ended can be confirmed, but not ended again', async () => {
    const screen = await renderIn('en', <OneEnded />)
    const ended = screen.getByRole('listitem', { name: 'Chrome on Android' })
    await expect.element(ended).toMatchTextContent(/Ended/)
    await expect.element(ended.getByRole('button', { name: 'That was me' })).toBeVisible()
    expect(ended.getByRole('button', { name: 'End session' }).elements()).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'End all others' }).elements()).toHaveLength(0)
  })

  it('the page of sessions says that there are no other sessions, that sessions are loading, or that loading failed', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <OnlyThisOne />)
    await expect.element(screen.getByText('You are signed in nowhere else')).toBeVisible()
    await screen.redraw(<Loading />)
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    await screen.redraw(<Failed onRetry={onRetry} />)
    await expect.element(screen.getByText('Your sessions could not be loaded')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('the notice of a sign-in with a new browser', () => {
  it('the notice of a new browser shows the browser and the time, and lets the user confirm the sign-in or end the session', async () => {
    const [onEnd, onConfirm] = [fn(), fn()]
    const screen = await renderIn('en', <StillOpen {...{ onEnd, onConfirm }} />)
    const notice = screen.getByRole('region', { name: 'New sign-ins' })
    await expect
      .element(notice)
      .toMatchTextContent(/Safari on iOS · 2001:db8:7:1::\/64 · 23\/11\/2026 09:02\s*Was that you\?/)
    await notice.getByRole('button', { name: 'That was me' }).click()
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith([newBrowser])
    await notice.getByRole('button', { name: 'End session' }).click()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(newBrowser)
  })

  it('the notice of a new browser leads to the page of sessions if there are several sign-ins, or if the session of the sign-in has already ended', async () => {
    const [onReview, onConfirm] = [fn(), fn()]
    const screen = await renderIn('en', <SeveralNew onReview={onReview} onConfirm={onConfirm} />)
    await expect.element(screen.getByText('2 sign-ins with new browsers')).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(2)
    await screen.getByRole('button', { name: 'All of them were me' }).click()
    expect(onConfirm).toHaveBeenCalledWith(SeveralNew.args.signIns)
    await screen.getByRole('button', { name: 'Review sessions' }).click()
    await screen.redraw(<AlreadyEnded onReview={onReview} />)
    await screen.getByRole('button', { name: 'Review sessions' }).click()
    expect(onReview).toHaveBeenCalledTimes(2)
  })
})
