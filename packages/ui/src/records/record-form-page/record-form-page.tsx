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

/** The props that the forms of all records have. */
export interface RecordFormProps<Draft, Field extends keyof Draft & string>
  extends Pick<
    RecordPageProps<Draft, Field>,
    'head' | 'needsSave' | 'isBusy' | 'failure' | 'onSend' | 'onCancel'
  > {
  readonly form: RecordForm<Draft, Field>
  /** The countries to choose from. */
  readonly countries: readonly Option[]
  readonly currencies: readonly CurrencySummary[]
  /** The main currency of the record's country, with which a new limit starts. */
  readonly mainCurrency?: CurrencySummary | null | undefined
  /** The search in the core system; `undefined` while an existing record is edited. */
  readonly search: CoreSearch | undefined
  /** The action that reads the record again from the core system; `undefined` while a record is added. */
  readonly sync: CoreSync | undefined
  /** A dialog over the page with a question, for example before the page is left. */
  readonly question?: ReactNode
}

export interface RecordFormPageProps<
  Draft extends { readonly description: string },
  Field extends keyof Draft & string,
> extends Omit<RecordFormProps<Draft, Field>, 'countries' | 'search'> {
  readonly form: RecordForm<Draft, Field> & TableSectionsInput['form']
  /** Kind of record, which is the prefix of the message keys. */
  readonly kind: 'clients' | 'subclients' | 'service-points'
  /** The section with the core system's data: a search while the record is added, read-only text while it is edited. */
  readonly core: ReactNode
  readonly coreFields: readonly Field[]
  /** Whether the code of a new record is not known yet. Until then, nothing can be entered in the other sections. */
  readonly isWaiting: boolean
  /**
   * The sections between the section of the core system and the sections with tables; `false` for a section that the
   * record does not have.
   */
  readonly sections: readonly (RecordSection | false)[]
  /** The sections after the tables of third-party codes and limits. */
  readonly lastSections?: readonly RecordSection[] | undefined
}

/**
 * The page of a client, subclient or service point. The section with the core system's data is first. The tables come
 * after `sections` and before `lastSections`.
 */
export function RecordFormPage<
  Draft extends { readonly description: string },
  Field extends keyof Draft & string,
>(props: RecordFormPageProps<Draft, Field>) {
  const { form, kind, core, coreFields, isWaiting, sections, lastSections = [], ...rest } = props
  const { currencies, mainCurrency, sync, question, ...sending } = rest
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
            content: (
              <>
                {sync?.changes}
                {core}
              </>
            ),
          },
          ...sections.flatMap((section) => (section ? [{ isWaiting, ...section }] : [])),
          ...tableSections(t, { form, currencies, mainCurrency, isWaiting }),
          ...lastSections,
        ]}
      />
      {question}
    </>
  )
}

export interface IdentityFieldsProps {
  readonly form: RecordFields<{ readonly description: string; readonly idSmartcash: string }>
  /** Whether the description comes from the core system, so that it cannot be changed. */
  readonly isDescriptionFixed: boolean
  /** Fields between the description and the SmartCash id. */
  readonly children?: ReactNode
}

/**
 * The fields that identify a client or subclient: the description, which can be typed only for a new record, and the
 * SmartCash id.
 */
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
