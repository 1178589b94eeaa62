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
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { useWrite } from '../kernel/write'

/**
 * The channels of a country: searched for by text, and created one at a time. After that they are read again. (ADM-SPT-55
 * to ADM-SPT-57)
 */
export const useChannels = (
  calls: ApiClient<ServicePointCalls>['servicePoints'],
  countryId: number,
): ChannelChoice => {
  const t = useT()
  const notify = useNotify()
  const cache = useQueryClient()
  const [text, setText] = useState<string>()
  const [creation, setCreation] = useState<ChannelCreation>({ kind: 'none' })
  const [asked, setAsked] = useState<string>('')
  const search = (typed: string) => ({
    ...endpointQueryOptions(
      calls.channels,
      { query: channelQuery({ countryId, text: typed }) },
      { isSilent: true },
    ),
    staleTime: 0,
  })
  const answer = useQuery({ ...search(text ?? ''), enabled: text !== undefined })
  const wordsOf = (message: string | null) =>
    message !== null && t.knows(message) ? t(message) : (message ?? undefined)
  const refuse = (name: string, message: string | undefined) => {
    notify({ tone: 'danger', text: message ?? t('service-points.channels.refused', { name }) })
    setCreation({ kind: 'refused', text: name, message })
  }
  const reload = async (name: string) => {
    await cache.invalidateQueries({ queryKey: [calls.channels.id] })
    const reread = await cache.fetchQuery(search(name)).catch(() => undefined)
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
      if (!created) return refuse(name, wordsOf(message))
      notify({ tone: 'success', text: wordsOf(message) ?? t('service-points.channel-created') })
      void reload(name)
    },
    onFailed: (failure) => {
      if (failure.kind === 'refused') refuse(asked, refusalReasons(t, failure).join(' ') || undefined)
      else setCreation({ kind: 'failed', text: asked })
    },
  })
  return {
    countryId,
    options: answer.data?.content ?? [],
    state: answer.isError && !answer.isFetching ? 'error' : answer.data === undefined ? 'loading' : 'ready',
    creation,
    onSearch: (detail) => setText(detail.text),
    onRetry: () => void answer.refetch(),
    onCreate: ({ query }) => {
      setAsked(query.text)
      setCreation({ kind: 'creating', text: query.text })
      send(query)
    },
  }
}
