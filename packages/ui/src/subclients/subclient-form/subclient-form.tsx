import { clientLabel } from '@remesa/domain/clients'
import type { CountryChoice } from '@remesa/domain/records'
import {
  canLookUpSubclient,
  type Delegation,
  type SubclientDraft,
  type SubclientField,
  subclientFormFields,
} from '@remesa/domain/subclients'
import { type Translate, useT } from '../../i18n'
import type { Catalogue } from '../../kernel'
import {
  IdentityFields,
  RecordCore,
  RecordFormPage,
  type RecordFormProps,
  type RemoteChoice,
} from '../../records'
import { DelegationField } from './delegation-field'

export interface SubclientFormProps extends RecordFormProps<SubclientDraft, SubclientField> {
  readonly country: Pick<CountryChoice, 'shown' | 'disabled'>
  /** The delegations of the chosen country. */
  readonly delegations: Catalogue<Delegation>
  /** The selector of the client, which searches on the server. */
  readonly client: RemoteChoice
}

/** The form of a subclient that is added or edited. */
export function SubclientForm(props: SubclientFormProps) {
  const { country, countries, delegations, client, search, ...rest } = props
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
        <RecordCore
          {...{ form, fields, countries, search }}
          isCountryShown={country.shown}
          codeReason={fields.codeSol === 'disabled' ? firstMissing(whole, t) : undefined}
          parents={[
            {
              name: 'client',
              label: t('subclients.client'),
              choice: client,
              emptyText: t('text.no.entities'),
              shown: whole.client ? clientLabel(whole.client) : undefined,
            },
          ]}
        />
      }
      isWaiting={fields.idSmartcash === 'hidden'}
      sections={[
        {
          id: 'subclient',
          title: t('subclients.data'),
          fields: ['description', 'delegation', 'idSmartcash'],
          content: (
            <IdentityFields form={form} isDescriptionFixed={fields.description === 'read-only'}>
              <DelegationField form={form} catalogue={delegations} />
            </IdentityFields>
          ),
        },
      ]}
    />
  )
}

/** The text that asks for the first field that the code needs; `undefined` if all these fields are filled in. */
const firstMissing = (draft: SubclientDraft, t: Translate): string | undefined => {
  const [reason] = canLookUpSubclient(draft).reasons.filter(({ rule }) => rule !== 'not-validating')
  return reason && t.knows(reason.key) ? t(reason.key) : undefined
}
