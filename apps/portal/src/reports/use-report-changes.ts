import { reportCalls, reportChanges } from '@remesa/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadQueries, useClientOf, useStreamSource } from '../kernel/api'
import { isPageAwake, onPageAwakeChange, readEventStream, watchChanges } from '../kernel/streams'

/**
 * Reads the visible lists of reports again whenever a report may have changed, while the page is visible. The back
 * end's event stream reports changes; without a stream, the lists are read every half minute. (RPT-41)
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
            // The stream does not report changes from before it was opened, so the reports are read again.
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
