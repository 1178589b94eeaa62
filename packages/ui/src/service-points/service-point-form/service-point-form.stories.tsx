import { issue } from '@remesa/domain/kernel'
import type { Channel, ServicePointDetail, ServicePointDraft } from '@remesa/domain/service-points'
import {
  canLookUpServicePoint,
  changeServicePointDraft,
  servicePointFields,
  validateServicePoint,
} from '@remesa/domain/service-points'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { inPage } from '../../foundations/in-page'
import { reasonText, useT } from '../../i18n'
import { type EntityOption, useRecordForm, type WriteFailure } from '../../kernel'
import type { CoreSearch, RemoteChoice } from '../../records'
import type { ChannelChoice } from './channels-field'
import { ServicePointForm } from './service-point-form'
import { added, countries, currencies, edited, facts } from './service-point-form.sample'
import type { ServicePointFormProps } from './service-point-form.types'

interface SceneProps {
  readonly draft: ServicePointDraft
  /** The edited service point; absent for a new service point. */
  readonly record?: ServicePointDetail | undefined
  readonly search?: Partial<CoreSearch>
  readonly channels?: Partial<ChannelChoice>
  readonly onRetryModules?: () => void
  readonly failure?: WriteFailure | undefined
  readonly isBusy?: boolean
  readonly onSend: ServicePointFormProps['onSend']
  readonly onCancel: ServicePointFormProps['onCancel']
  readonly onSync: () => void
}

const known: readonly Channel[] = [
  { id: 1, text: 'Counter' },
  { id: 2, text: 'Night drop' },
  { id: 3, text: 'Drive-in' },
]

const choice = (value: EntityOption | undefined, disabledReason: string | undefined): RemoteChoice => ({
  value,
  options: value ? [value] : [],
  state: 'ready',
  disabledReason,
  onChange: fn(),
  onSearch: fn(),
  onRetry: fn(),
})

const parents = {
  client: { id: '10', name: 'Bazar Norte', code: '0101' },
  subclient: { id: '20', name: 'Bazar Norte Bilbao', code: '0301' },
}
const codes = { client: { codeSol: parents.client.code }, subclient: { codeSol: parents.subclient.code } }

/**
 * A component that renders the form and holds its draft. Its simulated server has three channels. The call that saves
 * the service point begins, or has failed, only after Save.
 */
function Scene(props: SceneProps) {
  const { draft, record, isBusy = false, onSend, onCancel, onSync, onRetryModules } = props
  const t = useT()
  const [isSent, setSent] = useState(false)
  const failure = isSent ? props.failure : undefined
  const form = useRecordForm({
    initial: draft,
    isNew: draft.record === null,
    fields: servicePointFields,
    change: (last, change) => changeServicePointDraft(last, change, facts),
    validate: (changed) => validateServicePoint(changed, facts),
    rejections: failure?.kind === 'refused' ? failure.issues : undefined,
  })
  const [text, setText] = useState('')
  const [reason] = canLookUpServicePoint(form.whole, codes).reasons
  return (
    <ServicePointForm
      form={form}
      facts={onRetryModules ? { ...facts, adapters: [] } : facts}
      countries={countries.map(({ value, key }) => ({ value, label: t(key) }))}
      record={record}
      parents={{
        client: choice(
          draft.clientId ? parents.client : undefined,
          draft.countryId ? undefined : t('service-points.refused.no-country'),
        ),
        subclient: choice(
          draft.subclientId ? parents.subclient : undefined,
          draft.clientId ? undefined : t('service-points.refused.no-client'),
        ),
      }}
      search={
        record
          ? undefined
          : {
              state: form.whole.lookup,
              isLate: false,
              isFailed: false,
              disabledReason:
                form.whole.lookup === 'looking' || !reason ? undefined : reasonText(t, [reason]),
              onSearch: fn(),
              onStop: fn(),
              onByHand: fn(),
              ...props.search,
            }
      }
      sync={record && { isBusy: false, onSync }}
      currencies={currencies}
      onRetryModules={onRetryModules}
      channels={{
        countryId: 1,
        options: known.filter((each) => each.text.toLowerCase().includes(text.toLowerCase())),
        state: 'ready',
        creation: { kind: 'none' },
        onSearch: (detail) => setText(detail.text),
        onRetry: fn(),
        onCreate: fn(),
        ...props.channels,
      }}
      isBusy={isSent && isBusy}
      failure={failure}
      onSend={(detail) => {
        setSent(true)
        onSend(detail)
      }}
      onCancel={onCancel}
    />
  )
}

