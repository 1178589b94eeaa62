import { type ClientSummary, clientSelectorQuery } from '@remesa/domain/clients'
import type { ServicePointParents } from '@remesa/domain/service-points'
import { type SubclientSummary, subclientSelectorQuery } from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import type { RemoteChoice, ServicePointRecordForm } from '@remesa/ui/service-points'
import { useState } from 'react'
import { useApi } from '../kernel/api'
import { recordOption, useRemoteSelector } from '../kernel/list'

export interface PointParents {
  readonly client: RemoteChoice
  readonly subclient: RemoteChoice
  /** The records that are chosen; without a code where nothing is. */
  readonly chosen: ServicePointParents
}

const nothing = { codeSol: null }

/**
 * The choices above a new service point: the client waits for the country, the subclient for the client. When validating,
 * only those that the core system knows are offered. (SVP-33)
 */
export const usePointParents = (form: ServicePointRecordForm): PointParents => {
  const t = useT()
  const api = useApi()
  const [client, setClient] = useState<ClientSummary>()
  const [subclient, setSubclient] = useState<SubclientSummary>()
  const { countryId, clientId, subclientId, validates } = form.draft
  const hasOid = validates ? true : undefined
  const clients = useRemoteSelector({
    call: api.clients.list,
    query: (typed) => (countryId === '' ? undefined : clientSelectorQuery({ countryId, typed, hasOid })),
    optionOf: recordOption,
    disabledReason: t('service-points.refused.no-country'),
    chosenId: clientId,
    onChoose: (row) => {
      setClient(row)
      form.change('clientId', row === undefined ? '' : String(row.id))
    },
  })
  const subclients = useRemoteSelector({
    call: api.subclients.list,
    query: (typed) =>
      clientId === '' ? undefined : subclientSelectorQuery({ clientId: Number(clientId), typed, hasOid }),
    optionOf: recordOption,
    disabledReason: t('service-points.refused.no-client'),
    chosenId: subclientId,
    onChoose: (row) => {
      setSubclient(row)
      form.change('subclientId', row === undefined ? '' : String(row.id))
    },
  })
  return {
    client: clients,
    subclient: subclients,
    chosen: {
      client: client !== undefined && String(client.id) === clientId ? client : nothing,
      subclient: subclient !== undefined && String(subclient.id) === subclientId ? subclient : nothing,
    },
  }
}
