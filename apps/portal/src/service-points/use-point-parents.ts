import { clientSelectorQuery } from '@remesa/domain/clients'
import type { ServicePointParents } from '@remesa/domain/service-points'
import { subclientSelectorQuery } from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import type { ServicePointFormProps } from '@remesa/ui/service-points'
import { useApi } from '../kernel/api'
import { useParentChoice } from '../records/use-parent-choice'

export interface PointParents {
  readonly parents: NonNullable<ServicePointFormProps['parents']>
  /** The records that are chosen; without a code where nothing is. */
  readonly chosen: ServicePointParents
}

const nothing = { codeSol: null }

/**
 * The choices above a new service point: the client waits for the country, the subclient for the client. When validating,
 * only those that the core system knows are offered. (SVP-33)
 */
export const usePointParents = (form: ServicePointFormProps['form']): PointParents => {
  const t = useT()
  const api = useApi()
  const { countryId, clientId, validates } = form.draft
  const hasOid = validates ? true : undefined
  const client = useParentChoice({
    form,
    name: 'clientId',
    call: api.clients.list,
    query: (typed) => (countryId === '' ? undefined : clientSelectorQuery({ countryId, typed, hasOid })),
    disabledReason: t('service-points.refused.no-country'),
  })
  const subclient = useParentChoice({
    form,
    name: 'subclientId',
    call: api.subclients.list,
    query: (typed) =>
      clientId === '' ? undefined : subclientSelectorQuery({ clientId: Number(clientId), typed, hasOid }),
    disabledReason: t('service-points.refused.no-client'),
  })
  return {
    parents: { client: client.choice, subclient: subclient.choice },
    chosen: { client: client.row ?? nothing, subclient: subclient.row ?? nothing },
  }
}
