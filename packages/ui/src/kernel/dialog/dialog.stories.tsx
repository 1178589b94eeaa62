import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { DateInput } from '../fields/date-input'
import { TextInput } from '../fields/text-input'
import { Dialog } from './dialog'
import { ConfirmDialog, DiscardDialog, WarningDialog } from './question-dialogs'
import { sendKeyWhenRendered } from './send-key-when-rendered.sample'
import { WindowPicture } from './window-picture.sample'

/**
 * Use `Dialog` for a question or a short task that must end before the page continues. For a form, use a FormDialog.
 * For details beside a list, use a panel.
 */
const meta = {
  title: 'Kernel/Dialog',
  component: Dialog,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      anatomy: [
        ['Title', 'The question or the task, which is also the name of the dialog for screen readers.'],
        ['Close', 'Leaves the dialog without a change. A question that must be answered has no such button.'],
        ['Body', 'The only part that scrolls.'],
        ['Footer', 'The way back first, the main action last.'],
      ],
      keys: [
        [
          'Escape',
          'Closes an open list or calendar first, then the dialog. It never loses typed values unasked.',
        ],
        ['Tab', 'Stays in the dialog. After closing, the focus is again where it was.'],
      ],
    }),
  },
  args: {
    isOpen: true,
    title: said('orders.newOrder'),
    description: said('orders.refused.no-type'),
    onClose: fn(),
    footer: (
      <>
        <Button>{said('action.cancel')}</Button>
        <Button variant="primary">{said('action.send')}</Button>
      </>
    ),
    children: <TextInput label={said('deposits.comments')} value="" onChange={() => undefined} />,
  },
  render: function InLanguage(args) {
    return <Dialog {...inWords(useT(), args)} />
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
  render: function InLanguage() {
    const t = useT()
    return (
      <ConfirmDialog
        isOpen
        title={t('message.newOrder.confirm.title')}
        description={`${t('orders.type.pickup')} · 21/11/2026 09:30`}
        onConfirm={fn()}
        onCancel={fn()}
      />
    )
  },
  play: () => visible('alertdialog'),
}
export const ConfirmingBusy: Story = {
  ...Confirming,
  render: function InLanguage() {
    const title = useT()('message.newOrder.confirm.title')
    return <ConfirmDialog isOpen isBusy title={title} onConfirm={fn()} onCancel={fn()} />
  },
}
export const Warning: Story = {
  render: function InLanguage() {
    return <WarningDialog isOpen description={useT()('orders.refused.no-service-points')} onClose={fn()} />
  },
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
  tags: ['!dev'],
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
  tags: ['!dev'],
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

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { layout: 'padded' },
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <WindowPicture
                kind="dialog"
                title="Cancel order 10007?"
                footer={
                  <>
                    <Button>Keep the order</Button>
                    <Button variant="danger">Cancel the order</Button>
                  </>
                }
              >
                Pickup on 24/11/2026 from 09:30 to 11:30, Gran Vía 12.
              </WindowPicture>
            ),
            because: 'The title is the question, and each button is a clear answer by itself.',
          },
          dont: {
            show: (
              <WindowPicture
                kind="dialog"
                title="Are you sure?"
                footer={
                  <>
                    <Button>Cancel</Button>
                    <Button variant="primary">OK</Button>
                  </>
                }
              >
                The order will be cancelled.
              </WindowPicture>
            ),
            because: '“Cancel” may mean the order or the question.',
          },
        },
        {
          do: {
            show: (
              <div>
                <Button>Clear filters</Button>
              </div>
            ),
            because: 'An action that is easily undone needs no question.',
          },
          dont: {
            show: (
              <WindowPicture
                kind="dialog"
                title="Clear filters?"
                footer={
                  <>
                    <Button>Keep the filters</Button>
                    <Button variant="primary">Clear filters</Button>
                  </>
                }
              >
                You can set them again.
              </WindowPicture>
            ),
            because: 'A question before every action is soon answered without reading.',
          },
        },
      ]}
    />
  ),
}
