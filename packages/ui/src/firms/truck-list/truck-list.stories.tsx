import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TruckList } from './truck-list'

/** Use it for the trucks that have the plate or code that was searched for. */
const meta = {
  title: 'Firms/TruckList',
  component: TruckList,
  args: {
    trucks: [
      { code: 'BL-014', plate: '4821-KLM', branch: 'Bilbao', visits: null },
      { code: 'BL-015', plate: null, branch: null, visits: null },
    ],
  },
} satisfies Meta<typeof TruckList>
export default meta
type Story = StoryObj<typeof meta>

export const Trucks: Story = {}
export const TrucksDark: Story = { globals: { colorMode: 'dark', locale: 'es' } }
export const SomeExpected: Story = {
  args: {
    trucks: [
      {
        code: 'BL-014',
        plate: '4821-KLM',
        branch: 'Bilbao',
        visits: [{ servicePoint: 'Gran Vía 12', from: '12:20', to: '12:50' }],
      },
      { code: 'BL-015', plate: null, branch: null, visits: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(within(canvasElement).getByRole('list', { name: 'Trucks found' }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('BL-'))
    await expect(first).toHaveTextContent('Expected today')
    await expect(first).toHaveTextContent('12:20–12:50 Gran Vía 12')
    await expect(second).toHaveTextContent('Not expected today')
  },
}
export const SomeExpectedDark: Story = { ...SomeExpected, globals: { colorMode: 'dark' } }