/**
 * Use `ServicePointForm` to add or edit a service point. The type and the modules decide which sections are shown.
 * The page around the form calls the server.
 */
const meta = {
  title: 'Service points/ServicePointForm',
  component: Scene,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args: { draft: added.empty, onSend: fn(), onCancel: fn(), onSync: fn() },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const tick = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('checkbox', { name }))
const smartcash = { draft: edited.smartcash.draft, record: edited.smartcash.record }
const sol = { draft: edited.sol.draft, record: edited.sol.record }

export const New: Story = { tags: ['core'] }
export const CodeTyped: Story = { args: { draft: added.typed } }
export const Searching: Story = { args: { draft: added.looking } }
export const Late: Story = { args: { draft: added.looking, search: { isLate: true } } }
export const NotFound: Story = { args: { draft: added.missing } }
export const Found: Story = { args: { draft: added.found } }
export const ByHand: Story = { args: { draft: added.byHand } }
export const Edited: Story = { args: smartcash }
export const EditedSol: Story = { args: sol }
export const Changed: Story = {
  args: smartcash,
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const device = within(canvasElement).getByRole('textbox', { name: t('service-points.form.deviceId') })
    await userEvent.clear(device)
    await userEvent.type(device, 'DEV-48008-2')
    await tick(canvasElement, 'Smartcash Issues')
  },
}
export const AsksBeforeAnotherType: Story = {
  args: smartcash,
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: t('service-points.type.SOL') }))
    await within(document.body).findByRole('alertdialog')
  },
}
export const PasswordReplaced: Story = {
  args: smartcash,
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: t('service-points.password.replace') }),
    )
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText(t('service-points.form.password'))).toHaveFocus(),
    )
  },
}
export const SafeByDefault: Story = {
  args: { draft: added.byHand },
  play: async ({ canvasElement }) => {
    await tick(canvasElement, 'Smartcash Virtual Safe')
  },
}
const typeChannel: Story['play'] = async ({ canvasElement, loaded }) => {
  const t = textsOf(loaded)
  await userEvent.type(
    within(canvasElement).getByRole('combobox', { name: t('service-points.form.channels') }),
    'Kiosk',
  )
}
/** Types a channel and closes the list, which would cover what the field says about the channel. */
const typeAndClose: Story['play'] = async (context) => {
  await typeChannel(context)
  await userEvent.keyboard('{Escape}')
}
export const ChannelTyped: Story = { args: smartcash, play: typeChannel }
export const ChannelCreating: Story = {
  args: { ...smartcash, channels: { creation: { kind: 'creating', text: 'Kiosk' } } },
  play: typeChannel,
}
export const ChannelRefused: Story = {
  args: {
    ...smartcash,
    channels: { creation: { kind: 'refused', text: 'Kiosk', message: 'There are too many channels' } },
  },
  play: typeAndClose,
}
export const ChannelWithoutAnswer: Story = {
  args: { ...smartcash, channels: { creation: { kind: 'failed', text: 'Kiosk' } } },
  play: typeAndClose,
}
export const ChannelsNotSearched: Story = {
  args: { ...smartcash, channels: { state: 'error', options: [] } },
}
export const ModulesFailed: Story = { args: { draft: added.found, onRetryModules: fn() } }
export const Incomplete: Story = {
  args: { draft: added.byHand },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: new RegExp(t('record.left', { count: 2 }).replace('2', '\\d+')),
      }),
    )
    await within(canvasElement).findByRole('alert')
  },
}
const save: Story['play'] = async ({ canvasElement, loaded }) => {
  const [canvas, t] = [within(canvasElement), textsOf(loaded)]
  const device = canvas.getByRole('textbox', { name: t('service-points.form.deviceId') })
  await userEvent.clear(device)
  await userEvent.type(device, 'DEV 48008')
  await userEvent.click(canvas.getByRole('button', { name: t('action.save') }))
}
export const RefusedAtItsField: Story = {
  args: {
    ...smartcash,
    failure: { kind: 'refused', issues: [issue('alpha_dash', 'deviceId')], message: null },
  },
  play: save,
}
export const Sending: Story = { args: { ...smartcash, isBusy: true }, play: save }
