import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './bulk-dialog.stories'

const { AllDone, Many, NoAnswer, NothingToDo, Preview, Reading, Running, Stopped, Stopping, WithProblems } =
  composeStories(stories)

type Screen = Awaited<ReturnType<typeof renderIn>>
const rowsOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.textContent)
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })

/** An action that ends as soon as it is started. */
function DoneAtOnce() {
  const [isDone, setDone] = useState(false)
  return <Preview {...(isDone ? { run: AllDone.args.run } : {})} onStart={fn(() => setDone(true))} />
}

describe('the preview of an action on many rows', () => {
  it('the button that cancels a bulk change has the same text while the rows are read and when the change can start', async () => {
    const screen = await renderIn('en', <Reading />)
    await expect.element(button(screen, 'Cancel')).toBeVisible()
    await screen.redraw(<Preview />)
    await expect.element(button(screen, 'Cancel')).toBeVisible()
  })

  it('[REC-82] the preview of a bulk change says how many rows would change, already have the state, or are blocked (with the reason), and starts only the rows that would change', async () => {
    const onStart = fn()
    const screen = await renderIn('en', <Preview onStart={onStart} />)
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(
        '3 service points will change · 2 service points are already so · 1 service point can’t be changed',
      )
    expect(rowsOf(screen)[0]).toContain('You are not allowed to change this.')
    expect(rowsOf(screen).at(-1)).toContain('Already so')
    await button(screen, 'Deactivate 3').click()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it.each([
    ['en', 'users', '3 users will change · 2 users are already so · 1 user can’t be changed'],
    ['es', 'clients', 'Cambiarán 3 clientes · 2 clientes ya están así · 1 cliente no se puede cambiar'],
    ['de', 'clients', '3 Kunden ändern sich · 2 Kunden sind bereits so · 1 Kunde kann nicht geändert werden'],
    [
      'pt',
      'subclients',
      '3 centros serão alterados · 2 centros já estão assim · 1 centro não pode ser alterado',
    ],
    [
      'pt-BR',
      'users',
      '3 usuários serão alterados · 2 usuários já estão assim · 1 usuário não pode ser alterado',
    ],
    ['de', 'records', '3 Datensätze ändern sich · 2 Datensätze sind bereits so · 1 Datensatz kann nicht'],
  ] as const)('[REC-82] the summary of a bulk change in %s counts %s', async (locale, of, text) => {
    const screen = await renderIn(locale, <Preview of={of} />)
    await expect.element(screen.getByRole('status')).toMatchTextContent(text)
  })

  it('[REC-82] the preview of a bulk change has no button to start if nothing would change', async () => {
    const screen = await renderIn('en', <NothingToDo />)
    await expect.element(screen.getByText(/Nothing will change/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Deactivate/ }).elements()).toEqual([])
  })
})

describe('the progress of an action on many rows', () => {
  it('[REC-84] the progress of a bulk change shows how many rows are done, can be stopped, and cannot be closed', async () => {
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

  it('[REC-84] the progress of a stopped bulk change says that it is waiting for the calls in progress', async () => {
    const screen = await renderIn('en', <Stopping />)
    await expect.element(screen.getByText(/Stopping as soon as/)).toBeVisible()
    await expect.element(screen.getByText('Not sent')).toBeVisible()
  })

  it('the progress of a bulk change renders only the visible rows of a thousand rows', async () => {
    await page.viewport(1280, 800)
    const screen = await renderIn('en', <Many />)
    await expect.element(screen.getByText('400 of 1,240')).toBeVisible()
    expect(rowsOf(screen).length).toBeLessThan(200)
  })
})

describe('the result list of an action on many rows', () => {
  it('[REC-83] the result list of a bulk change shows the result of each row, and rows with problems first', async () => {
    const screen = await renderIn('en', <WithProblems />)
    const summary = screen.getByText(/1 service point has been changed · 4 service points are not done/)
    await expect.element(summary).toBeVisible()
    const [first, second, third, fourth] = rowsOf(screen)
    expect(first).toContain('Refused')
    expect(first).toContain('The crew is on its way.')
    expect(second).toContain('Someone else changed it meanwhile.')
    expect(third).toContain('It may have been changed.')
    expect(fourth).toContain('Can’t be changed')
  })

  it('[REC-83] the result list of a bulk change counts a row without a response as a row that is not done, because it may have changed', async () => {
    const screen = await renderIn('en', <NoAnswer />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 service points are not done')
  })

  it('[REC-85] the result list of a bulk change can repeat the rows that are not done', async () => {
    const onStart = fn()
    const screen = await renderIn('en', <Stopped onStart={onStart} />)
    await button(screen, 'Repeat 2').click()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('[REC-85] the result list of a bulk change has no button to retry if all rows are done', async () => {
    const screen = await renderIn('en', <AllDone />)
    await expect.element(screen.getByText(/2 service points have been changed/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Repeat/ }).elements()).toEqual([])
  })

  it('the result list of a bulk change gets the focus when the clicked button disappears', async () => {
    const screen = await renderIn('en', <DoneAtOnce />)
    await button(screen, 'Deactivate 3').click()
    await expect.element(screen.getByText(/2 service points have been changed/)).toHaveFocus()
  })
})
