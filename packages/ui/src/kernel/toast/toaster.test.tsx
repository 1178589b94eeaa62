import { TOAST_HIDE_MS } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RemesaProvider } from '../provider/remesa-provider'
import { showToast, Toaster } from './toaster'

const page = (
  <RemesaProvider locale="en">
    <Toaster />
  </RemesaProvider>
)

it('leaves a toast at the bottom centre and takes it away after four seconds', async () => {
  const screen = await render(page)
  await expect.element(screen.getByRole('region')).toBeInTheDocument()
  showToast({ tone: 'success', text: 'The order has been created' })
  const toast = screen.getByText('The order has been created')
  await expect.element(toast).toBeVisible()
  const box = toast.element().getBoundingClientRect()
  expect(Math.abs(box.left + box.width / 2 - window.innerWidth / 2)).toBeLessThan(window.innerWidth / 4)
  expect(box.top).toBeGreaterThan(window.innerHeight / 2)
  await expect.poll(() => toast.query(), { timeout: TOAST_HIDE_MS + 2_000 }).toBeNull()
}, 15_000)

it('keeps a toast while the pointer is on it', async () => {
  const screen = await render(page)
  showToast({ tone: 'warning', text: 'The order could not be created' })
  const toast = screen.getByText('The order could not be created')
  await expect.element(toast).toBeVisible()
  await userEvent.hover(toast)
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS + 1_000))
  await expect.element(toast).toBeVisible()
  await userEvent.unhover(toast)
}, 15_000)
