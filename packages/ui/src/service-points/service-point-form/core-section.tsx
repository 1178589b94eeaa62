import { clientLabel } from '@remesa/domain/clients'
import { useT } from '../../i18n'
import { RecordCore } from '../../records'
import type { ServicePointFormProps, ServicePointSectionProps } from './service-point-form.types'

export type CoreSectionProps = Omit<ServicePointSectionProps, 'facts'> &
  Pick<ServicePointFormProps, 'record' | 'countries' | 'parents' | 'search'>

/**
 * The section with the client, the subclient and the core system's data of a service point. For a new point the user
 * chooses them; for an existing point they are read-only.
 */
export function CoreSection({ form, fields, record, countries, parents, search }: CoreSectionProps) {
  const t = useT()
  const { address, descTypeServicePoint: type } = form.whole
  return (
    <RecordCore
      {...{ form, countries, search }}
      fields={{ countryId: fields.countryId.state, sourceSystem: fields.sourceSystem.state }}
      isCountryShown={fields.countryId.state !== 'hidden'}
      codeReason={fields.codeSol.state === 'disabled' ? t('service-points.code.waits') : undefined}
      parents={[
        {
          name: 'clientId',
          label: t('service-points.form.clientId'),
          choice: parents.client,
          emptyText: t('text.no.entities'),
          shown: record && clientLabel(record.subclient.client),
        },
        {
          name: 'subclientId',
          label: t('service-points.form.subclientId'),
          choice: parents.subclient,
          emptyText: t('text.no.centers'),
          shown: record && clientLabel(record.subclient),
        },
      ]}
      found={[address, type]}
      more={[{ term: t('service-points.core.type'), value: type ?? undefined }]}
    />
  )
}
