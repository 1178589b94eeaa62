import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { Explained } from './explained'

const onClick = fn()

/**
 * Use `Explained` around a control that may be disabled. The disabled control can be focused, and shows why it is
 * disabled.
 */
const meta = {
  title: 'Kernel/Explained',
  component: Explained,
  args: {
    reason: said('orders.refused.too-late'),
    children: (
      <button type="button" onClick={onClick}>
        {said('orders.action.cancel')}
      </button>
    ),
  },
  render: function InLanguage(args) {
    return (
      <div style={{ padding: 48 }}>
        <Explained {...inWords(useT(), args)} />
      </div>
    )
  },
} satisfies Meta<typeof Explained>
export default meta
type Story = StoryObj<typeof meta>

export const Usable: Story = { tags: ['core'], args: { reason: undefined } }
/** A disabled control. It can be focused and shows its reason; a click does nothing. */
export const Refused: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button', { name: t('orders.action.cancel') })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(t('orders.refused.too-late'))
    await userEvent.keyboard('{Enter}')
    await expect(onClick).not.toHaveBeenCalled()
  },
}
