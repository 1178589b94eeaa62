import { issue } from '@remesa/domain/kernel'
import { recordIssues } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { ButtonLink, useRecordForm } from '../../kernel'
import { currencies, tables } from '../record-tables/record-tables.sample'
import { PanelForm } from './panel-form'
import { RecordPanel } from './record-panel'

const { limits, thirdcodes } = tables
const edited = {
  idSmartcash: 'SC-0501',
  limits,
  thirdcodes,
  description: 'Gran Vía 12',
  address: 'Gran Vía 12',
}

function EditedPoint({ address = edited.address }: { readonly address?: string }) {
  const form = useRecordForm({
    initial: { ...edited, address },
    isNew: false,
    fields: ['idSmartcash', 'limits', 'thirdcodes'] as const,
    change: (draft, { field, value }) => ({ ...draft, [field]: value }),
    validate: (draft) => [
      ...recordIssues({ ...draft, record: {}, validates: false }),
      ...(draft.address === '' ? [issue('required', 'address')] : []),
    ],
  })
  return (
    <PanelForm
      form={form}
      idSmartcash={{ state: 'editable', required: true }}
      currencies={currencies}
      isBusy={false}
      failure={undefined}
      onSend={fn()}
      onCancel={fn()}
    />
  )
}

/** Use `RecordPanel` beside a list of records, to look at one record without leaving the list. */
const meta = {
  title: 'Records/RecordPanel',
  component: RecordPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Gran Vía 12',
    facts: [
      { term: said('record-lists.field.client'), value: 'Bazar Norte' },
      { term: said('record-lists.field.subclient'), value: 'Bilbao' },
      { term: said('record-lists.field.codeSol'), value: '0501' },
      { term: said('record-lists.field.address'), value: 'Gran Vía 12, 48001 Bilbao' },
    ],
    related: [{ label: said('nav.users'), href: '#users', count: 4 }],
    changed: { actor: { id: 1, name: 'provider-admin' }, at: '2026-11-20T09:30:00Z' },
    timeZone: 'Europe/Madrid',
    historyHref: '#history',
    links: (
      <ButtonLink size="sm" href="#record">
        {said('record-lists.panel.open')}
      </ButtonLink>
    ),
    onPrevious: fn() as (() => void) | undefined,
    onNext: fn() as (() => void) | undefined,
    renderLink: (link) => <a {...link}>{link.children}</a>,
  },
  render: function InLanguage(args) {
    return <RecordPanel {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof RecordPanel>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPoint: Story = { tags: ['core'] }
/** The last row of a page, for a viewer who may not open the record. */
export const LastRow: Story = {
  args: { onNext: undefined, links: undefined, changed: undefined, related: [] },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const next = await screen.findByRole('button', { name: t('record-lists.panel.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
/** The record is edited in the panel. */
export const Edited: Story = {
  args: { edit: { onEdit: fn(), form: <EditedPoint /> } },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.clear(await screen.findByRole('textbox', { name: t('records.idSmartcash') }))
    await userEvent.keyboard('SC-9')
    await expect(screen.getByRole('button', { name: t('action.save') })).toBeEnabled()
  },
}
/** The record has an issue in a field that is only on its page. */
export const NotSavedHere: Story = {
  args: { edit: { onEdit: fn(), form: <EditedPoint address="" /> } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
