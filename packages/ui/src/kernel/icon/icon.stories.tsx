import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star, Truck } from 'lucide'
import { Icon } from './icon'

/** Use it beside a word, or in a button that is named. Which icon means what is told under Foundations/Icons. */
const meta = {
  title: 'Kernel/Icon',
  component: Icon,
  args: { of: Truck, size: 24 },
  argTypes: { of: { control: false }, size: { control: { type: 'range', min: 12, max: 48, step: 2 } } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const InTheColourOfTheText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, color: 'rebeccapurple' }}>
      <Icon {...args} /> On the way
    </p>
  ),
}
export const ThinAndFilled: Story = { args: { of: Star, strokeWidth: 1.5, fill: 'currentColor' } }
