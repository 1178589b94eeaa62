import { cleanText } from '@remesa/domain/kernel'
import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  type Channel,
  type ChannelCreationQuery,
  channelTag,
  isCreationWanted,
  isTagUnfinished,
} from '@remesa/domain/service-points'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from '../../kernel'
import type { RemoteChoice } from '../../records'

/** The state of creating a channel from a typed text. */
export type ChannelCreation =
  | { readonly kind: 'none' }
  | { readonly kind: 'creating'; readonly text: string }
  /** The server refused the channel; `message` is the reason, if the server gave a reason. */
  | { readonly kind: 'refused'; readonly text: string; readonly message: string | undefined }
  /** The channel was created; `reloaded` are all channels after they were loaded again, including the new channel. */
  | { readonly kind: 'created'; readonly text: string; readonly reloaded: readonly Channel[] }
  /** The request to create the channel got no response, so the channel may exist. */
  | { readonly kind: 'failed'; readonly text: string }

/** The choice of a country's channels, which are searched for on the server and created from typed texts. */
export interface ChannelChoice extends Pick<RemoteChoice, 'state' | 'onSearch' | 'onRetry'> {
  readonly countryId: number
  /** The channels that the last search found. */
  readonly options: readonly Channel[]
  readonly creation: ChannelCreation
  readonly onCreate: (detail: { readonly query: ChannelCreationQuery }) => void
}

type Chosen = readonly Channel[]

/**
 * The typed text in the field for channels. Half a second after the last key, the server searches for the text. One
 * second after the last key, or at once on Enter, the channel with this name is chosen. A channel that the search has
 * not found is created. Escape stops this automatic creation until another key is pressed. (SVP-80, SVP-81, SVP-83)
 */
export function useChannelTyping(channels: ChannelChoice, chosen: Chosen, onChosen: (next: Chosen) => void) {
  const { countryId, options, state, creation, onSearch, onCreate } = channels
  const search = useSearch(onSearch, undefined)
  const text = search.text ?? ''
  const [rested, setRested] = useState<string>()
  const [stopped, setStopped] = useState<string>()
  const isStopped = text !== '' && stopped === text
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
    if (isCreationWanted(creation.text, text)) {
      onChosen(addChannel(chosen, creation.text, creation.reloaded))
    }
    // If the user has changed the text in the meantime, the new text is not cleared.
    if (cleanText(text) === creation.text) search.end()
  })
  useEffect(() => {
    if (text === '' || isStopped || isTagUnfinished(text)) return
    const timer = setTimeout(() => setRested(text), CHANNEL_CREATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, isStopped])
  const hasFailed =
    (creation.kind === 'failed' || creation.kind === 'refused') && creation.text === cleanText(text)
  const isSearched = text !== '' && !search.isWaiting && state === 'ready'
  const isRipe = isSearched && rested === text && creation.kind !== 'creating'
  useEffect(() => {
    if (isRipe) settle()
  }, [isRipe])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each creation is handled once.
  useEffect(() => take(), [creation])
  return {
    text,
    /**
     * The channel with the typed text as its name: an existing channel if it is among the loaded channels, else a
     * new channel.
     */
    tag,
    /** Whether the typed text has not been searched for yet. */
    isSearching: cleanText(text) !== '' && search.isWaiting,
    /** Whether Escape was pressed since the last key. */
    isStopped,
    /** Whether the channel will be created automatically after the delay. */
    isDelayed: !isStopped && !isTagUnfinished(text) && !hasFailed,
    stop: () => {
      setStopped(text)
      setRested(undefined)
    },
    type: (typed: string) => {
      setStopped(undefined)
      if (typed === '') search.end()
      else search.type(typed)
    },
    /** Chooses an existing channel at once, or creates a new channel as soon as the search has finished. */
    enter: () => {
      if (tag.kind === 'known') choose(tag.channel)
      if (tag.kind !== 'new') return
      // After a failed creation, the search has already finished, so the channel is created at once.
      if (hasFailed) onCreate({ query: tag.query })
      else setRested(text)
    },
  }
}
