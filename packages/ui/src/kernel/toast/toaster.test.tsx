import { TOAST_HIDE_MS } from '@remesa/domain/kernel'
import { composeStories } from '@storybook/react-vite'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { renderIn } from '../../../test/render-in'
import { showToast } from './toaster'
import * as stories from './toaster.stories'

const { Success } = composeStories(stories)

const closeOf = (screen: RenderResult, toast: string) =>
  screen.getByLabelText(toast).getByRole('button', { name: 'Close' })

it('a toast is shown at the bottom centre for four seconds', async () => {
  const screen = await renderIn('en', <Success />)
  await expect.element(screen.getByRole('region')).toBeInTheDocument()
  showToast({ tone: 'success', text: 'The order has been created' })
  const toast = screen.getByText('The order has been created')
  await expect.element(toast).toBeVisible()
  const box = toast.element().getBoundingClientRect()
  expect(Math.abs(box.left + box.width / 2 - window.innerWidth / 2)).toBeLessThan(window.innerWidth / 4)
  expect(box.top).toBeGreaterThan(window.innerHeight / 2)
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS - 1_000))
  await expect.element(toast).toBeVisible()
  await expect.poll(() => toast.query(), { timeout: 3_000 }).toBeNull()
}, 15_000)

it('a toast stays while the pointer is on it', async () => {
  const screen = await renderIn('en', <Success />)
  showToast({ tone: 'warning', text: 'The order could not be created' })
  const toast = screen.getByText('The order could not be created')
  await expect.element(toast).toBeVisible()
  await userEvent.hover(toast)
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS + 1_000))
  await expect.element(toast).toBeVisible()
  await userEvent.unhover(toast)
}, 15_000)

it('the name of the region of toasts is in the language of the page and contains its keyboard shortcut', async () => {
  const screen = await renderIn('es', <Success />)
  showToast({ tone: 'success', text: 'Enviado.' })
  await expect.element(screen.getByRole('region', { name: 'Mensajes (Alt+T)' })).toBeInTheDocument()
})

it('the link of a toast opens its page at once, without reloading the portal', async () => {
  const screen = await renderIn('en', <Success />)
  const onFollow = vi.fn()
  const link = { text: '48251', label: 'Details of order 48251', href: '/orders/pickup/48251', onFollow }
  showToast({ tone: 'success', text: 'Order 48251 has been requested.', link })
  const order = screen.getByRole('link', { name: 'Details of order 48251' })
  await expect.element(order).toMatchTextContent('48251')
  await expect.element(order).toHaveAttribute('href', '/orders/pickup/48251')
  const toast = screen.getByText(/has been requested/)
  await expect.element(toast).toMatchTextContent('Order 48251 has been requested.')
  order.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onFollow).toHaveBeenCalledOnce()
  await expect.poll(() => toast.query()).toBeNull()
})

it('a toast shows its link after the text if the text does not contain the words of the link, and stays while the link is focused', async () => {
  const screen = await renderIn('en', <Success />)
  const link = { text: '7', label: 'Details of order 7', href: '#7', onFollow: () => undefined }
  showToast({ tone: 'success', text: 'Requested.', link })
  await expect.element(screen.getByText(/Requested\./)).toMatchTextContent('Requested. 7')
  const order = screen.getByRole('link', { name: 'Details of order 7' })
  order.element().focus()
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS + 1_000))
  await expect.element(order).toBeVisible()
  order.element().blur()
}, 15_000)

it('a toast stays while the focus is inside it, and does not take the focus back later', async () => {
  const screen = await renderIn('en', <Success />)
  const before = screen.getByRole('button', { name: 'Show' })
  const after = screen.getByRole('button', { name: 'Back' })
  showToast({ tone: 'success', text: 'The rating was sent' })
  const toast = screen.getByText('The rating was sent')
  await expect.element(toast).toBeVisible()
  await userEvent.hover(toast)
  before.element().focus()
  closeOf(screen, 'The rating was sent').element().focus()
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS + 500))
  await expect.element(toast).toBeVisible()
  after.element().focus()
  await userEvent.hover(before)
  await expect.poll(() => toast.query(), { timeout: TOAST_HIDE_MS + 2_000 }).toBeNull()
  await expect.element(after).toHaveFocus()
}, 20_000)

it('when the close button of a toast is pressed, the focus returns to the control that had it before', async () => {
  const screen = await renderIn('en', <Success />)
  const before = screen.getByRole('button', { name: 'Show' })
  showToast({ tone: 'success', text: 'The report was requested' })
  const toast = screen.getByText('The report was requested')
  await expect.element(toast).toBeVisible()
  before.element().focus()
  closeOf(screen, 'The report was requested').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => toast.query()).toBeNull()
  await expect.element(before).toHaveFocus()
})

const undoOf = (subject: string, onUndo: () => void) => ({ subject, label: 'Undo', onUndo })

it('[KRN-47] a toast with an undo button stays for ten seconds, undoes the change only once, and returns the focus', async () => {
  const screen = await renderIn('en', <Success />)
  const before = screen.getByRole('button', { name: 'Show' })
  const onUndo = vi.fn()
  showToast({ tone: 'success', text: 'Kiosk is inactive', undo: undoOf('client 1', onUndo) })
  const toast = screen.getByText('Kiosk is inactive')
  await expect.element(toast).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, TOAST_HIDE_MS + 1_000))
  await expect.element(toast).toBeVisible()
  before.element().focus()
  screen.getByRole('button', { name: 'Undo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onUndo).toHaveBeenCalledOnce()
  await expect.poll(() => toast.query()).toBeNull()
  await expect.element(before).toHaveFocus()
}, 15_000)

it('a toast is replaced only by a toast about a newer change of the same record', async () => {
  const screen = await renderIn('en', <Success />)
  const nothing = () => undefined
  showToast({ tone: 'success', text: 'Kiosk is inactive', undo: undoOf('client 1', nothing) })
  showToast({ tone: 'success', text: 'Bazar is inactive', undo: undoOf('client 2', nothing) })
  await expect.element(screen.getByText('Kiosk is inactive')).toBeVisible()
  showToast({ tone: 'success', text: 'Kiosk is active', undo: undoOf('client 1', nothing) })
  await expect.element(screen.getByText('Kiosk is active')).toBeVisible()
  await expect.poll(() => screen.getByText('Kiosk is inactive').query()).toBeNull()
  await expect.element(screen.getByText('Bazar is inactive')).toBeVisible()
})
