import * as z from 'zod/mini'
import { absentAsNull, cleanText, type FieldsOf, foldedName, named, PAGE_SIZE } from '../kernel'
import type { Channel } from './service-point.schema'

/** Milliseconds without typing after which a typed tag becomes a channel. (SVP-80) */
export const CHANNEL_CREATION_DELAY_MS = 1_000

/** Query of the call that creates a channel; it has no body. (SVP-81) */
export interface ChannelCreationQuery {
  readonly text: string
  readonly countryId: number
}

/** The effect of a typed tag. (SVP-81) */
export type ChannelTag =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'known'; readonly channel: Channel }
  | { readonly kind: 'new'; readonly query: ChannelCreationQuery }

/**
 * The effect of a typed tag: a blank one has none; one that equals a channel of the country, regardless of case and
 * surrounding blanks, is that channel; any other is to be created. (SVP-81)
 */
export const channelTag = (
  typed: string,
  { known, countryId }: { readonly known: readonly Channel[]; readonly countryId: number },
): ChannelTag => {
  const text = cleanText(typed)
  if (text === '') return { kind: 'nothing' }
  const channel = findChannel(known, text)
  return channel === undefined ? { kind: 'new', query: { text, countryId } } : { kind: 'known', channel }
}

/**
 * Whether a text is incomplete: one that ends with a blank waits for its next word and becomes a tag by Enter alone,
 * so that a name of two words is never split. (SVP-80)
 */
export const isTagUnfinished = (typed: string): boolean => /\s$/u.test(typed)

/**
 * Whether a created channel still belongs to the typed text: not if the user has typed on in the meantime, because
 * the longer name is then meant. (SVP-83)
 */
export const isCreationWanted = (created: string, typed: string): boolean => {
  const [name, text] = [foldedName(created), foldedName(typed)]
  return text === name || !text.startsWith(name)
}

/** Answer to the creation of a channel. The content of `details` is up to the back end. (SVP-82) */
export const ChannelCreationResponse = named<ChannelCreationResponse>().object({
  status: z.int(),
  message: absentAsNull(z.string()),
  details: z._default(z.unknown(), null),
})
export interface ChannelCreationResponse extends FieldsOf<typeof ChannelCreationResponse> {}

/** The next step after the call that creates a channel. */
export interface ChannelCreationOutcome {
  /** Channels are then read again and the new one is added to the draft. */
  readonly created: boolean
  /** Message key or sentence of the back end to be shown; `null` when it gave none. */
  readonly message: string | null
}

/** A channel was created by status 1 alone; status 0 is the refusal that back ends send. (SVP-82) */
export const channelCreationOutcome = ({
  status,
  message,
}: Pick<ChannelCreationResponse, 'status' | 'message'>): ChannelCreationOutcome => ({
  created: status === 1,
  message: message?.trim() || null,
})

/**
 * The chosen channels with the one of a text, found in the list that was read again after its creation. The choice
 * stays as it is when the channel is missing there or was chosen already. (SVP-83)
 */
export const addChannel = (
  chosen: readonly Channel[],
  text: string,
  reloaded: readonly Channel[],
): readonly Channel[] => {
  const channel = findChannel(reloaded, text)
  return channel === undefined || chosen.some(({ id }) => id === channel.id) ? chosen : [...chosen, channel]
}

/** Query of the channel selector. `page` counts from zero. (SVP-84) */
export interface ChannelQuery {
  readonly page: number
  readonly size: number
  readonly countryId: number
  readonly text?: string
  readonly sort: 'text,asc'
}

/** The query of the channel selector: ten channels of a country by text, ascending; a blank text is omitted. (SVP-84) */
export const channelQuery = ({
  countryId,
  text,
  page = 0,
}: {
  readonly countryId: number
  readonly text: string
  readonly page?: number
}): ChannelQuery => ({
  page,
  size: PAGE_SIZE,
  countryId,
  ...(cleanText(text) === '' ? {} : { text: cleanText(text) }),
  sort: 'text,asc',
})

const findChannel = (channels: readonly Channel[], text: string): Channel | undefined =>
  channels.find((channel) => foldedName(channel.text) === foldedName(text))
