import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { tooltip } from './tooltip'

/** Use a tooltip for the name of an icon or the long form of a word, never for a text that users must read. */
const meta = {
  title: 'Kernel/Tooltip',
  args: { text: said('orders.details.of', { order: '80123' }) },
  render: function InLanguage({ text }) {
    const t = useT()
    return (
      <div style={{ padding: 48 }}>
        <button type="button" {...tooltip(inWords(t, text))}>
          {t('nav.details')}
        </button>
      </div>
    )
  },
} satisfies Meta<{ text: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { tags: ['core'] }
const open: Story['play'] = async ({ canvasElement, args, loaded }) => {
  const canvas = within(canvasElement)
  await userEvent.hover(canvas.getByRole('button'))
  await expect(await canvas.findByText(inWords(textsOf(loaded), args.text))).toBeVisible()
}
export const Open: Story = { play: open }
export const LongText: Story = {
  args: { text: said('failure.code.server-error') },
  play: open,
}
/** A disabled control that is enabled while the pointer is on it, so that its reason disappears. */
export const TakenAway: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    delete canvas.getByRole('button').dataset['tooltip']
    await waitFor(() => expect(context.canvasElement.querySelector('[popover]')).toBeNull())
  },
}
export const HiddenByEscape: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvasElement.querySelector('[popover]')).toBeNull())
  },
}
