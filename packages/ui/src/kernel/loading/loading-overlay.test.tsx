import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './loading-overlay.stories'

const { Calm, Loading, OverADialog, Reading } = composeStories(stories)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('the loading indicator shows nothing for a wait of less than 150 ms', async () => {
  const screen = await renderIn('en', <Calm />)
  await expect.element(screen.getByText(/Orders appear here/)).toBeVisible()
  await screen.redraw(<Calm isLoading />)
  await wait(60)
  await screen.redraw(<Calm />)
  await wait(200)
  expect(screen.getByText('Loading').query()).toBeNull()
})

it('[SHL-44] the loading indicator covers the page and an open dialog', async () => {
  const screen = await renderIn('en', <OverADialog />)
  const text = screen.getByText('Loading')
  await expect.element(text).toBeVisible()
  const layerOf = (element: Element | null): number =>
    element === null
      ? 0
      : Math.max(Number(getComputedStyle(element).zIndex) || 0, layerOf(element.parentElement))
  expect(layerOf(text.element())).toBeGreaterThan(layerOf(screen.getByRole('dialog').element()))
})

it('[SHL-44] while data is only read, the loading indicator is a thin line with a text', async () => {
  const screen = await renderIn('en', <Reading />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('Loading')
  expect(status.element().firstElementChild?.getBoundingClientRect().height).toBeLessThan(5)
})

it('the loading indicator announces a longer wait in words, and does not block the pointer', async () => {
  const screen = await renderIn('en', <Loading />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(getComputedStyle(screen.getByRole('status').element()).pointerEvents).toBe('none')
})
