import { chakra } from '@chakra-ui/react'
import { type ClientDraft, type ClientField, clientFormFields } from '@remesa/domain/clients'
import type { CurrencySummary } from '@remesa/domain/country'
import { RefreshCw } from 'lucide-react'
import { useT } from '../../i18n'
import {
  Button,
  ChangedField,
  Facts,
  fieldPair,
  type Option,
  type RecordForm,
  RecordPage,
  type RecordPageProps,
  TextField,
} from '../../kernel'
import { CoreLookup, type CoreSearch, ExtraDataTable, LimitsTable, ThirdCodesTable } from '../../records'

export interface ClientFormProps
  extends Pick<RecordPageProps<ClientDraft, ClientField>, 'isBusy' | 'failure' | 'onSend' | 'onCancel'> {
  readonly form: RecordForm<ClientDraft, ClientField>
  /** The countries to choose from, by name. */
  readonly countries: readonly Option[]
  readonly currencies: readonly CurrencySummary[]
  /** The search in the core system; `undefined` while a client is edited. */
  readonly search: CoreSearch | undefined
  /** Reads the client again from the core system; `undefined` while one is added. */
  readonly sync: { readonly isBusy: boolean; readonly onSync: () => void } | undefined
}

/** The form of a client that is added or edited. */
export function ClientForm(props: ClientFormProps) {
  const { form, countries, currencies, search, sync, ...sending } = props
  const t = useT()
  const { whole } = form
  const fields = clientFormFields(whole, { disabled: countries.length === 1 })
  const isWaiting = fields.idSmartcash === 'hidden'
  return (
    <RecordPage
      {...sending}
      form={form}
      title={form.isNew ? t('clients.add') : whole.description}
      sendText={form.isNew ? t('action.add') : t('action.save')}
      sections={[
        {
          id: 'core',
          title: t('records.core.title'),
          note: t(form.isNew ? 'clients.add.note' : 'records.core.note'),
          fields: ['validates', 'countryId', 'sourceSystem', 'codeSol'],
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
              found={{ name: whole.description, facts: coreFacts(whole) }}
            />
          ) : (
            <Facts
              facts={[
                {
                  term: t('records.country'),
                  value: countries.find(({ value }) => value === whole.countryId)?.label,
                },
                { term: t('records.code'), value: whole.codeSol || undefined },
                { term: t('records.core.id'), value: whole.oidSol ?? undefined },
                { term: t('records.description'), value: whole.description },
              ]}
            />
          ),
        },
        {
          id: 'client',
          title: t('clients.data'),
          fields: ['description', 'idSmartcash'],
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
              <ChangedField
                form={form}
                name="idSmartcash"
                label={t('records.idSmartcash')}
                shown={(before: string) => before}
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

const coreFacts = ({ oidSol, thirdcodes }: ClientDraft): readonly string[] => [
  ...(oidSol === null ? [] : [oidSol]),
  ...thirdcodes.map(({ system, code }) => `${system} ${code}`),
]
