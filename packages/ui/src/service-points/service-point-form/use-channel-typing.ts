import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  type Channel,
  type ChannelCreationQuery,
  type ChannelTag,
  channelTag,
} from '@remesa/domain/service-points'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from '../../kernel'

/** How the creation of a channel stands. */
export type ChannelCreation =
  | { readonly kind: 'none' }
  | { readonly kind: 'creating'; readonly text: string }
  /** The server refused it; `message` says why, if it said so. */
  | { readonly kind: 'refused'; readonly text: string; readonly message: string | undefined }
  /** `reloaded`: the channels read again, the new one among them. */
  | { readonly kind: 'created'; readonly text: string; readonly reloaded: readonly Channel[] }
  /** No answer came: it may exist. */
  | { readonly kind: 'failed'; readonly text: string }

/** The channels of a country: searched for on the server, and created by typing. */
export interface ChannelChoice {
  readonly countryId: number
  /** Results of the last search. */
  readonly options: readonly Channel[]
  readonly state: 'loading' | 'ready' | 'error'
  readonly creation: ChannelCreation
  readonly onSearch: (detail: { readonly text: string }) => void
  readonly onRetry: () => void
  readonly onCreate: (detail: { readonly query: ChannelCreationQuery }) => void
}

interface ChannelTyping {
  readonly text: string
  /** What the text comes to, as far as it is known here. */
  readonly tag: ChannelTag
  /** The text has not been searched for yet. */
  readonly isSearching: boolean
  readonly type: (text: string) => void
  /** Takes the text at once if it is a channel that is known, and tries again to create one that was not created. */
  readonly enter: () => void
}

interface ChannelTypingInput {
  readonly channels: ChannelChoice
  readonly chosen: readonly Channel[]
  readonly onChosen: (channels: readonly Channel[]) => void
}

/**
 * The text from which a channel comes: searched for half a second after the last key. After a second a channel that is
 * known is chosen, and any other is created once the search has shown that there is none. (SVP-80, SVP-81, SVP-83)
 */
export function useChannelTyping({ channels, chosen, onChosen }: ChannelTypingInput): ChannelTyping {
  const { countryId, options, state, creation, onSearch, onCreate } = channels
  const search = useSearch(onSearch, undefined)
  const text = search.text ?? ''
  const [rested, setRested] = useState<string>()
  const tag = channelTag(text, { known: [...chosen, ...options], countryId })
  const choose = (channel: Channel) => {
    if (chosen.some(({ id }) => id === channel.id)) return
    onChosen([...chosen, channel])
    search.end()
  }
  const settle = useEffectEvent(() => {
    setRested(undefined)
    if (tag.kind === 'known') choose(tag.channel)
    if (tag.kind === 'new') onCreate({ query: tag.query })
  })
  const take = useEffectEvent(() => {
    if (creation.kind !== 'created') return
    onChosen(addChannel(chosen, creation.text, creation.reloaded))
    // Who types on in the meantime keeps what they typed.
    if (text.trim() === creation.text) search.end()
  })
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setRested(text), CHANNEL_CREATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSearched = text !== '' && !search.isWaiting && state === 'ready'
  const isRipe = isSearched && rested === text && creation.kind !== 'creating'
  useEffect(() => {
    if (isRipe) settle()
  }, [isRipe])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each creation is taken once.
  useEffect(() => take(), [creation])
  return {
    text,
    tag,
    isSearching: text.trim() !== '' && search.isWaiting,
    type: (typed) => (typed === '' ? search.end() : search.type(typed)),
    enter: () => {
      if (tag.kind === 'known') choose(tag.channel)
      const hasFailed = creation.kind === 'failed' || creation.kind === 'refused'
      if (tag.kind === 'new' && hasFailed && creation.text === tag.query.text) onCreate({ query: tag.query })
    },
  }
}
