import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star, Truck } from 'lucide'
import { Icon } from './icon'

/**
 * Use `Icon` next to a word, or in a button that has an accessible name. Foundations/Icons shows the meaning of each
 * icon.
 */
const meta = {
  title: 'Kernel/Icon',
  component: Icon,
  args: { of: Truck, size: 24 },
  argTypes: { of: { control: false }, size: { control: { type: 'range', min: 12, max: 48, step: 2 } } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const InTheColourOfTheText: Story = {
  tags: ['core'],
  render: (args) => (
    <chakra.p display="flex" gap="2" color="danger.fg">
      <Icon {...args} /> On the way
    </chakra.p>
  ),
}
export const ThinAndFilled: Story = { args: { of: Star, strokeWidth: 1.5, fill: 'currentColor' } }
