import { issue } from '@remesa/domain/kernel'
import {
  canLookUpSubclient,
  changeSubclientDraft,
  type SubclientDraft,
  subclientFields,
  validateSubclient,
} from '@remesa/domain/subclients'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { inPage } from '../../foundations/in-page'
import { reasonText, useT } from '../../i18n'
import { useRecordForm } from '../../kernel'
import { currencies } from '../../records/record-tables/record-tables.sample'
import { SubclientForm, type SubclientFormProps } from './subclient-form'
import { bilbao, byHand, clients, countries, delegations, empty, found, typed } from './subclient-form.sample'

type Situation = Pick<SubclientFormProps, 'isBusy' | 'failure' | 'onSend' | 'onCancel'> & {
  readonly draft: SubclientDraft
  readonly isLate: boolean
  readonly isSyncing: boolean
  /** Whether the user is an administrator, who chooses the country. */
  readonly isAdmin: boolean
  /** Whether the delegations failed to load. */
  readonly hasFailed: boolean
}

const option = ({ id, codeSol, description }: (typeof clients)[number]) => ({
  id: String(id),
  name: description,
  code: codeSol,
})

/** A component that renders the form. The call that saves the subclient begins, or has failed, only after Save. */
function FormOfSubclient({ draft, isLate, isSyncing, isAdmin, hasFailed, ...sending }: Situation) {
  const t = useT()
  const isNew = draft.record === null
  const [isSent, setSent] = useState(false)
  const [isAway, setAway] = useState(hasFailed)
  const failure = isSent ? sending.failure : undefined
  const form = useRecordForm({
    initial: draft,
    isNew,
    fields: subclientFields,
    change: changeSubclientDraft,
    validate: (changed) => validateSubclient(changed, { delegations: isAway ? [] : delegations }),
    rejections: failure?.kind === 'refused' ? failure.issues : undefined,
  })
  const { whole } = form
  const [reason] = canLookUpSubclient(whole).reasons
  return (
    <SubclientForm
      isBusy={isSent && sending.isBusy}
      failure={failure}
      onSend={(detail) => {
        setSent(true)
        sending.onSend(detail)
      }}
      onCancel={sending.onCancel}
      form={form}
      country={{ shown: isAdmin, disabled: false }}
      countries={countries.map(({ value, key }) => ({ value, label: t(key) }))}
      currencies={currencies}
      delegations={
        isAway
          ? { items: undefined, onRetry: () => setAway(false) }
          : { items: delegations, onRetry: undefined }
      }
      client={{
        value: clients.filter(({ id }) => id === whole.client?.id).map(option)[0],
        options: clients.map(option),
        state: 'ready',
        disabledReason: whole.countryId === '' ? t('selector.first.country') : undefined,
        onChange: ({ value }) =>
          form.change('client', clients.find(({ id }) => String(id) === value?.id) ?? null),
        onSearch: fn(),
        onRetry: fn(),
      }}
      search={
        isNew
          ? {
              state: whole.lookup,
              isLate,
              isFailed: false,
              disabledReason: whole.lookup === 'looking' || !reason ? undefined : reasonText(t, [reason]),
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
  draft: bilbao,
  isLate: false,
  isSyncing: false,
  isAdmin: true,
  hasFailed: false,
  isBusy: false,
  failure: undefined,
  onSend: fn(),
  onCancel: fn(),
}

/** Use `SubclientForm` on the two pages on which a subclient is added and edited. */
const meta = {
  title: 'Subclients/SubclientForm',
  component: FormOfSubclient,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args,
} satisfies Meta<typeof FormOfSubclient>
export default meta
type Story = StoryObj<typeof meta>

const moveToMadrid: Story['play'] = async ({ canvasElement }) => {
  await userEvent.selectOptions(await within(canvasElement).findByRole('combobox'), 'MAD-01')
}
const save: Story['play'] = async (context) => {
  const [canvas, t] = [within(context.canvasElement), textsOf(context.loaded)]
  const id = await canvas.findByRole('textbox', { name: t('records.idSmartcash') })
  await userEvent.clear(id)
  await userEvent.type(id, 'SC-48008-0301')
  await userEvent.click(canvas.getByRole('button', { name: t('action.save') }))
}

export const Editing: Story = { tags: ['core'] }
export const Changed: Story = { play: moveToMadrid }
export const EditingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Synchronising: Story = { args: { isSyncing: true } }
export const Saving: Story = { args: { isBusy: true }, play: save }
export const Refused: Story = {
  args: {
    failure: { kind: 'refused', issues: [issue('max', 'idSmartcash', { length: 10 })], message: null },
  },
  play: save,
}
export const Blocked: Story = {
  args: { failure: { kind: 'refused', issues: [], message: 'subclients.refused.code-taken' } },
  play: save,
}
export const AnswerLost: Story = { args: { failure: { kind: 'unknown' } }, play: save }
export const Adding: Story = { args: { draft: empty } }
/** A user of one country. This user can't choose the country. */
export const AddingInOneCountry: Story = { args: { draft: { ...empty, countryId: '1' }, isAdmin: false } }
export const ReadyToSearch: Story = { args: { draft: typed } }
export const Late: Story = { args: { draft: { ...typed, lookup: 'looking' }, isLate: true } }
export const NotFound: Story = { args: { draft: { ...typed, lookup: 'not-found' } } }
export const Found: Story = { args: { draft: found } }
export const ByHand: Story = { args: { draft: byHand } }
export const NoDelegations: Story = { args: { draft: byHand, hasFailed: true } }
