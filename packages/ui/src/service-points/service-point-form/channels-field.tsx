import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  type Channel,
  type ChannelCreationQuery,
  channelTag,
} from '@remesa/domain/service-points'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../i18n'
import { useSearch } from '../../kernel'
import { type RecordFieldProps, RecordTags, type RemoteChoice } from '../../records'

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
export interface ChannelChoice extends Pick<RemoteChoice, 'state' | 'onSearch' | 'onRetry'> {
  readonly countryId: number
  /** Results of the last search. */
  readonly options: readonly Channel[]
  readonly creation: ChannelCreation
  readonly onCreate: (detail: { readonly query: ChannelCreationQuery }) => void
}

export interface ChannelsFieldProps {
  readonly field: RecordFieldProps<'channels', readonly Channel[]>
  readonly channels: ChannelChoice
}

/** The channels of a point. A text that is none of the country's becomes one when nothing is typed for a second. */
export function ChannelsField({ field, channels }: ChannelsFieldProps) {
  const t = useT()
  const { options, state, creation, onSearch, onRetry } = channels
  const { form } = field
  const chosen = form.draft.channels
  const { text, tag, isSearching, type, enter } = useChannelTyping(channels, chosen, (next) =>
    form.change('channels', next),
  )
  const name = text.trim()
  const problem = (() => {
    if (creation.kind !== 'refused' && creation.kind !== 'failed') return undefined
    if (creation.text !== name) return undefined
    const words = creation.kind === 'refused' ? creation.message : undefined
    return words ?? t(`service-points.channels.${creation.kind}`, { name })
  })()
  const note = (() => {
    if (creation.kind === 'creating') return t('service-points.channels.creating', { name: creation.text })
    if (tag.kind === 'new' && problem === undefined) return t('service-points.channels.new', { name })
    const isChosen = tag.kind === 'known' && chosen.some(({ id }) => id === tag.channel.id)
    return isChosen ? t('service-points.channels.chosen', { name }) : undefined
  })()
  return (
    <RecordTags
      {...field}
      items={options}
      optionOf={({ id, text: channel }) => ({ id: String(id), name: channel })}
      typed={{ text, onText: (detail) => type(detail.text) }}
      hint={t('service-points.channels.hint')}
      error={problem}
      state={isSearching ? 'loading' : state}
      emptyText={t('text.no.channels')}
      note={note}
      onOpen={() => onSearch({ text: name })}
      onEnter={enter}
      onRetry={onRetry}
    />
  )
}

type Chosen = readonly Channel[]

/**
 * The text from which a channel comes: searched for half a second after the last key. After a second a channel that is
 * known is chosen, and any other is created once the search has shown that there is none. (SVP-80, SVP-81, SVP-83)
 */
function useChannelTyping(channels: ChannelChoice, chosen: Chosen, onChosen: (next: Chosen) => void) {
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
    /** What the text comes to, as far as it is known here. */
    tag,
    /** The text has not been searched for yet. */
    isSearching: text.trim() !== '' && search.isWaiting,
    type: (typed: string) => (typed === '' ? search.end() : search.type(typed)),
    /** Takes the text at once if it is a channel that is known, and tries again to create one that was not created. */
    enter: () => {
      if (tag.kind === 'known') choose(tag.channel)
      const hasFailed = creation.kind === 'failed' || creation.kind === 'refused'
      if (tag.kind === 'new' && hasFailed && creation.text === tag.query.text) onCreate({ query: tag.query })
    },
  }
}
