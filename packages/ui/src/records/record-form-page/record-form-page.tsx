import { chakra } from '@chakra-ui/react'
import type { CurrencySummary } from '@remesa/domain/country'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import {
  fieldPair,
  type Option,
  type RecordFields,
  type RecordForm,
  RecordPage,
  type RecordPageProps,
  type RecordSection,
  TextField,
} from '../../kernel'
import type { CoreSearch } from '../core-lookup/core-lookup.types'
import { type CoreSync, SyncButton } from '../core-lookup/core-section'
import { RecordText } from '../record-fields/record-fields'
import { type TableSectionsInput, tableSections } from '../record-tables/table-sections'

/** What the form of every record takes. */
export interface RecordFormProps<Draft, Field extends keyof Draft & string>
  extends Pick<RecordPageProps<Draft, Field>, 'head' | 'isBusy' | 'failure' | 'onSend' | 'onCancel'> {
  readonly form: RecordForm<Draft, Field>
  /** The countries to choose from, by name. */
  readonly countries: readonly Option[]
  readonly currencies: readonly CurrencySummary[]
  /** The search in the core system; `undefined` while a record is edited. */
  readonly search: CoreSearch | undefined
  /** Reads the record again from the core system; `undefined` while one is added. */
  readonly sync: CoreSync | undefined
  /** Asked over the page, such as before it is left. */
  readonly question?: ReactNode
}

export interface RecordFormPageProps<
  Draft extends { readonly description: string },
  Field extends keyof Draft & string,
> extends Omit<RecordFormProps<Draft, Field>, 'countries' | 'search'> {
  readonly form: RecordForm<Draft, Field> & TableSectionsInput['form']
  /** Prefix of the texts. */
  readonly kind: 'clients' | 'subclients' | 'service-points'
  /** What the core system decides: searched for on add, shown on edit. */
  readonly core: ReactNode
  readonly coreFields: readonly Field[]
  /** The code is not settled yet: nothing can be entered below it. */
  readonly isWaiting: boolean
  /** The sections between the core system and the tables, as far as the record has them. */
  readonly sections: readonly (RecordSection | false)[]
  /** The sections after the tables. */
  readonly lastSections?: readonly RecordSection[] | undefined
}

/** The page of a client, subclient or service point: the core system first, its tables last. */
export function RecordFormPage<
  Draft extends { readonly description: string },
  Field extends keyof Draft & string,
>(props: RecordFormPageProps<Draft, Field>) {
  const { form, kind, core, coreFields, isWaiting, sections, lastSections = [], ...rest } = props
  const { currencies, sync, question, ...sending } = rest
  const t = useT()
  const { isNew, whole } = form
  return (
    <>
      <RecordPage
        {...sending}
        form={form}
        title={isNew ? t(`${kind}.add`) : whole.description}
        sendText={t(isNew ? 'action.add' : 'action.save')}
        sections={[
          {
            id: 'core',
            title: t('records.core.title'),
            note: t(isNew ? `${kind}.add.note` : 'records.core.note'),
            fields: coreFields,
            action: sync && <SyncButton sync={sync} isBlocked={form.isChanged('thirdcodes')} />,
            content: core,
          },
          ...sections.flatMap((section) => (section ? [{ isWaiting, ...section }] : [])),
          ...tableSections(t, { form, currencies, isWaiting }),
          ...lastSections,
        ]}
      />
      {question}
    </>
  )
}

export interface IdentityFieldsProps {
  readonly form: RecordFields<{ readonly description: string; readonly idSmartcash: string }>
  /** The core system gave the description. */
  readonly isDescriptionFixed: boolean
  /** Fields between the two. */
  readonly children?: ReactNode
}

/** What a client or subclient is known by: its description, which only a new one can have typed, and its SmartCash id. */
export function IdentityFields({ form, isDescriptionFixed, children }: IdentityFieldsProps) {
  const t = useT()
  return (
    <chakra.div css={fieldPair}>
      {form.isNew && (
        <TextField
          form={form}
          name="description"
          label={t('records.description')}
          isRequired
          isReadOnly={isDescriptionFixed}
        />
      )}
      {children}
      <RecordText
        form={form}
        name="idSmartcash"
        label={t('records.idSmartcash')}
        access={{ state: 'editable', required: true }}
      />
    </chakra.div>
  )
}
