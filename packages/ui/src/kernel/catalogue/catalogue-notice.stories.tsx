import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CatalogueNotice } from './catalogue-notice'

/**
 * Use `CatalogueNotice` in place of a choice whose options are loading, failed to load, or are empty. It always
 * shows the reason.
 */
const meta = {
  title: 'Kernel/CatalogueNotice',
  component: CatalogueNotice,
  args: { title: 'The currencies could not be loaded', onRetry: fn() },
} satisfies Meta<typeof CatalogueNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['core'] }
export const LongTitle: Story = {
  args: { title: 'Die Packungen der Feinkostgroßhandelsgesellschaft Süd konnten nicht geladen werden' },
}
