import { crewVisitWith } from '@remesa/domain/firms/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { sampleNow } from '../firms.sample'
import { TruckList } from './truck-list'

/** Use `TruckList` for the trucks that a search by plate or code has found. */
const meta = {
  title: 'Firms/TruckList',
  component: TruckList,
  args: {
    now: sampleNow,
    trucks: [
      { code: 'BL-014', plate: '4821-KLM', branch: 'Bilbao', visits: null },
      { code: 'BL-015', plate: null, branch: null, visits: null },
    ],
  },
} satisfies Meta<typeof TruckList>
export default meta
type Story = StoryObj<typeof meta>

export const Trucks: Story = { tags: ['core'] }
export const SomeExpected: Story = {
  args: {
    trucks: [
      {
        code: 'BL-014',
        plate: '4821-KLM',
        branch: 'Bilbao',
        visits: [crewVisitWith()],
      },
      { code: 'BL-015', plate: null, branch: null, visits: [] },
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const [first, second] = within(within(canvasElement).getByRole('list', { name: t('firms.trucks') }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('BL-'))
    await expect(first).toHaveTextContent(t('firms.expected.title'))
    await expect(first).toHaveTextContent('10:30–11:00 Gran Vía 12')
    await expect(second).toHaveTextContent(t('firms.unexpected.title'))
  },
}
