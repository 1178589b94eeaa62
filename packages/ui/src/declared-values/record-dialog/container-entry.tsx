import { chakra } from '@chakra-ui/react'
import type { DeclaredContainerDraft } from '@remesa/domain/declared-values'
import { Plus } from 'lucide-react'
import { useT } from '../../i18n'
import { Button, DraftForm, SelectField, TextField } from '../../kernel'
import { keepFocus } from '../entry-list/keep-focus'
import { CodeRow, codeHint, kindOptions } from './code-row'
import type { EntryForm } from './entry-form'

export interface ContainerEntryProps {
  readonly entry: EntryForm<DeclaredContainerDraft>
  readonly maxCodeSeal: number | null
  readonly onScan: (() => void) | undefined
}

/** One bag or seal of mode "1" as it is filled in. */
export function ContainerEntry({ entry, maxCodeSeal, onScan }: ContainerEntryProps) {
  const t = useT()
  const { form } = entry
  const { control } = form
  return (
    <DraftForm form={form} onSubmit={entry.onSubmit}>
      <CodeRow
        kind={
          <SelectField
            control={control}
            name="codeKind"
            label={t('declared-values.form.kind')}
            placeholder={null}
            options={kindOptions(t)}
          />
        }
        code={
          <TextField
            control={control}
            name="code"
            label={t('declared-values.form.code')}
            isRequired
            hint={codeHint(t, form.watch('codeKind'), maxCodeSeal)}
          />
        }
        onScan={onScan}
      />
      <chakra.div>
        <Button type="submit" onMouseDown={keepFocus} icon={<Plus aria-hidden="true" size={16} />}>
          {t('declared-values.form.addContainer')}
        </Button>
      </chakra.div>
    </DraftForm>
  )
}
