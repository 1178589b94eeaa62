import { chakra } from '@chakra-ui/react'
import { type ClientDraft, type ClientField, clientFormFields } from '@remesa/domain/clients'
import type { CurrencySummary } from '@remesa/domain/country'
import { useT } from '../../i18n'
import {
  ChangedField,
  fieldPair,
  type Option,
  type RecordForm,
  RecordPage,
  type RecordPageProps,
  TextField,
} from '../../kernel'
import {
  CoreFacts,
  CoreLookup,
  type CoreSearch,
  type CoreSync,
  ExtraDataTable,
  SyncButton,
  tableSections,
} from '../../records'

export interface ClientFormProps
  extends Pick<RecordPageProps<ClientDraft, ClientField>, 'isBusy' | 'failure' | 'onSend' | 'onCancel'> {
  readonly form: RecordForm<ClientDraft, ClientField>
  /** The countries to choose from, by name. */
  readonly countries: readonly Option[]
  readonly currencies: readonly CurrencySummary[]
  /** The search in the core system; `undefined` while a client is edited. */
  readonly search: CoreSearch | undefined
  /** Reads the client again from the core system; `undefined` while one is added. */
  readonly sync: CoreSync | undefined
}

/** The form of a client that is added or edited. */
export function ClientForm(props: ClientFormProps) {
  const { form, countries, currencies, search, sync, ...sending } = props
  const t = useT()
  const { whole, isNew } = form
  const fields = clientFormFields(whole, { disabled: countries.length === 1 })
  const isWaiting = fields.idSmartcash === 'hidden'
  const country = countries.find(({ value }) => value === whole.countryId)?.label
  return (
    <RecordPage
      {...sending}
      form={form}
      title={isNew ? t('clients.add') : whole.description}
      sendText={isNew ? t('action.add') : t('action.save')}
      sections={[
        {
          id: 'core',
          title: t('records.core.title'),
          note: t(isNew ? 'clients.add.note' : 'records.core.note'),
          fields: ['validates', 'countryId', 'sourceSystem', 'codeSol'],
          action: sync && <SyncButton sync={sync} isBlocked={form.isChanged('thirdcodes')} />,
          content: search ? (
            <CoreLookup
              form={form}
              fields={fields}
              countries={countries}
              search={search}
              found={{ name: whole.description, facts: foundFacts(whole) }}
            />
          ) : (
            <CoreFacts country={country} record={whole} />
          ),
        },
        {
          id: 'client',
          title: t('clients.data'),
          fields: ['description', 'idSmartcash'],
          isWaiting,
          content: (
            <chakra.div css={fieldPair}>
              {isNew && (
                <TextField
                  form={form}
                  name="description"
                  label={t('records.description')}
                  isRequired
                  isReadOnly={fields.description === 'read-only'}
                />
              )}
              <ChangedField
                form={form}
                name="idSmartcash"
                label={t('records.idSmartcash')}
                shown={(id: string) => id}
              >
                <TextField form={form} name="idSmartcash" label={t('records.idSmartcash')} isRequired />
              </ChangedField>
            </chakra.div>
          ),
        },
        ...tableSections(t, { form, currencies, isWaiting }),
        ...(fields.extradata === 'hidden'
          ? []
          : [
              {
                id: 'extradata',
                title: t('records.extradata'),
                fields: ['extradata'],
                isTitled: true,
                content: <ExtraDataTable form={form} />,
              },
            ]),
      ]}
    />
  )
}

const foundFacts = ({ oidSol, thirdcodes }: ClientDraft): readonly string[] => [
  ...(oidSol === null ? [] : [oidSol]),
  ...thirdcodes.map(({ system, code }) => `${system} ${code}`),
]
