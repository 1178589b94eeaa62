import type { DeclaredContainer, DeclaredContainerDraft } from '@remesa/domain/declared-values'
import { useT } from '../../i18n'
import { EntryForm, type LinesEntry, SelectField, TextField } from '../../kernel'
import { CodeRow, codeHint, kindOptions } from './code-row'

export interface ContainerEntryProps {
  readonly entry: LinesEntry<DeclaredContainerDraft, DeclaredContainer>
  readonly maxCodeSeal: number | null
  readonly onScan: (() => void) | undefined
}

/** The fields for one bag or seal of mode "1". */
export function ContainerEntry({ entry, maxCodeSeal, onScan }: ContainerEntryProps) {
  const t = useT()
  const { form } = entry
  return (
    <EntryForm entry={entry} addText={t('declared-values.form.addContainer')}>
      <CodeRow
        kind={
          <SelectField
            form={form}
            name="codeKind"
            label={t('declared-values.form.kind')}
            placeholder={null}
            options={kindOptions(t)}
          />
        }
        code={
          <TextField
            form={form}
            name="code"
            label={t('declared-values.form.code')}
            isRequired
            hint={codeHint(t, form.draft.codeKind, maxCodeSeal)}
          />
        }
        onScan={onScan}
      />
    </EntryForm>
  )
}
