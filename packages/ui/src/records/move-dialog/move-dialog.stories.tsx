import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { RemoteChoice } from '../record-fields/record-fields'
import { MoveDialog } from './move-dialog'

const choice = (name: string | undefined): RemoteChoice => ({
  value: name === undefined ? undefined : { id: '2', name, code: '0102' },
  options: [
    { id: '1', name: 'Bazar Norte', code: '0101' },
    { id: '2', name: 'Farmacias Alameda', code: '0102' },
  ],
  state: 'ready',
  disabledReason: undefined,
  onChange: fn(),
  onSearch: fn(),
  onRetry: fn(),
})

const effects = {
  servicePoints: 25,
  visits: { onTheWay: 1, today: 2, later: 10 },
  usersKept: 3,
  usersLost: 2,
  usersGained: 1,
  usersChanged: 4,
  assignmentsEnded: 1,
  codeHolder: null,
}

/** Use `MoveDialog` on the page of a center or a service point, for users who may move it. */
const meta = {
  title: 'Records/MoveDialog',
  component: MoveDialog,
  args: {
    isOpen: true,
    name: 'Bazar Norte Bilbao',
    from: 'Bazar Norte',
    client: choice('Farmacias Alameda'),
    to: 'Farmacias Alameda',
    isSame: false,
    effects,
    isBusy: false,
    failure: undefined,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Center: Story = { tags: ['core'] }
export const Unchosen: Story = { args: { client: choice(undefined), to: undefined, effects: 'none' } }
export const ServicePoint: Story = {
  args: {
    name: 'Gran Vía 12',
    from: 'Bazar Norte Bilbao',
    subclient: choice('Alameda Sevilla'),
    to: 'Alameda Sevilla',
    effects: { ...effects, servicePoints: 1 },
  },
}
export const SamePlace: Story = { args: { client: choice('Bazar Norte'), to: 'Bazar Norte', isSame: true } }
export const Reading: Story = { args: { effects: 'loading' } }
export const NotRead: Story = { args: { effects: 'failed' } }
/** A move to a client in which the code already exists, so that the move is not possible. */
export const CodeTaken: Story = {
  args: { effects: { ...effects, codeHolder: { id: 7, description: 'Alameda Bilbao' } } },
}
/** A move that was refused, because another user has used the code after the effects were loaded. */
export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      issues: [],
      message: 'subclients.refused.code-taken',
      code: 'subclients.code-taken',
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
