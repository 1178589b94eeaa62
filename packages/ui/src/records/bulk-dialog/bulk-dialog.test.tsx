import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './bulk-dialog.stories'

const { AllDone, Many, NoAnswer, NothingToDo, Preview, Running, Stopped, Stopping, WithProblems } =
  composeStories(stories)

type Screen = Awaited<ReturnType<typeof renderIn>>
const rowsOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.textContent)
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })

/** A run that ends as soon as it is started. */
function DoneAtOnce() {
  const [isDone, setDone] = useState(false)
  return <Preview {...(isDone ? { run: AllDone.args.run } : {})} onStart={fn(() => setDone(true))} />
}

describe('before anything is written', () => {
  it('[REC-82] the dialog of many rows says how many rows change, are already so, or are blocked and why, and starts the first alone', async () => {
    const onStart = fn()
    const screen = await renderIn('en', <Preview onStart={onStart} />)
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent('3 rows will change · 2 rows are already so · 1 row can’t be changed')
    expect(rowsOf(screen)[0]).toContain('This user already has the maximum of 5 service points.')
    expect(rowsOf(screen).at(-1)).toContain('Already so')
    await button(screen, 'Deactivate 3').click()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('[REC-82] the dialog of many rows offers no start when nothing would change', async () => {
    const screen = await renderIn('en', <NothingToDo />)
    await expect.element(screen.getByText(/Nothing will change/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Deactivate/ }).elements()).toEqual([])
  })
})

describe('while rows are changed', () => {
  it('[REC-84] the report on changed rows says how far it is, can be stopped, and can not be closed', async () => {
    const onStop = fn()
    const onClose = fn()
    const screen = await renderIn('en', <Running onStop={onStop} onClose={onClose} />)
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '3')
    await expect.element(screen.getByText('3 of 7')).toBeVisible()
    const track = getComputedStyle(screen.getByRole('progressbar').element())
    expect(track.appearance, 'what is left is no full bar of the browser').toBe('none')
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Close' }).elements()).toEqual([])
    await button(screen, 'Stop').click()
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('[REC-84] the report on changed rows waits for what is under way after a stop', async () => {
    const screen = await renderIn('en', <Stopping />)
    await expect.element(screen.getByText(/Stopping as soon as/)).toBeVisible()
    await expect.element(screen.getByText('Not sent')).toBeVisible()
  })

  it('the report on changed rows renders of a thousand rows only those visible', async () => {
    await page.viewport(1280, 800)
    const screen = await renderIn('en', <Many />)
    await expect.element(screen.getByText('400 of 1,240')).toBeVisible()
    expect(rowsOf(screen).length).toBeLessThan(200)
  })
})

describe('the report', () => {
  it('[REC-83] the report says of each row what became of it, those first that need a look', async () => {
    const screen = await renderIn('en', <WithProblems />)
    const summary = screen.getByText(/1 row has been changed · 4 rows are not done/)
    await expect.element(summary).toBeVisible()
    const [first, second, third, fourth] = rowsOf(screen)
    expect(first).toContain('Refused')
    expect(first).toContain('Order 10002 is on the way there.')
    expect(second).toContain('Someone else changed it meanwhile.')
    expect(third).toContain('It may have been changed.')
    expect(fourth).toContain('Can’t be changed')
  })

  it('[REC-83] the report does not say that nothing has been changed where no answer came', async () => {
    const screen = await renderIn('en', <NoAnswer />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 rows are not done')
  })

  it('[REC-85] the report repeats what is not done, and nothing when all is done', async () => {
    const onStart = fn()
    const screen = await renderIn('en', <Stopped onStart={onStart} />)
    await button(screen, 'Repeat 2').click()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('[REC-85] the report repeats nothing when all is done', async () => {
    const screen = await renderIn('en', <AllDone />)
    await expect.element(screen.getByText(/2 rows have been changed/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Repeat/ }).elements()).toEqual([])
  })

  it('the report takes the focus when the button that was clicked is gone', async () => {
    const screen = await renderIn('en', <DoneAtOnce />)
    await button(screen, 'Deactivate 3').click()
    await expect.element(screen.getByText(/2 rows have been changed/)).toHaveFocus()
  })
})
