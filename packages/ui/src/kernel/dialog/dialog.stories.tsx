import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { Button } from '../button/button'
import { DateInput } from '../fields/date-input'
import { TextInput } from '../fields/text-input'
import { Dialog } from './dialog'
import { ConfirmDialog, DiscardDialog, WarningDialog } from './question-dialogs'
import { sendKeyWhenRendered } from './send-key-when-rendered.sample'

/**
 * Use `Dialog` for a question or a short task that must end before the page continues. For a form, use a FormDialog.
 * For details beside a list, use a panel.
 */
const meta = {
  title: 'Kernel/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'New order',
    description: 'Choose where the service takes place and what it is.',
    onClose: fn(),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Send</Button>
      </>
    ),
    children: <TextInput label="Comments" value="" onChange={() => undefined} />,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = { tags: ['core'] }
export const ExtraLarge: Story = { args: { size: 'xl' } }
export const LongContent: Story = {
  args: {
    title: 'Feinkostgroßhandelsgesellschaft Süd, Bahnhofstraße 117, Friedrichshafen am Bodensee',
    children: Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1}.`).map((text) => (
      <p key={text}>{text}</p>
    )),
  },
  // The body can be scrolled by keyboard only after the browser has measured it.
  play: async ({ args }) => {
    await expect(await screen.findByRole('group', { name: args.title })).toHaveAttribute('tabindex', '0')
  },
}

const visible = async (role: string) => {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Confirming: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      title="Send this order?"
      description="Pickup on 21/11/2026 from 09:30 to 11:30."
      onConfirm={fn()}
      onCancel={fn()}
    />
  ),
  play: () => visible('alertdialog'),
}
export const ConfirmingBusy: Story = {
  ...Confirming,
  render: () => <ConfirmDialog isOpen isBusy title="Send this order?" onConfirm={fn()} onCancel={fn()} />,
}
export const Warning: Story = {
  render: () => <WarningDialog isOpen description="You have no service points assigned." onClose={fn()} />,
  play: () => visible('alertdialog'),
}
export const Discarding: Story = {
  render: () => <DiscardDialog isOpen onDiscard={fn()} onKeep={fn()} />,
  play: () => visible('alertdialog'),
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} title="New order" onClose={() => setOpen(false)}>
        <TextInput label="Comments" value="" onChange={() => undefined} />
      </Dialog>
    </>
  )
}

export const ClosedAsSoonAsItIsRendered: Story = {
  render: () => <Opener />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' })
    sendKeyWhenRendered('Escape')
    await userEvent.click(opener)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4_000 })
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function WithCalendar() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} title="New order" onClose={() => setOpen(false)}>
      <DateInput label="Service date" value="2026-11-21" onChange={() => undefined} />
    </Dialog>
  )
}

export const EscapeClosesTheCalendarFirst: Story = {
  render: () => <WithCalendar />,
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await visible('dialog')
    await userEvent.click(
      screen.getByRole('button', { name: t('field.date.open', { label: 'Service date' }) }),
    )
    await screen.findByRole('dialog', { name: t('field.date.calendar', { label: 'Service date' }) })
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await expect(
      screen.queryByRole('dialog', { name: t('field.date.calendar', { label: 'Service date' }) }),
    ).not.toBeInTheDocument()
    await expect(screen.getByRole('dialog', { name: 'New order' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4_000 })
  },
}
