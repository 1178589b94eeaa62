import { type AssignmentDraft, changeAssignmentDraft, emptyAssignmentDraft } from '@remesa/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { user, userWith, viewer } from '../users.sample'
import { AssignmentForm } from './assignment-form'
import type { AssignmentFormProps, OfferedServicePoint, OfferedSubclient } from './assignment-form.types'

const BAZAR = 1
const ALAMEDA = 2
const LEVANTE = 4

const center = (id: number, clientId: number, description: string): OfferedSubclient => ({
  id,
  codeSol: `03${id}`,
  description,
  client: { id: clientId },
})
const centers = [
  center(11, BAZAR, 'Bazar Norte Bilbao'),
  center(12, BAZAR, 'Bazar Norte Madrid'),
  center(21, ALAMEDA, 'Alameda Sevilla'),
  center(41, LEVANTE, 'Levante Puerto'),
]
const point = (id: number, subclientId: number, description: string): OfferedServicePoint => ({
  id,
  codeSol: `PS-${id}`,
  description,
  subclient: { id: subclientId },
})
const points = [
  point(111, 11, 'Abando, caja inteligente'),
  point(114, 11, 'Indautxu'),
  point(121, 12, 'Atocha'),
  point(122, 12, 'Sol'),
  point(211, 21, 'Farmacia Triana'),
]
const clients = [
  { id: String(BAZAR), name: 'Bazar Norte', code: '0101' },
  { id: String(ALAMEDA), name: 'Farmacias Alameda', code: '0102' },
  { id: String(LEVANTE), name: 'Mercado Levante', code: '0104' },
]

/** The service points in the format of search results, each with its client and center. */
const found = points.flatMap(({ subclient, ...point }) =>
  centers
    .filter(({ id }) => id === subclient.id)
    .map(({ client, ...of }) => ({
      ...point,
      subclient: {
        ...of,
        client: {
          id: client.id,
          description: clients.find(({ id }) => Number(id) === client.id)?.name ?? '',
        },
      },
    })),
)

/** A component that renders the form, holds its draft, and loads its lists. */
function Adding(props: AssignmentFormProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <AssignmentForm
      {...props}
      draft={draft}
      onChange={(change) => {
        setDraft((last) => changeAssignmentDraft(last, change))
        props.onChange(change)
      }}
      client={{
        ...props.client,
        value: clients.find(({ id }) => Number(id) === draft.clientId),
        onChange: ({ value }) =>
          setDraft((last) =>
            changeAssignmentDraft(last, {
              type: 'client',
              id: value === undefined ? null : Number(value.id),
            }),
          ),
      }}
    />
  )
}

const choosing = (chosen: Partial<AssignmentDraft>): AssignmentDraft => ({
  ...emptyAssignmentDraft(),
  ...chosen,
})

const args: AssignmentFormProps = {
  user,
  viewer,
  draft: emptyAssignmentDraft(),
  serial: 0,
  client: {
    value: undefined,
    options: clients,
    state: 'ready',
    onChange: fn(),
    onSearch: fn(),
    onRetry: fn(),
  },
  found: { options: found, state: 'ready', onSearch: fn(), onRetry: fn() },
  subclients: { items: centers, onRetry: undefined },
  servicePoints: { items: points, onRetry: undefined },
  isBusy: false,
  failure: undefined,
  onChange: fn(),
  onAdd: fn(),
}

/**
 * Use `AssignmentForm` to add assignments to a user. If a whole client is assigned to the user, the form asks before it
 * replaces this assignment with assignments of only some parts of the client.
 */
const meta = { title: 'Users/AssignmentForm', component: Adding, args } satisfies Meta<typeof Adding>
export default meta
type Story = StoryObj<typeof meta>

const add: Story['play'] = async ({ canvasElement }) => {
  canvasElement.querySelector('form')?.requestSubmit()
}
const openCenters: Story['play'] = async ({ canvasElement, loaded }) => {
  const t = textsOf(loaded)
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: t('users.field.subClient') }))
}

export const Empty: Story = { tags: ['core'] }
/** A client that has no centers yet. */
export const NoCenters: Story = {
  args: { draft: choosing({ clientId: BAZAR }), subclients: { items: [], onRetry: undefined } },
  play: openCenters,
}
export const AllPoints: Story = {
  args: { draft: choosing({ clientId: BAZAR, subclientId: 12, servicePointId: -1 }) },
}
export const AllPointsOnPhone: Story = { ...AllPoints, globals: { viewport: { value: 'phone' } } }
/** Service points of two clients, which a search by name has found before a client was chosen. */
export const FoundPoints: Story = {
  args: { draft: choosing({ points: found.filter(({ id }) => id === 114 || id === 122) }) },
}
export const FoundPointsOnPhone: Story = { ...FoundPoints, globals: { viewport: { value: 'phone' } } }
export const AllCenters: Story = { args: { draft: choosing({ clientId: LEVANTE, subclientId: -1 }) } }
export const WholeClient: Story = { args: { draft: choosing({ clientId: LEVANTE, addOnlyClient: true }) } }
export const Incomplete: Story = { play: add }
export const AlreadyAssigned: Story = {
  args: { draft: choosing({ clientId: BAZAR, addOnlyClient: true }) },
  play: add,
}
export const LoadingCenters: Story = {
  args: { draft: choosing({ clientId: BAZAR }), subclients: { items: undefined, onRetry: undefined } },
  play: openCenters,
}
export const CentersFailed: Story = {
  args: { draft: choosing({ clientId: BAZAR }), subclients: { items: undefined, onRetry: fn() } },
}
export const TooMany: Story = {
  args: {
    user: userWith({ servicesPointOnCashUser: 9 }),
    draft: choosing({ clientId: BAZAR, subclientId: 12, servicePointId: -1 }),
  },
}
export const Full: Story = { args: { user: userWith({ servicesPointOnCashUser: 10 }) } }
/** Points of a client that is assigned to the user as a whole. */
export const Narrowing: Story = {
  args: { draft: choosing({ points: found.filter(({ id }) => id === 211) }) },
}
export const Sending: Story = { args: { ...AllPoints.args, isBusy: true } }
export const NotAdded: Story = { args: { ...AllPoints.args, failure: { kind: 'failed' } } }
export const NoAnswer: Story = { args: { ...AllPoints.args, failure: { kind: 'unknown' } } }
