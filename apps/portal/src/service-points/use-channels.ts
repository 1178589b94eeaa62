import type { ApiClient } from '@remesa/api-client'
import type { ServicePointCalls } from '@remesa/api-client/contract'
import {
  type ChannelCreationQuery,
  type ChannelCreationResponse,
  channelCreationOutcome,
  channelQuery,
} from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import type { ChannelChoice, ChannelCreation } from '@remesa/ui/service-points'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions } from '../kernel/api'
import { useRemoteSearch } from '../kernel/list'
import { useNotify } from '../kernel/notices'
import { serverWords, useWrite } from '../kernel/write'

/**
 * The channels of a country. Channels are found by a text, and created one at a time. After a channel was created,
 * the channels are read again. (ADM-SPT-55 to ADM-SPT-57)
 */
export const useChannels = (
  calls: ApiClient<ServicePointCalls>['servicePoints'],
  countryId: number,
): ChannelChoice => {
  const t = useT()
  const notify = useNotify()
  const cache = useQueryClient()
  const [creation, setCreation] = useState<ChannelCreation>({ kind: 'none' })
  const queryOf = (text: string) => channelQuery({ countryId, text })
  const { rows, ...search } = useRemoteSearch(calls.channels, queryOf)
  const refuse = (name: string, message: string | undefined) => {
    notify({ tone: 'danger', text: message ?? t('service-points.channels.refused', { name }) })
    setCreation({ kind: 'refused', text: name, message })
  }
  const reload = async (name: string) => {
    await cache.invalidateQueries({ queryKey: [calls.channels.id] })
    const again = endpointQueryOptions(calls.channels, { query: queryOf(name) }, { isSilent: true })
    const reread = await cache.fetchQuery(again).catch(() => undefined)
    setCreation(
      reread === undefined
        ? { kind: 'failed', text: name }
        : { kind: 'created', text: name, reloaded: reread.content },
    )
  }
  const { send } = useWrite<ChannelCreationQuery, ChannelCreationResponse>({
    call: (query, options) => calls.createChannel({ query }, options),
    draftOf: (query) => query.text,
    onDone: (response, { text: name }) => {
      const { created, message } = channelCreationOutcome(response)
      if (!created) return refuse(name, serverWords(t, message))
      notify({ tone: 'success', text: serverWords(t, message) ?? t('service-points.channel-created') })
      void reload(name)
    },
    onFailed: (failure, { text: name }) => {
      if (failure.kind === 'refused') refuse(name, refusalReasons(t, failure).join(' ') || undefined)
      else setCreation({ kind: 'failed', text: name })
    },
  })
  return {
    countryId,
    ...search,
    options: rows,
    creation,
    onCreate: ({ query }) => {
      setCreation({ kind: 'creating', text: query.text })
      send(query)
    },
  }
}
