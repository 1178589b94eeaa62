import { cleanText, SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import { useEffect, useEffectEvent, useState } from 'react'

interface Search {
  /** The text that is being typed; `undefined` while the user is not searching. */
  readonly text: string | undefined
  /** Whether the typed text has not been searched for yet. */
  readonly isWaiting: boolean
  readonly type: (text: string) => void
  readonly end: () => void
}

/** The state of a search. A typed text is searched for only after it has not changed for a while. */
export function useSearch(
  onSearch: (detail: { readonly text: string }) => void,
  initial: string | undefined,
): Search {
  const [text, setText] = useState(initial)
  const [sent, setSent] = useState<string>()
  const isWaiting = text !== undefined && text !== sent
  const send = useEffectEvent(() => {
    if (text === undefined) return
    setSent(text)
    onSearch({ text: cleanText(text) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the delay.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isWaiting])
  return {
    text,
    isWaiting,
    type: setText,
    end: () => {
      setText(undefined)
      setSent(undefined)
    },
  }
}
