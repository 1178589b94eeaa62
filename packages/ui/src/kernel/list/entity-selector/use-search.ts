import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last key a search is sent, in milliseconds. */
export const SEARCH_DELAY_MS = 500

interface Search {
  /** What is being typed; `undefined` while nobody searches. */
  readonly text: string | undefined
  /** The text has not been searched for yet. */
  readonly isWaiting: boolean
  readonly type: (text: string) => void
  readonly end: () => void
}

/** A text that is searched for once it has stood for a while. What stood shorter is not searched for. */
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
    onSearch({ text: text.trim() })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the time anew.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(send, SEARCH_DELAY_MS)
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
