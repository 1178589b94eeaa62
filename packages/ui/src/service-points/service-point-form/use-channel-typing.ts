import { SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  type Channel,
  type ChannelTag,
  channelTag,
} from '@remesa/domain/service-points'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChannelChoice } from './service-point-form.types'

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
  const [text, setText] = useState('')
  const [searched, setSearched] = useState<string>()
  const [rested, setRested] = useState<string>()
  const tag = channelTag(text, { known: [...chosen, ...options], countryId })
  const choose = (channel: Channel) => {
    if (chosen.some(({ id }) => id === channel.id)) return
    onChosen([...chosen, channel])
    setText('')
  }
  const search = useEffectEvent(() => {
    setSearched(text)
    onSearch({ text: text.trim() })
  })
  const settle = useEffectEvent(() => {
    setRested(undefined)
    if (tag.kind === 'known') choose(tag.channel)
    if (tag.kind === 'new') onCreate({ query: tag.query })
  })
  const take = useEffectEvent(() => {
    if (creation.kind !== 'created') return
    onChosen(addChannel(chosen, creation.text, creation.reloaded))
    // Who types on in the meantime keeps what they typed.
    if (text.trim() === creation.text) setText('')
  })
  useEffect(() => {
    if (text === '') return
    const timers = [
      setTimeout(search, SEARCH_DEBOUNCE_MS),
      setTimeout(() => setRested(text), CHANNEL_CREATION_DELAY_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [text])
  const isRipe =
    text !== '' && rested === text && searched === text && state === 'ready' && creation.kind !== 'creating'
  useEffect(() => {
    if (isRipe) settle()
  }, [isRipe])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each creation is taken once.
  useEffect(() => take(), [creation])
  return {
    text,
    tag,
    isSearching: text.trim() !== '' && text !== searched,
    type: setText,
    enter: () => {
      if (tag.kind === 'known') choose(tag.channel)
      const hasFailed = creation.kind === 'failed' || creation.kind === 'refused'
      if (tag.kind === 'new' && hasFailed && creation.text === tag.query.text) onCreate({ query: tag.query })
    },
  }
}
