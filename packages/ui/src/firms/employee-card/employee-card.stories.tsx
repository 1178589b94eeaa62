import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { openEmployee, protectedEmployee, samplePhoto, sampleSignature } from '../firms.sample'
import { EmployeeCard } from './employee-card'

/**
 * Use `EmployeeCard` once the data of an employee may be shown. It contains the data that the user compares with the
 * person at the door.
 */
const meta = {
  title: 'Firms/EmployeeCard',
  component: EmployeeCard,
  args: { employee: openEmployee, photo: samplePhoto, signature: sampleSignature },
} satisfies Meta<typeof EmployeeCard>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Ana Ruiz')).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: t('firms.employee.photo', { registry: '4711' }) }),
    ).toBeVisible()
  },
}
export const Protected: Story = {
  args: { employee: protectedEmployee },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Ana Ruiz')).toBeNull()
  },
}
const again = fn()
export const PicturesOnTheirWay: Story = {
  args: { photo: { kind: 'loading' }, signature: { kind: 'failed', onRetry: again } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /4711/ }))
    await expect(again).toHaveBeenCalledOnce()
  },
}
export const NoPictures: Story = { args: { photo: undefined, signature: undefined } }
