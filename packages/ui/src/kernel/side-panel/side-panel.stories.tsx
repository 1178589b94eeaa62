import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { Button } from '../button/button'
import { sendKeyWhenRendered } from '../dialog/send-key-when-rendered.sample'
import { WindowPicture } from '../dialog/window-picture.sample'
import { StatusBadge } from '../status/status-badge'
import { SidePanel } from './side-panel'

/**
 * Use `SidePanel` for the details of one item of a list, if the list has to stay visible. For a question or a form
 * that must be answered first, use a dialog.
 */
const meta = {
  title: 'Kernel/SidePanel',
  component: SidePanel,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      anatomy: [
        ['Title', 'Kind and number of the item, which are also the name of the panel for screen readers.'],
        ['Actions', 'Buttons next to the title, for the whole item.'],
        ['Body', 'The only part that scrolls.'],
      ],
      keys: [
        ['Escape', 'Closes the panel and returns the focus to the row.'],
        ['Tab', 'Leads on to the page next to the panel. It stays in a panel that covers the page.'],
      ],
    }),
  },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Pickup 10001',
    children: <p>Gran Vía 12, 48001 Bilbao</p>,
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } }
export const LongContent: Story = {
  args: {
    title: 'Feinkostgroßhandelsgesellschaft Süd, Bahnhofstraße 117, Friedrichshafen am Bodensee',
    children: Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1}.`).map((text) => (
      <p key={text}>{text}</p>
    )),
  },
  // The panel can be scrolled by keyboard only after the browser has measured it.
  play: async ({ args }) => {
    await expect(await screen.findByRole('group', { name: args.title })).toHaveAttribute('tabindex', '0')
  },
}

const openable: Story['render'] = function Opened(args) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SidePanel {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export const TakesAndReturnsTheFocus: Story = {
  tags: ['!dev'],
  render: openable,
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Pickup 10001' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosedAsSoonAsItIsRendered: Story = {
  tags: ['!dev'],
  render: openable,
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Open' })
    opener.focus()
    sendKeyWhenRendered('Escape')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
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
              <WindowPicture kind="panel" title="Pickup 10001">
                <StatusBadge tone="planned" label="Planned" /> Gran Vía 12, 48001 Bilbao
              </WindowPicture>
            ),
            because: 'Details to look at: the list stays usable, and the next row replaces them.',
          },
          dont: {
            show: (
              <WindowPicture kind="dialog" title="Pickup 10001" footer={<Button>Close</Button>}>
                <StatusBadge tone="planned" label="Planned" /> Gran Vía 12, 48001 Bilbao
              </WindowPicture>
            ),
            because: 'A dialog covers the list, and has to be closed before the next row can be opened.',
          },
        },
        {
          do: {
            show: (
              <WindowPicture kind="panel" title="Pickup 10001">
                Gran Vía 12, 48001 Bilbao
              </WindowPicture>
            ),
            because: 'The title says which row the panel shows.',
          },
          dont: {
            show: (
              <WindowPicture kind="panel" title="Details">
                Gran Vía 12, 48001 Bilbao
              </WindowPicture>
            ),
            because: 'Next to ten rows, nobody knows whose details these are.',
          },
        },
      ]}
    />
  ),
}
