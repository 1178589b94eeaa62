import { LOCALES } from '@remesa/domain/kernel'
import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './disclaimer-dialog.stories'

const { NotSaved, NotYetAccepted } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

describe('the legal disclaimer', () => {
  it('the disclaimer says only once, next to its switch, that the user’s choice could not be saved', async () => {
    const screen = await renderIn('en', <NotSaved />)
    await expect.element(screen.getByText('Your answer could not be saved. Try again.')).toBeVisible()
    expect(screen.getByText(/could not be saved/).elements()).toHaveLength(1)
    expect(screen.getByRole('alertdialog').elements()).toHaveLength(0)
  })

  it('on a phone, the disclaimer shows the choice of the language and the sign-out on one line, with the whole name of the language', async () => {
    await page.viewport(390, 844)
    const preferences = {
      ...given(NotYetAccepted.args.preferences),
      locale: 'pt-BR',
      locales: LOCALES,
    } as const
    const screen = await renderIn('pt-BR', <NotYetAccepted preferences={preferences} />)
    const language = screen.getByRole('combobox', { name: 'Idioma' })
    await expect.element(language).toBeVisible()
    const field = language.element().getBoundingClientRect()
    const exit = screen.getByRole('button', { name: 'Sair' }).element().getBoundingClientRect()
    expect(exit.top).toBeLessThan(field.bottom)
    expect(exit.left).toBeGreaterThan(field.right)
    // The field is wide enough for "Português (Brasil)" and the arrow.
    expect(field.width).toBeGreaterThan(200)
  })

  it('the disclaimer can be read, accepted and left at 400 % zoom', async () => {
    await page.viewport(320, 256)
    const screen = await renderIn('en', <NotYetAccepted />)
    const last = screen.getByText(/^30\. The customer is responsible/)
    await expect.element(last).toBeInTheDocument()
    const visible = [last, screen.getByRole('switch'), screen.getByRole('button', { name: 'Exit' })]
    for (const part of visible) {
      part.element().scrollIntoView({ block: 'nearest' })
      await expect.element(part).toBeInViewport({ ratio: 0.9 })
    }
    // With only one visible line, the text would be unreadable.
    const text = screen.getByLabelText('Text of the legal disclaimer')
    text.element().scrollIntoView({ block: 'start' })
    const { top, bottom } = text.element().getBoundingClientRect()
    expect(Math.min(bottom, 256) - Math.max(top, 0)).toBeGreaterThan(100)
  })
})
