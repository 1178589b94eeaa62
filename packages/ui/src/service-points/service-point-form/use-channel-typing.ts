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

/** The state of the creation of a channel. */
export type ChannelCreation =
  | { readonly kind: 'none' }
  | { readonly kind: 'creating'; readonly text: string }
  /** The server refused the channel; `message` is the server's reason, if it gave one. */
  | { readonly kind: 'refused'; readonly text: string; readonly message: string | undefined }
  /** The channel was created; `reloaded` are the channels read again, including the new one. */
  | { readonly kind: 'created'; readonly text: string; readonly reloaded: readonly Channel[] }
  /** The creation got no answer: the channel may exist. */
  | { readonly kind: 'failed'; readonly text: string }

/** The channels of a country: searched for on the server, and created by typing. */
export interface ChannelChoice extends Pick<RemoteChoice, 'state' | 'onSearch' | 'onRetry'> {
  readonly countryId: number
  /** Results of the last search. */
  readonly options: readonly Channel[]
  readonly creation: ChannelCreation
  readonly onCreate: (detail: { readonly query: ChannelCreationQuery }) => void
}

type Chosen = readonly Channel[]

/**
 * The typed text of the field of channels. It is searched for half a second after the last key. After a second, or at
 * once by Enter, a known channel is chosen, and an unknown channel is created once the search has found no such
 * channel. Escape stops the automatic creation until another key is pressed. (SVP-80, SVP-81, SVP-83)
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
    // A text that the user has changed in the meantime is kept.
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
    /** The tag that the text would become, as far as known here. */
    tag,
    /** Whether the text has not been searched for yet. */
    isSearching: cleanText(text) !== '' && search.isWaiting,
    /** Whether Escape was pressed since the last key. */
    isStopped,
    /** Whether the channel will be created automatically. */
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
    /** Chooses a known channel at once, and creates an unknown one as soon as the search has finished. */
    enter: () => {
      if (tag.kind === 'known') choose(tag.channel)
      if (tag.kind !== 'new') return
      // After a failure the search has finished already.
      if (hasFailed) onCreate({ query: tag.query })
      else setRested(text)
    },
  }
}
