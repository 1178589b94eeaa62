import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { EmployeeTabs } from './employee-tabs'

/** Use `EmployeeTabs` if several employees have the searched number. */
const meta = {
  title: 'Firms/EmployeeTabs',
  component: EmployeeTabs,
  args: { count: 2, active: 0, onChoose: fn(), children: <p>4711</p> },
} satisfies Meta<typeof EmployeeTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  tags: ['core'],
  play: async ({ canvasElement, args, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(
      within(canvasElement).getByRole('tab', { name: t('firms.tab', { number: 2, count: 2 }) }),
    )
    await expect(args.onChoose).toHaveBeenCalledWith({ index: 1 })
  },
}
export const One: Story = {
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tab')).toBeNull()
  },
}
