import { type ClientDraft, type ClientField, clientFormFields } from '@remesa/domain/clients'
import { useT } from '../../i18n'
import {
  ExtraDataTable,
  IdentityFields,
  RecordCore,
  RecordFormPage,
  type RecordFormProps,
} from '../../records'

export type ClientFormProps = RecordFormProps<ClientDraft, ClientField>

/** The form of a client that is added or edited. */
export function ClientForm({ countries, search, ...rest }: ClientFormProps) {
  const { form } = rest
  const t = useT()
  const fields = clientFormFields(form.whole, { disabled: countries.length === 1 })
  return (
    <RecordFormPage
      {...rest}
      kind="clients"
      coreFields={['validates', 'countryId', 'sourceSystem', 'codeSol']}
      core={<RecordCore {...{ form, fields, countries, search }} />}
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
