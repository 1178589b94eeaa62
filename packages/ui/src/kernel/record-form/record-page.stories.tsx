import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent, useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { inPage } from '../../foundations/in-page'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { TextField } from '../form/fields'
import { ChangedField } from './changed-field'
import { RecordPage } from './record-page'
import type { RecordPageProps } from './record-page.types'
import { useRecordForm } from './use-record-form'

interface Depot {
  readonly name: string
  readonly street: string
  readonly town: string
  readonly remark: string
}

type Args = Pick<RecordPageProps<Depot, keyof Depot>, 'isBusy' | 'failure' | 'onSend' | 'onCancel'> & {
  readonly depot: Depot
  /** What the user has changed and sent; absent if nothing was changed. */
  readonly typed?: Partial<Depot>
  readonly isNew: boolean
  readonly isRemarkWaiting: boolean
  /** The record as another user saved it in the meantime. */
  readonly stored: Depot
}

const labels = {
  name: 'service-accounts.field.name',
  street: 'record-lists.field.address',
  town: 'record-lists.field.subclient',
  remark: 'imports.state.remark',
} as const
const names = ['name', 'street', 'town', 'remark'] as const

function DepotPage({ depot, typed, stored, isNew, isRemarkWaiting, failure, ...sending }: Args) {
  const t = useT()
  const [rejections] = useState(failure?.kind === 'refused' ? failure.issues : [])
  const form = useRecordForm({
    initial: depot,
    isNew,
    fields: names,
    change: (draft: Depot, { field, value }) => ({ ...draft, [field]: value }),
    validate: (draft) =>
      names.flatMap((name) => (draft[name] === '' && name !== 'remark' ? [issue('required', name)] : [])),
    rejections,
  })
  const type = useEffectEvent(() => form.fill((last) => ({ ...last, ...typed })))
  useEffect(() => type(), [])
  const field = (name: keyof Depot) => (
    <ChangedField
      key={name}
      form={form}
      name={name}
      label={t(labels[name])}
      shown={(before: string) => before}
    >
      <TextField form={form} name={name} label={t(labels[name])} isRequired={name !== 'remark'} />
    </ChangedField>
  )
  const pair = (...fields: readonly (keyof Depot)[]) => (
    <div style={{ display: 'grid', gap: 16 }}>{fields.map(field)}</div>
  )
  return (
    <RecordPage
      {...sending}
      failure={failure}
      form={form}
      title={isNew ? 'Add depot' : depot.name}
      sections={[
        {
          id: 'depot',
          title: 'Depot',
          fields: ['name'],
          action: <Button onClick={() => form.meet(stored)}>Compare</Button>,
          content: pair('name'),
        },
        {
          id: 'address',
          title: t('record-lists.field.address'),
          fields: ['street', 'town'],
          content: pair('street', 'town'),
        },
        {
          id: 'remark',
          title: t('imports.state.remark'),
          fields: ['remark'],
          isWaiting: isRemarkWaiting,
          content: pair('remark'),
        },
      ]}
    />
  )
}

const depot: Depot = { name: 'Depot Bilbao', street: 'Calle Ledesma 3', town: 'Bilbao', remark: '' }

const args: Args = {
  depot,
  stored: { ...depot, town: 'Sestao', remark: 'Closed on Mondays' },
  isNew: false,
  isRemarkWaiting: false,
  isBusy: false,
  failure: undefined,
  onSend: fn(),
  onCancel: fn(),
}

/**
 * Use `RecordPage` for a record that is added or edited on its own page. For a few fields that belong to a list, use
 * a `FormDialog`.
 */
const meta = {
  title: 'Kernel/RecordPage',
  component: DepotPage,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args,
} satisfies Meta<typeof DepotPage>
export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = { tags: ['core'] }
export const Changed: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    const town = await canvas.findByRole('textbox', { name: t(labels.town) })
    await userEvent.clear(town)
    await userEvent.type(town, 'Getxo')
    await userEvent.type(canvas.getByRole('textbox', { name: t(labels.remark) }), 'Ring twice')
  },
}
export const Wrong: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByRole('textbox', { name: t(labels.street) }))
    await userEvent.click(canvas.getByRole('button', { name: t('record.toCorrect', { count: 1 }) }))
  },
}
export const Phone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } }
export const Adding: Story = {
  args: { isNew: true, isRemarkWaiting: true, depot: { name: '', street: '', town: '', remark: '' } },
}
export const Saving: Story = { args: { typed: { town: 'Getxo' }, isBusy: true } }
export const Refused: Story = {
  args: {
    typed: { name: 'Depot Bilbao Norte' },
    failure: { kind: 'refused', issues: [issue('max', 'name', { length: 15 })], message: null },
  },
}
export const AnswerLost: Story = { args: { typed: { town: 'Getxo' }, failure: { kind: 'unknown' } } }
/**
 * A form that was open while another user saved the record. One field is disputed; another field shows the value of
 * the other user.
 */
export const Conflict: Story = {
  play: async (context) => {
    await Changed.play?.(context)
    const canvas = within(context.canvasElement)
    const t = textsOf(context.loaded)
    await userEvent.clear(canvas.getByRole('textbox', { name: t(labels.remark) }))
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
  },
}
