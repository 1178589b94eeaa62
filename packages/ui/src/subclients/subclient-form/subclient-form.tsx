import { clientLabel } from '@remesa/domain/clients'
import type { CountryChoice } from '@remesa/domain/records'
import {
  canLookUpSubclient,
  type SubclientDraft,
  type SubclientField,
  subclientFormFields,
} from '@remesa/domain/subclients'
import { useT } from '../../i18n'
import { EntitySelector, type EntitySelectorProps, useField } from '../../kernel'
import {
  CoreFacts,
  CoreLookup,
  foundFacts,
  IdentityFields,
  RecordFormPage,
  type RecordFormProps,
} from '../../records'
import { DelegationField, type DelegationFieldProps } from './delegation-field'

export interface SubclientFormProps
  extends RecordFormProps<SubclientDraft, SubclientField>,
    Omit<DelegationFieldProps, 'form'> {
  readonly country: Pick<CountryChoice, 'shown' | 'disabled'>
  /** The search for the client, without its place in the form. */
  readonly client: Omit<EntitySelectorProps, 'label'>
}

/** The form of a subclient that is added or edited. */
export function SubclientForm(props: SubclientFormProps) {
  const { country, countries, delegations, onRetryDelegations, client, search, ...rest } = props
  const { form } = rest
  const t = useT()
  const { whole } = form
  const fields = subclientFormFields(whole, country)
  return (
    <RecordFormPage
      {...rest}
      kind="subclients"
      coreFields={['validates', 'countryId', 'client', 'sourceSystem', 'codeSol']}
      core={
        search ? (
          <CoreLookup
            form={form}
            fields={fields}
            countries={countries}
            search={search}
            found={{ name: whole.description, facts: foundFacts(whole) }}
            codeReason={fields.codeSol === 'disabled' ? firstMissing(whole, t) : undefined}
          >
            <ClientField form={form} selector={client} />
          </CoreLookup>
        ) : (
          <CoreFacts
            country={
              country.shown ? countries.find(({ value }) => value === whole.countryId)?.label : undefined
            }
            above={[
              { term: t('subclients.client'), value: whole.client ? clientLabel(whole.client) : undefined },
            ]}
            record={whole}
          />
        )
      }
      isWaiting={fields.idSmartcash === 'hidden'}
      sections={[
        {
          id: 'subclient',
          title: t('subclients.data'),
          fields: ['description', 'delegation', 'idSmartcash'],
          content: (
            <IdentityFields form={form} isDescriptionFixed={fields.description === 'read-only'}>
              <DelegationField {...{ form, delegations, onRetryDelegations }} />
            </IdentityFields>
          ),
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
