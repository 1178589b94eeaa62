import type { Meta, StoryObj } from '@storybook/react-vite'
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
