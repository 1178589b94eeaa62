import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisitBand } from './visit-band'

/** Use it at the top of what was found: whether it is expected today. */
const meta = {
  title: 'Firms/VisitBand',
  component: VisitBand,
  args: {
    kind: 'employee',
    title: 'This employee exists',
    visits: [{ servicePoint: 'Gran Vía 12', from: '12:20', to: '12:50' }],
  },
} satisfies Meta<typeof VisitBand>
export default meta
type Story = StoryObj<typeof meta>

export const Expected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Expected today' })).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('12:20–12:50 Gran Vía 12')
  },
}
export const ExpectedTwiceDark: Story = {
  args: {
    visits: [
      { servicePoint: 'Gran Vía 12', from: '10:30', to: '11:00' },
      { servicePoint: 'Casco Viejo', from: '12:20', to: null },
    ],
  },
  globals: { colorMode: 'dark', locale: 'pt' },
}
export const NotExpected: Story = {
  args: { visits: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Not expected today' })).toBeVisible()
  },
}
export const TruckNotExpectedDark: Story = {
  args: { kind: 'truck', visits: [] },
  globals: { colorMode: 'dark', locale: 'de' },
}
export const NothingKnown: Story = {
  args: { visits: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'This employee exists' })).toBeVisible()
  },
}
