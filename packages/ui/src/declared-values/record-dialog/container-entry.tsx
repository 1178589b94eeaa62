import { chakra } from '@chakra-ui/react'
import type { DeclaredContainerDraft } from '@remesa/domain/declared-values'
import { Plus } from 'lucide-react'
import { useT } from '../../i18n'
import { Button, DraftForm, type DraftFormState, SelectField, TextField } from '../../kernel'
import { CodeRow, codeHint, kindOptions } from './code-row'

export interface ContainerEntryProps {
  readonly form: DraftFormState<DeclaredContainerDraft>
  readonly maxCodeSeal: number | null
  readonly onAdd: (detail: { readonly draft: DeclaredContainerDraft }) => void
  readonly onScan: (() => void) | undefined
}

/** One bag or seal of mode "1" as it is filled in. */
export function ContainerEntry({ form, maxCodeSeal, onAdd, onScan }: ContainerEntryProps) {
  const t = useT()
  const { control } = form
  return (
    <DraftForm form={form} onSubmit={onAdd}>
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
        <Button type="submit" icon={<Plus aria-hidden="true" size={16} />}>
          {t('declared-values.form.addContainer')}
        </Button>
      </chakra.div>
    </DraftForm>
  )
}
