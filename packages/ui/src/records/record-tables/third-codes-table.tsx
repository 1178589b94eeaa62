import {
  emptyThirdCodeDraft,
  removeThirdCode,
  saveThirdCode,
  type ThirdCode,
  type ThirdCodeDraft,
  thirdCodeDraftOf,
  validateThirdCode,
} from '@remesa/domain/records'
import { useT } from '../../i18n'
import { type RecordFields, type RowRules, TextField } from '../../kernel'
import { RecordTable } from './record-table'

export interface ThirdCodesTableProps {
  readonly form: RecordFields<{ readonly thirdcodes: readonly ThirdCode[] }>
}

const rules: RowRules<ThirdCode, ThirdCodeDraft> = {
  empty: emptyThirdCodeDraft,
  draftOf: thirdCodeDraftOf,
  validate: validateThirdCode,
  save: saveThirdCode,
  remove: removeThirdCode,
}

/**
 * The table of third-party codes, under which other systems know a record. The system of an existing row cannot be
 * changed.
 */
export function ThirdCodesTable({ form }: ThirdCodesTableProps) {
  const t = useT()
  return (
    <RecordTable
      form={form}
      name="thirdcodes"
      rowFields={['system', 'code']}
      title={t('records.thirdcodes')}
      emptyText={t('records.thirdcodes.empty')}
      addText={t('records.thirdcodes.add')}
      rules={rules}
      nameOf={({ system, code }) => `${system} ${code}`}
      columns={[
        {
          id: 'system',
          header: t('records.thirdcodes.system'),
          isRowHeader: true,
          isBreakable: true,
          cell: ({ system }) => system,
        },
        {
          id: 'code',
          header: t('records.thirdcodes.code'),
          isBreakable: true,
          cell: ({ code }) => code,
        },
      ]}
      fields={(row, { editing }) => (
        <>
          <TextField
            form={row}
            name="system"
            label={t('records.thirdcodes.system')}
            isRequired
            isReadOnly={editing !== undefined}
          />
          <TextField form={row} name="code" label={t('records.thirdcodes.code')} isRequired />
        </>
      )}
    />
  )
}
