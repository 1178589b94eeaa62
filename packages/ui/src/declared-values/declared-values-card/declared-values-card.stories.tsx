import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { currencies } from '../../orders/orders.sample'
import { containerAnswer, longAnswer, nothingDeclared, packs, sealedAnswer } from '../declared-values.sample'
import { DeclaredValuesCard } from './declared-values-card'

/**
 * Use `DeclaredValuesCard` in the detail of a pickup that is declared bag by bag. It shows the declared values, their
 * total, and the buttons to change them.
 */
const meta = {
  title: 'Declared values/DeclaredValuesCard',
  component: DeclaredValuesCard,
  args: {
    state: { kind: 'ready', answer: sealedAnswer },
    mode: '0',
    showPacks: false,
    currencies,
    packs,
    changeRefusal: undefined,
    onAddValues: fn(),
    onAddPacks: fn(),
    onShowCodes: fn(),
    records: { onChange: fn(), onDelete: fn() },
  },
} satisfies Meta<typeof DeclaredValuesCard>
export default meta
type Story = StoryObj<typeof meta>

const containers = {
  state: { kind: 'ready', answer: containerAnswer },
  mode: '1',
  showPacks: true,
} as const

export const Sealed: Story = { tags: ['core'] }
export const Containers: Story = { args: containers }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Empty: Story = { args: { state: { kind: 'ready', answer: nothingDeclared } } }
export const OnlyPacks: Story = {
  args: { state: { kind: 'ready', answer: { ...containerAnswer, declaredValues: [] } } },
}
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
export const Conflict: Story = { args: { state: { kind: 'conflict' } } }
export const Refused: Story = {
  args: { changeRefusal: 'status-closed' },
  render: function InLanguage(args) {
    const reason = useT()('declared-values.refused.status-closed')
    return <DeclaredValuesCard {...args} changeRefusal={args.changeRefusal && reason} />
  },
}
export const LongTexts: Story = { args: { state: { kind: 'ready', answer: longAnswer } } }
