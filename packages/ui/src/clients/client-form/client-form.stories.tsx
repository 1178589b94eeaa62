import { type ClientDraft, changeClientDraft, clientFields, validateClient } from '@remesa/domain/clients'
import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { inPage } from '../../foundations/in-page'
import { useRecordForm } from '../../kernel'
import { currencies } from '../../records/record-tables/record-tables.sample'
import { ClientForm, type ClientFormProps } from './client-form'
import { bazar, byHand, countries, empty, found, typed } from './client-form.sample'

type Situation = Pick<ClientFormProps, 'isBusy' | 'failure' | 'onSend' | 'onCancel'> & {
  readonly draft: ClientDraft
  /** The SmartCash id that the user has typed and sent; absent if nothing was changed. */
  readonly typedId?: string
  readonly isLate: boolean
  readonly isSyncing: boolean
}

function FormOfClient({ draft, typedId, isLate, isSyncing, failure, ...sending }: Situation) {
  const isNew = draft.record === null
  const form = useRecordForm({
    initial: draft,
    isNew,
    fields: clientFields,
    change: changeClientDraft,
    validate: validateClient,
    rejections: failure?.kind === 'refused' ? failure.issues : undefined,
  })
  const typeId = useEffectEvent(() => {
    if (typedId !== undefined) form.fill((last) => ({ ...last, idSmartcash: typedId }))
  })
  useEffect(() => typeId(), [])
  return (
    <ClientForm
      {...sending}
      failure={failure}
      form={form}
      countries={countries}
      currencies={currencies}
      search={
        isNew
          ? {
              state: form.whole.lookup,
              isLate,
              isFailed: false,
              disabledReason: undefined,
              onSearch: () => form.fill((last) => ({ ...found, idSmartcash: last.idSmartcash })),
              onStop: fn(),
              onByHand: fn(),
            }
          : undefined
      }
      sync={isNew ? undefined : { isBusy: isSyncing, onSync: fn() }}
    />
  )
}

const args: Situation = {
  draft: bazar,
  isLate: false,
  isSyncing: false,
  isBusy: false,
  failure: undefined,
  onSend: fn(),
  onCancel: fn(),
}

/** Use `ClientForm` on the two pages on which a client is added and edited. */
const meta = {
  title: 'Clients/ClientForm',
  component: FormOfClient,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args,
} satisfies Meta<typeof FormOfClient>
export default meta
type Story = StoryObj<typeof meta>

const retype = async (canvasElement: HTMLElement, value: string) => {
  const field = await within(canvasElement).findByRole('textbox', { name: /SmartCash/ })
  await userEvent.clear(field)
  if (value !== '') await userEvent.type(field, value)
}

export const Editing: Story = { tags: ['core'] }
export const Changed: Story = { play: async ({ canvasElement }) => retype(canvasElement, 'SC-2') }
export const EditingOnAPhone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } }
export const Wrong: Story = { play: async ({ canvasElement }) => retype(canvasElement, '') }
export const Synchronising: Story = { args: { isSyncing: true } }
export const Saving: Story = { args: { typedId: 'SC-2', isBusy: true } }
export const Refused: Story = {
  args: {
    typedId: 'SC-BAZAR-NORTE',
    failure: { kind: 'refused', issues: [issue('max', 'idSmartcash', { length: 10 })], message: null },
  },
}
export const Blocked: Story = {
  args: {
    draft: { ...byHand, description: 'Floristería Alba', idSmartcash: 'SC-9' },
    failure: { kind: 'refused', issues: [], message: 'clients.refused.code-taken' },
  },
}
export const AnswerLost: Story = { args: { typedId: 'SC-2', failure: { kind: 'unknown' } } }
export const Adding: Story = { args: { draft: empty } }
export const ReadyToSearch: Story = { args: { draft: typed } }
export const Late: Story = { args: { draft: { ...typed, lookup: 'looking' }, isLate: true } }
export const NotFound: Story = { args: { draft: { ...typed, lookup: 'not-found' } } }
export const Found: Story = { args: { draft: found } }
export const ByHand: Story = { args: { draft: byHand } }
