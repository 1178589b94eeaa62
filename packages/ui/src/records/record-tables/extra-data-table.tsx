import { barcodeFormats } from '@remesa/domain/kernel'
import {
  changeExtraDataDraft,
  type ExtraDataDraft,
  type ExtraDataItem,
  ExtraDataType,
  emptyExtraDataDraft,
  extraDataDraftOf,
  MAX_EXTRA_DATA_TEXT,
  removeExtraDataItem,
  saveExtraDataItem,
  validateExtraDataItem,
} from '@remesa/domain/records'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import {
  type LocalDraftForm,
  type RecordFields,
  type RowPlace,
  type RowRules,
  Select,
  SelectField,
  SwitchField,
  TextField,
  useField,
} from '../../kernel'
import { RecordTable } from './record-table'

export interface ExtraDataTableProps {
  readonly form: RecordFields<{ readonly extradata: readonly ExtraDataItem[] }>
}

const rules: RowRules<ExtraDataItem, ExtraDataDraft> = {
  empty: emptyExtraDataDraft,
  draftOf: extraDataDraftOf,
  validate: validateExtraDataItem,
  save: saveExtraDataItem,
  remove: removeExtraDataItem,
}

/** The table of extra data, which are the questions that a client asks with each deposit. */
export function ExtraDataTable({ form }: ExtraDataTableProps) {
  const t = useT()
  return (
    <RecordTable
      form={form}
      name="extradata"
      rowFields={['name', 'label', 'type', 'attr1']}
      title={t('records.extradata')}
      emptyText={t('records.extradata.empty')}
      addText={t('records.extradata.add')}
      rules={rules}
      nameOf={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t('records.extradata.name'),
          isRowHeader: true,
          isBreakable: true,
          cell: ({ name }) => name,
        },
        {
          id: 'label',
          header: t('records.extradata.label'),
          isBreakable: true,
          cell: ({ label }) => label,
        },
        {
          id: 'type',
          header: t('records.extradata.type'),
          cell: ({ type }) => t(`records.extradata.type.${type}`),
        },
        { id: 'rule', header: t('records.extradata.rule'), cell: (item) => ruleText(t, item) },
        {
          id: 'required',
          header: t('records.extradata.required'),
          cell: ({ required }) => t(required ? 'records.yes' : 'records.no'),
        },
      ]}
      fields={(row, place) => <ExtraDataFields form={row} place={place} />}
    />
  )
}

const ruleText = (t: Translate, { type, attr1 }: ExtraDataItem): string =>
  match(type)
    .with('boolean', 'number', () => '')
    .with('text', () => t('records.extradata.rule.length', { length: attr1 || String(MAX_EXTRA_DATA_TEXT) }))
    .with('scannable', () => attr1 ?? '')
    .exhaustive()

interface ExtraDataFieldsProps {
  readonly form: LocalDraftForm<ExtraDataDraft>
  readonly place: RowPlace<ExtraDataItem>
}

function ExtraDataFields({ form, place }: ExtraDataFieldsProps) {
  const t = useT()
  const label = t('records.extradata.type')
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('records.extradata.name')}
        isRequired
        isReadOnly={place.editing !== undefined}
      />
      <TextField form={form} name="label" label={t('records.extradata.label')} isRequired />
      <Select
        {...useField(form, { path: 'type', label, kind: 'choice' })}
        label={label}
        isRequired
        value={form.draft.type}
        options={ExtraDataType.options.map((type) => ({
          value: type,
          label: t(`records.extradata.type.${type}`),
        }))}
        onChange={({ value }) => {
          const type = ExtraDataType.options.find((option) => option === value) ?? ''
          form.touch('type')
          form.fill(changeExtraDataDraft(form.draft, { field: 'type', value: type }))
        }}
      />
      {form.draft.type === 'text' && (
        <TextField
          form={form}
          name="attr1"
          label={t('records.extradata.length')}
          inputMode="numeric"
          hint={t('records.extradata.length.hint', { max: MAX_EXTRA_DATA_TEXT })}
        />
      )}
      {form.draft.type === 'scannable' && (
        <SelectField
          form={form}
          name="attr1"
          label={t('records.extradata.barcode')}
          isRequired
          options={barcodeFormats.map((format) => ({ value: format, label: format }))}
        />
      )}
      <SwitchField form={form} name="required" label={t('records.extradata.required')} />
    </>
  )
}
