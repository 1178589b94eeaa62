import { chakra } from '@chakra-ui/react'
import { clientLabel } from '@remesa/domain/clients'
import type { CurrencySummary } from '@remesa/domain/country'
import type { CountryChoice } from '@remesa/domain/records'
import {
  canLookUpSubclient,
  chosenDelegation,
  type DelegationFacts,
  offeredDelegations,
  type SubclientDraft,
  type SubclientField,
  subclientFormFields,
} from '@remesa/domain/subclients'
import { RefreshCw } from 'lucide-react'
import { useT } from '../../i18n'
import {
  Button,
  ChangedField,
  EntitySelector,
  type EntitySelectorProps,
  Facts,
  fieldPair,
  type Option,
  type RecordForm,
  RecordPage,
  type RecordPageProps,
  Select,
  TextField,
  useField,
} from '../../kernel'
import { CoreLookup, type CoreSearch, LimitsTable, ThirdCodesTable } from '../../records'

export interface SubclientFormProps
  extends Pick<
    RecordPageProps<SubclientDraft, SubclientField>,
    'isBusy' | 'failure' | 'onSend' | 'onCancel'
  > {
  readonly form: RecordForm<SubclientDraft, SubclientField>
  readonly country: Pick<CountryChoice, 'shown' | 'disabled'>
  /** The countries to choose from, by name. */
  readonly countries: readonly Option[]
  readonly currencies: readonly CurrencySummary[]
  /** The delegations of the chosen country. */
  readonly delegations: DelegationFacts['delegations']
  /** The search for the client, without its place in the form. */
  readonly client: Omit<EntitySelectorProps, 'label'>
  /** The search in the core system; `undefined` while a subclient is edited. */
  readonly search: CoreSearch | undefined
  /** Reads the subclient again from the core system; `undefined` while one is added. */
  readonly sync: { readonly isBusy: boolean; readonly onSync: () => void } | undefined
}

/** The form of a subclient that is added or edited. */
export function SubclientForm(props: SubclientFormProps) {
  const { form, country, countries, currencies, delegations, client, search, sync, ...sending } = props
  const t = useT()
  const { whole } = form
  const fields = subclientFormFields(whole, country)
  const isWaiting = fields.idSmartcash === 'hidden'
  return (
    <RecordPage
      {...sending}
      form={form}
      title={form.isNew ? t('subclients.add') : whole.description}
      sendText={form.isNew ? t('action.add') : t('action.save')}
      sections={[
        {
          id: 'core',
          title: t('records.core.title'),
          note: t(form.isNew ? 'subclients.add.note' : 'records.core.note'),
          fields: ['validates', 'countryId', 'client', 'sourceSystem', 'codeSol'],
          action: sync && (
            <Button
              icon={<RefreshCw aria-hidden="true" size={16} />}
              isBusy={sync.isBusy}
              disabledReason={form.isChanged('thirdcodes') ? t('records.sync.unsaved') : undefined}
              onClick={sync.onSync}
            >
              {t('records.sync')}
            </Button>
          ),
          content: search ? (
            <CoreLookup
              form={form}
              fields={fields}
              countries={countries}
              search={search}
              found={{ name: whole.description, facts: whole.oidSol === null ? [] : [whole.oidSol] }}
              codeReason={fields.codeSol === 'disabled' ? firstMissing(whole, t) : undefined}
            >
              <ClientField form={form} selector={client} />
            </CoreLookup>
          ) : (
            <Facts
              facts={[
                { term: t('subclients.client'), value: whole.client ? clientLabel(whole.client) : undefined },
                { term: t('records.code'), value: whole.codeSol || undefined },
                { term: t('records.core.id'), value: whole.oidSol ?? undefined },
                { term: t('records.description'), value: whole.description },
              ]}
            />
          ),
        },
        {
          id: 'subclient',
          title: t('subclients.data'),
          fields: ['description', 'delegation', 'idSmartcash'],
          isWaiting,
          content: (
            <chakra.div css={fieldPair}>
              {form.isNew && (
                <TextField
                  form={form}
                  name="description"
                  label={t('records.description')}
                  isRequired
                  isReadOnly={fields.description === 'read-only'}
                />
              )}
              <DelegationField form={form} delegations={delegations} />
              <ChangedField<'idSmartcash', string>
                form={form}
                name="idSmartcash"
                label={t('records.idSmartcash')}
                shown={(before) => before}
              >
                <TextField form={form} name="idSmartcash" label={t('records.idSmartcash')} isRequired />
              </ChangedField>
            </chakra.div>
          ),
        },
        {
          id: 'thirdcodes',
          title: t('records.thirdcodes'),
          fields: ['thirdcodes'],
          isTitled: true,
          isWaiting,
          content: <ThirdCodesTable form={form} />,
        },
        {
          id: 'limits',
          title: t('records.limits'),
          fields: ['limits'],
          isTitled: true,
          isWaiting,
          content: <LimitsTable form={form} currencies={currencies} />,
        },
      ]}
    />
  )
}

type Form = SubclientFormProps['form']

/** The first thing that the code waits for. */
const firstMissing = (draft: SubclientDraft, t: ReturnType<typeof useT>): string | undefined => {
  const [reason] = canLookUpSubclient(draft).reasons.filter(({ rule }) => rule !== 'not-validating')
  return reason && t.knows(reason.key) ? t(reason.key) : undefined
}

function ClientField({
  form,
  selector,
}: {
  readonly form: Form
  readonly selector: SubclientFormProps['client']
}) {
  const t = useT()
  const label = t('subclients.client')
  const field = useField(form, { path: 'client', label, kind: 'choice' })
  return (
    <EntitySelector {...selector} {...field} label={label} isRequired emptyText={t('text.no.entities')} />
  )
}

interface DelegationFieldProps extends Pick<SubclientFormProps, 'delegations'> {
  readonly form: Form
}

/** The delegation, of which the principal one is chosen until the user chooses another. (SUB-4, SUB-5) */
function DelegationField({ form, delegations }: DelegationFieldProps) {
  const t = useT()
  const label = t('subclients.delegation')
  const field = useField(form, { path: 'delegation', label, kind: 'choice' })
  const facts = { delegations }
  const options = offeredDelegations(form.whole, facts)
  const nameOf = (id: string | null) => options.find(({ idSmartcash }) => idSmartcash === id)?.description
  return (
    <ChangedField<'delegation', string | null>
      form={form}
      name="delegation"
      label={label}
      shown={(before) => nameOf(before) ?? ''}
    >
      <Select
        {...field}
        label={label}
        isRequired
        options={options.map(({ idSmartcash, description }) => ({ value: idSmartcash, label: description }))}
        value={chosenDelegation(form.whole, facts)?.idSmartcash ?? ''}
        onChange={({ value }) => form.change('delegation', value === '' ? null : value)}
      />
    </ChangedField>
  )
}
