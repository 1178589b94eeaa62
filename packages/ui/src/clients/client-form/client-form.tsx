import { type ClientDraft, type ClientField, clientFormFields } from '@remesa/domain/clients'
import { useT } from '../../i18n'
import {
  CoreFacts,
  CoreLookup,
  ExtraDataTable,
  foundFacts,
  IdentityFields,
  RecordFormPage,
  type RecordFormProps,
} from '../../records'

export type ClientFormProps = RecordFormProps<ClientDraft, ClientField>

/** The form of a client that is added or edited. */
export function ClientForm({ countries, search, ...rest }: ClientFormProps) {
  const { form } = rest
  const t = useT()
  const { whole } = form
  const fields = clientFormFields(whole, { disabled: countries.length === 1 })
  return (
    <RecordFormPage
      {...rest}
      kind="clients"
      coreFields={['validates', 'countryId', 'sourceSystem', 'codeSol']}
      core={
        search ? (
          <CoreLookup
            form={form}
            fields={fields}
            countries={countries}
            search={search}
            found={{ name: whole.description, facts: foundFacts(whole) }}
          />
        ) : (
          <CoreFacts
            country={countries.find(({ value }) => value === whole.countryId)?.label}
            record={whole}
          />
        )
      }
      isWaiting={fields.idSmartcash === 'hidden'}
      sections={[
        {
          id: 'client',
          title: t('clients.data'),
          fields: ['description', 'idSmartcash'],
          content: <IdentityFields form={form} isDescriptionFixed={fields.description === 'read-only'} />,
        },
      ]}
      lastSections={
        fields.extradata === 'hidden'
          ? []
          : [
              {
                id: 'extradata',
                title: t('records.extradata'),
                fields: ['extradata'],
                isTitled: true,
                content: <ExtraDataTable form={form} />,
              },
            ]
      }
    />
  )
}
