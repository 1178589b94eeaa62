import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './history-changes.stories'

const { Added, EveryKindOfField, OfUser, Shortened, SignedIn, Synchronised, UnknownField } =
  composeStories(stories)

const linesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ])

describe('an entry of the history', () => {
  it('an entry of the history shows fields with the names that the forms use, and with the old and the new value', async () => {
    const { container } = await renderIn('en', <EveryKindOfField />)
    expect(linesOf(container)).toEqual([
      ['SmartCash id', 'emptySC-48008'],
      ['Active', 'YesNo'],
      ['Limits', 'EUR: 40.000,0050.000,00'],
      ['Third codes', 'SAP: S-1 removed'],
      ['Third codes', 'CRM: C-1 added'],
      ['Channels', 'Shop removed'],
      ['Currencies', 'in another order'],
      ['Password', 'changed, value not recorded'],
      ['Fee', '56'],
    ])
  })

  it('an entry of the history shows roles and assignments with the names that the page of a user uses', async () => {
    const { container } = await renderIn('en', <OfUser />)
    expect(linesOf(container)).toEqual([
      ['Roles', 'Deposits added'],
      ['Roles', 'UNKNOWN-ROLE added'],
      ['Service points', 'Farmacias Alameda removed'],
      ['Service points', 'Bazar Norte / Bilbao added'],
    ])
  })

  it('an entry of the history without changed fields shows its action, and the entry of an added record shows no old values', async () => {
    const { container, redraw } = await renderIn('en', <SignedIn />)
    expect(container).toMatchTextContent(/Signed in/)
    await redraw(<Synchronised />)
    expect(container).toMatchTextContent(/Synchronised/)
    await redraw(<Added />)
    expect(linesOf(container)[0]).toEqual(['SmartCash id', 'SC-48008'])
  })

  it('a field that the page does not know is shown under a readable name in the history', async () => {
    const { container } = await renderIn('en', <UnknownField />)
    expect(linesOf(container)).toEqual([['Safe door URL', '3 added']])
  })

  it('an entry of the history shows its first lines, and a button that shows the other lines', async () => {
    const onMore = fn()
    const screen = await renderIn('en', <Shortened onMore={onMore} />)
    expect(linesOf(screen.container)).toHaveLength(3)
    await screen.getByRole('button', { name: '6 more changes' }).click()
    expect(onMore).toHaveBeenCalledOnce()
  })
})
