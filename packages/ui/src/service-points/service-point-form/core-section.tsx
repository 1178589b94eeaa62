import type { ServicePointFormFields } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { EntitySelector, useField } from '../../kernel'
import { CoreFacts, CoreLookup, foundFacts } from '../../records'
import type {
  RemoteChoice,
  ServicePointFormDraft,
  ServicePointFormProps,
  ServicePointRecordForm,
} from './service-point-form.types'

type CoreSectionProps = Pick<ServicePointFormProps, 'form' | 'countries' | 'parents' | 'place' | 'search'> & {
  readonly fields: ServicePointFormFields
}

/** What a service point belongs to, and which one it is in the core system: chosen on add, shown on edit. */
export function CoreSection({ form, fields, countries, parents, place, search }: CoreSectionProps) {
  const t = useT()
  const { whole } = form
  if (parents === undefined || search === undefined)
    return (
      <CoreFacts
        country={
          fields.countryId.state === 'hidden'
            ? undefined
            : countries.find(({ value }) => value === whole.countryId)?.label
        }
        above={[
          { term: t('service-points.form.clientId'), value: place?.client },
          { term: t('service-points.form.subclientId'), value: place?.subclient },
        ]}
        record={whole}
        below={[{ term: t('service-points.core.type'), value: whole.descTypeServicePoint ?? undefined }]}
      />
    )
  return (
    <CoreLookup
      form={form}
      fields={{
        validates: fields.validates.state,
        countryId: fields.countryId.state,
        sourceSystem: fields.sourceSystem.state,
        codeSol: fields.codeSol.state,
        search: whole.validates ? 'editable' : 'hidden',
      }}
      countries={countries}
      search={search}
      found={{ name: whole.description, facts: coreFacts(whole) }}
      codeReason={fields.codeSol.state === 'disabled' ? t('service-points.code.waits') : undefined}
    >
      <Parent form={form} name="clientId" choice={parents.client} emptyText={t('text.no.entities')} />
      <Parent form={form} name="subclientId" choice={parents.subclient} emptyText={t('text.no.centers')} />
    </CoreLookup>
  )
}

interface ParentProps {
  readonly form: ServicePointRecordForm
  readonly name: 'clientId' | 'subclientId'
  readonly choice: RemoteChoice
  readonly emptyText: string
}

function Parent({ form, name, choice, emptyText }: ParentProps) {
  const label = useT()(`service-points.form.${name}`)
  return (
    <EntitySelector
      {...useField(form, { path: name, label, kind: 'choice' })}
      {...choice}
      label={label}
      isRequired
      emptyText={emptyText}
    />
  )
}

const coreFacts = (draft: ServicePointFormDraft): readonly string[] =>
  [draft.address, draft.descTypeServicePoint ?? '', ...foundFacts(draft)].filter((fact) => fact !== '')
