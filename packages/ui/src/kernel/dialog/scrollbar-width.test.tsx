import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './dialog.stories'
import { keepScrollbarWidth } from './scrollbar-width'

const { Medium } = composeStories(stories)

const { documentElement: root } = document
const kept = () => root.style.getPropertyValue('--scrollbar-width')

afterEach(() => {
  root.style.removeProperty('--scrollbar-width')
})

/** The number of changes of the root element's attributes during an action. */
const changesOf = async (action: () => Promise<unknown>): Promise<number> => {
  const changes: (string | null)[] = []
  const observer = new MutationObserver((list) => {
    for (const _ of list) changes.push(kept())
  })
  observer.observe(root, { attributes: true, attributeFilter: ['style'] })
  const before = kept()
  await action()
  observer.disconnect()
  return changes.filter((value) => value !== before).length
}

describe('the scrollbar width on the root of the page', () => {
  it('the scrollbar width on the root is not changed by opening or closing a dialog', async () => {
    const stop = keepScrollbarWidth()
    expect(kept()).toBe(`${window.innerWidth - root.clientWidth}px`)
    const changes = await changesOf(async () => {
      const screen = await renderIn('en', <Medium />)
      await expect.element(screen.getByRole('dialog')).toBeVisible()
      await expect.poll(() => document.body.style.overflow).toBe('hidden')
      await screen.unmount()
      await expect.poll(() => document.body.style.overflow).toBe('')
    })
    expect(changes).toBe(0)
    stop()
  })

  it('if the root element has no scrollbar width, an opened dialog sets the scrollbar width', async () => {
    const changes = await changesOf(async () => {
      const screen = await renderIn('en', <Medium />)
      await expect.element(screen.getByRole('dialog')).toBeVisible()
      await expect.poll(() => kept()).toBe('0px')
      await screen.unmount()
    })
    expect(changes).toBeGreaterThan(0)
  })

  it('the scrollbar width on the root is updated when the window changes its size, until the updates are stopped', () => {
    const stop = keepScrollbarWidth()
    root.style.setProperty('--scrollbar-width', '1px')
    window.dispatchEvent(new Event('resize'))
    expect(kept()).toBe('0px')
    stop()
    root.style.setProperty('--scrollbar-width', '1px')
    window.dispatchEvent(new Event('resize'))
    expect(kept()).toBe('1px')
  })
})
