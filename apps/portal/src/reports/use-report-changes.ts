import { reportChanges } from '@remesa/api-client/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStreamSource } from '../kernel/api'
import { isPageAwake, onPageAwakeChange, readEventStream, watchChanges } from '../kernel/streams'

/**
 * Reads again whenever a report may have changed, as long as the page is visible: with the stream of the back end, and
 * every half minute without one. (RPT-41)
 */
export const useReportChanges = ({
  isOn,
  reread,
}: {
  readonly isOn: boolean
  readonly reread: () => void
}): void => {
  const source = useStreamSource()
  const refresh = useEffectEvent(reread)
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
            // The stream does not look back: something may have changed since the last reading.
            onChanged()
          },
          onEvent: ({ name }) => {
            if (name === reportChanges.event) onChanged()
          },
        }),
      refresh: () => refresh(),
      isAwake: isPageAwake,
      onAwakeChange: onPageAwakeChange,
      random: Math.random,
    })
  }, [isOn, source])
}
