import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { CatalogueNotice } from './catalogue-notice'

/**
 * Use `CatalogueNotice` in place of a choice whose options are loading, failed to load, or are empty. It always
 * shows the reason.
 */
const meta = {
  title: 'Kernel/CatalogueNotice',
  component: CatalogueNotice,
  args: { title: said('orders.form.currencies.error'), onRetry: fn() },
  render: function InLanguage(args) {
    return <CatalogueNotice {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof CatalogueNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['core'] }
export const LongTitle: Story = {
  args: { title: 'Die Packungen der Feinkostgroßhandelsgesellschaft Süd konnten nicht geladen werden' },
}
