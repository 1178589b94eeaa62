import { validateExtraData, validateLimits, validateThirdCodes } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { Button, Form, useRecordForm } from '../../kernel'
import { ExtraDataTable } from './extra-data-table'
import { LimitsTable } from './limits-table'
import { currencies, noRows, type Tables, tables } from './record-tables.sample'
import { ThirdCodesTable } from './third-codes-table'

function RecordTables({ rows }: { readonly rows: Tables }) {
  const form = useRecordForm({
    initial: rows,
    isNew: false,
    fields: ['thirdcodes', 'limits', 'extradata'] as const,
    change: (draft: Tables, { field, value }) => ({ ...draft, [field]: value }),
    validate: ({ thirdcodes, limits, extradata }) => [
      ...validateThirdCodes(thirdcodes),
      ...validateLimits(limits),
      ...validateExtraData(extradata),
    ],
  })
  return (
    <div style={{ maxWidth: 736 }}>
      <Form form={form} onSubmit={() => void form.submitted()}>
        <ThirdCodesTable form={form} />
        <LimitsTable form={form} currencies={currencies} mainCurrency={currencies[0]} />
        <ExtraDataTable form={form} />
        <Button type="submit">{useT()('action.save')}</Button>
      </Form>
    </div>
  )
}

/** Use these tables in the form of a client, subclient or service point, each as a separate section. */
const meta = {
  title: 'Records/RecordTables',
  component: RecordTables,
  args: { rows: tables },
} satisfies Meta<typeof RecordTables>
export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const Filled: Story = { tags: ['core'] }
export const Empty: Story = { args: { rows: noRows } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Changed: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await press(t('entries.remove', { name: 'SAP S-9001' }))(canvasElement)
  },
}
/** Stored rows that today's rules of the back end would refuse. */
export const Faulty: Story = {
  args: {
    rows: {
      ...tables,
      thirdcodes: [
        { system: 'SAP', code: '1' },
        { system: 'sap', code: '2' },
      ],
    },
  },
  play: async ({ canvasElement, loaded }) => press(textsOf(loaded)('action.save'))(canvasElement),
}
export const AddingExtraData: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await press(t('records.extradata.add'))(canvasElement)
    const type = async (key: 'records.extradata.name' | 'records.extradata.label', text: string) =>
      userEvent.type(await screen.findByRole('textbox', { name: t(key) }), text)
    await type('records.extradata.name', 'shift')
    await type('records.extradata.label', 'Turno')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: t('records.extradata.type') }),
      t('records.extradata.type.scannable'),
    )
  },
}
