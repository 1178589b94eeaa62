import { composeStories } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './views-menu.stories'

const { Closed, Failed, Full, InUse, Modified, NoViews, OwnModified, SharedModified } =
  composeStories(stories)

const opened = async (story: ReactNode) => {
  const screen = await renderIn('en', story)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  return screen
}
const itemsOf = (screen: Awaited<ReturnType<typeof opened>>) =>
  screen
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

describe('the button of views', () => {
  it('[VIE-10] the button of the views shows the name of the current view, and says if the list differs from this view', async () => {
    const screen = await renderIn('en', <Closed />)
    await expect.element(screen.getByRole('button', { name: 'Views' })).toBeVisible()
    await screen.redraw(<InUse />)
    await expect.element(screen.getByRole('button', { name: 'View: Who left', exact: true })).toBeVisible()
    await screen.redraw(<Modified />)
    await expect.element(screen.getByRole('button', { name: 'View: Who left modified' })).toBeVisible()
  })
})

describe('the menu of views', () => {
  it('the menu of views separates own and shared views, marks the current view and the default, and lets the user choose a view', async () => {
    const onShow = fn()
    const screen = await opened(<InUse onShow={onShow} />)
    await expect.element(screen.getByText('My views')).toBeVisible()
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'Who left' }))
      .toHaveAttribute('aria-checked', 'true')
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'New this month (default)' }))
      .toHaveAttribute('aria-checked', 'false')
    await screen.getByRole('menuitemradio', { name: 'Bilbao · Olga Prieto Vera' }).click()
    expect(onShow).toHaveBeenCalledExactlyOnceWith({ view: expect.objectContaining({ id: 3 }) })
  })

  it('[VIE-7] users can change, share and remove only their own views', async () => {
    const own = await opened(<OwnModified />)
    expect(itemsOf(own)).toEqual([
      'Show the whole list',
      'Save changes to “Who left”',
      'Discard changes',
      'Rename or share',
      'Use as default',
      'Save as view',
      'Remove view',
    ])
    await own.unmount()
    const shared = await opened(<SharedModified />)
    expect(itemsOf(shared)).toEqual([
      'Show the whole list',
      'Discard changes',
      'Use as default',
      'Save as view',
    ])
  })

  it('in the menu of views, the user can change or remove the current view', async () => {
    const onRemove = fn()
    const onUpdate = fn()
    const screen = await opened(<OwnModified onRemove={onRemove} onUpdate={onUpdate} />)
    await screen.getByRole('menuitem', { name: 'Save changes to “Who left”' }).click()
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith({ view: expect.objectContaining({ id: 1 }) })
    await screen.getByRole('button').click()
    await screen.getByRole('menuitem', { name: 'Remove view' }).click()
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ view: expect.objectContaining({ id: 1 }) })
  })

  it("[VIE-4] the user can't save a thirty-first view, and the reason is shown", async () => {
    const onSave = fn()
    const screen = await opened(<Full onSave={onSave} />)
    const item = screen.getByRole('menuitem', { name: 'Save as view' })
    await expect
      .element(item)
      .toHaveAccessibleDescription('You already have 30 views of this list. Remove one first.')
    await item.click({ force: true })
    expect(onSave).not.toHaveBeenCalled()
  })

  it('the menu of views says that there are no views, or that loading them failed', async () => {
    const empty = await opened(<NoViews />)
    await expect.element(empty.getByRole('menuitem', { name: 'No saved views yet' })).toBeVisible()
    await empty.unmount()
    const onRetry = fn()
    const failed = await opened(<Failed state={{ kind: 'error', onRetry }} />)
    await failed.getByRole('menuitem', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
