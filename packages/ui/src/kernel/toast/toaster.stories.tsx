import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import {
  clearToasts,
  showToast,
  type ToastAction,
  Toaster,
  type ToastLink,
  type ToastTone,
  type ToastUndo,
} from './toaster'

const texts: Readonly<Record<ToastTone, string>> = {
  success: 'The order has been created',
  warning: 'The order could not be created',
  danger:
    'The operation could not be completed. Try again in a few minutes and contact your administrator if it happens again.',
}

interface ToastsProps {
  readonly tone: ToastTone
  readonly link?: ToastLink
  readonly action?: ToastAction
  readonly undo?: ToastUndo
}

function Toasts({ tone, link, action, undo }: ToastsProps) {
  return (
    <>
      <Button onClick={() => showToast({ tone, text: texts[tone], link, action, undo })}>Show</Button>
      <Toaster />
      <Button>After</Button>
    </>
  )
}

const show: Story['play'] = async ({ args }) => {
  clearToasts()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  const toast = await screen.findByText(texts[args.tone])
  await waitFor(() => expect(toast).toBeVisible())
}

/**
 * Use `Toaster` to confirm a success, with the next step as a link. Do not use it for a failure, which is shown
 * where it happened.
 */
const meta = { title: 'Kernel/Toaster', component: Toasts, args: { tone: 'success' } } satisfies Meta<
  typeof Toasts
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['core'], play: show }
export const Warning: Story = { args: { tone: 'warning' }, play: show }
export const DangerLong: Story = { args: { tone: 'danger' }, play: show }

/** A toast whose button is the next step. A click on the button closes the toast. */
export const WithAction: Story = {
  args: { action: { text: 'Order again', onAction: fn() } },
  play: async ({ args }) => {
    clearToasts()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText(texts.success)).toBeNull(), { timeout: 10_000 })
  },
}

const link: ToastLink = {
  text: 'The order',
  label: 'The order 48251',
  href: '#order',
  onFollow: () => undefined,
}
const showLink: Story['play'] = async () => {
  clearToasts()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'The order 48251' })).toBeVisible())
}
export const WithALink: Story = { args: { link }, play: showLink }

/** A toast after a change that one click can undo. */
export const WithUndo: Story = {
  args: { undo: { subject: 'client 7', label: 'Undo', onUndo: fn() } },
  play: async () => {
    clearToasts()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible())
  },
}
