import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { untilGone } from '../../../test/until-gone'
import { Dialog } from '../dialog/dialog'
import { MenuContent } from './menu'
import * as stories from './menu.stories'

const { Closed } = composeStories(stories)

describe('a menu', () => {
  beforeEach(() => vi.clearAllMocks())

  const open = async () => {
    const screen = await renderIn('en', <Closed />)
    const button = screen.getByRole('button', { name: 'More about order 10007' })
    return { screen, button }
  }
  const select = (id: string): Mock => {
    const entry = Closed.args.entries?.find((candidate) => candidate.id === id)
    if (entry?.kind !== 'action') throw new Error(`no action ${id}`)
    return vi.mocked(entry.onSelect)
  }

  it('a click opens a menu, a second click chooses an entry, and the focus returns to the button', async () => {
    const { screen, button } = await open()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await screen.getByRole('menuitem', { name: 'Order again' }).click()
    expect(select('again')).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('a menu can be used by keyboard alone', async () => {
    const { screen, button } = await open()
    button.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menu', { name: 'More about order 10007' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    expect(select('cancel')).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await button.click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await untilGone('menu', () => userEvent.keyboard('{Escape}'))
    await expect.element(button).toHaveFocus()
  })

  it('a dialog that a menu has opened stays open, even if the menu closes later', async () => {
    function SlowPage() {
      const [isMenuOpen, setMenuOpen] = useState(true)
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <MenuContent
            triggerId="more"
            isOpen={isMenuOpen}
            entries={[{ kind: 'action', id: 'guide', label: 'Guide', onSelect: () => setOpen(true) }]}
            onClosed={() => undefined}
            onClose={() => undefined}
          />
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Guide">
            <button type="button" onClick={() => setMenuOpen(false)}>
              The menu closes
            </button>
          </Dialog>
        </>
      )
    }
    const screen = await renderIn('en', <SlowPage />)
    await screen.getByRole('menuitem', { name: 'Guide' }).click()
    await screen.getByRole('button', { name: 'The menu closes' }).click()
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
    const dialog = screen.getByRole('dialog', { name: 'Guide' })
    await expect.element(dialog).toBeVisible()
    await untilGone('dialog', () => userEvent.keyboard('{Escape}'))
  })

  it('a menu shows a disabled entry with its reason, and a click on that entry does nothing', async () => {
    const { screen, button } = await open()
    await button.click()
    const item = screen.getByRole('menuitem', { name: 'Rate' })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item).toHaveAccessibleDescription('Only a completed order can be rated.')
    await item.click({ force: true })
    expect(select('rate')).not.toHaveBeenCalled()
    await expect.element(item).toBeVisible()
  })

  it('there is space between the reason of a disabled menu entry and the next entry', async () => {
    const { screen, button } = await open()
    await button.click()
    const reason = screen.getByText('Only a completed order can be rated.').element()
    const item = screen.getByRole('menuitem', { name: 'Rate' }).element()
    expect(item.getBoundingClientRect().bottom - reason.getBoundingClientRect().bottom).toBeGreaterThan(6)
  })

  it('a menu marks the current value, and reports the value that the user chooses', async () => {
    const { screen, button } = await open()
    await button.click()
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'Day' }))
      .toHaveAttribute('aria-checked', 'true')
    await screen.getByRole('menuitemradio', { name: 'Amount' }).click()
    const sort = Closed.args.entries?.find(({ id }) => id === 'sort')
    if (sort?.kind !== 'choice') throw new Error('no choice')
    expect(sort.onChange).toHaveBeenCalledExactlyOnceWith('amount')
  })
})
