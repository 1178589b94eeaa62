import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { LoadingOverlay } from '../loading/loading-overlay'
import { Skeleton } from '../loading/skeleton'
import { SkipLink } from '../skip-link/skip-link'
import { DateText, DateTimeText, MoneyText, TimeText } from '../texts/texts'
import { PageHeader } from './page-header'

interface Situation {
  readonly title: string
  readonly isLoading?: boolean
}

function Parts({ title, isLoading = false }: Situation) {
  return (
    <div id="parts">
      <SkipLink targetId="parts" />
      <PageHeader
        title={title}
        description="Bazar Norte, Calle Mayor 1"
        actions={
          <Button variant="primary" icon={<Plus aria-hidden="true" size={18} />}>
            New order
          </Button>
        }
      />
      <p>
        <MoneyText amount={1234.5} symbol="€" /> · <DateText day="2026-11-21" /> ·{' '}
        <DateTimeText instant="2026-11-21T09:30:00+01:00" timeZone="Europe/Madrid" /> ·{' '}
        <TimeText instant="2026-11-21T09:30:00+01:00" timeZone="America/Lima" /> · <Skeleton width="6rem" />
      </p>
      <EmptyState
        title="No orders in this period"
        description="Request a service and it will appear here."
        action={<Button>Clear filters</Button>}
      />
      <LoadingOverlay isLoading={isLoading} />
    </div>
  )
}

const meta = { title: 'Kernel/PageParts', component: Parts, args: { title: 'Orders' } } satisfies Meta<
  typeof Parts
>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const Loading: Story = {
  args: { isLoading: true },
  play: () => new Promise((resolve) => setTimeout(resolve, 400)),
}
export const LoadingDark: Story = { ...Loading, globals: { colorMode: 'dark', locale: 'de' } }
export const LongTitle: Story = {
  args: { title: 'Aufträge der Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung' },
}
