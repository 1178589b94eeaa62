import { reportCalls, reportChanges } from '@remesa/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadQueries, useClientOf, useStreamSource } from '../kernel/api'
import { isPageAwake, onPageAwakeChange, readEventStream, watchChanges } from '../kernel/streams'

/**
 * Reads the lists of reports on screen again whenever a report may have changed, while the page is visible: by the
 * stream of the back end, or every half minute if it has no stream. (RPT-41)
 */
export const useReportChanges = ({ isOn }: { readonly isOn: boolean }): void => {
  const source = useStreamSource()
  const { reports } = useClientOf(reportCalls)
  const cache = useQueryClient()
  const { id } = reports.list
  useEffect(() => {
    if (!isOn) return
    return watchChanges({
      follow: ({ signal, onOpen, onChanged }) =>
        readEventStream(fetch, {
          url: `${source.baseUrl}${reportChanges.path}`,
          getToken: source.getToken,
          signal,
          onOpen: () => {
            onOpen()
            // The stream reports no earlier changes: a report may have changed since the last reading.
            onChanged()
          },
          onEvent: ({ name }) => {
            if (name === reportChanges.event) onChanged()
          },
        }),
      refresh: () => void rereadQueries(cache, [id]),
      isAwake: isPageAwake,
      onAwakeChange: onPageAwakeChange,
      random: Math.random,
    })
  }, [isOn, source, cache, id])
}
