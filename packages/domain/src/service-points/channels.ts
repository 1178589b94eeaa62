import * as z from 'zod/mini'
import { absentAsNull, cleanText, type FieldsOf, foldedName, named, PAGE_SIZE } from '../kernel'
import type { Channel } from './service-point.schema'

/** The number of milliseconds without typing after which the typed channel name creates a channel. (SVP-80) */
export const CHANNEL_CREATION_DELAY_MS = 1_000

/** The query of the call that creates a channel; the call has no body. (SVP-81) */
export interface ChannelCreationQuery {
  readonly text: string
  readonly countryId: number
}

/** The effect of a name that was typed in the channel field. (SVP-81) */
export type ChannelTag =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'known'; readonly channel: Channel }
  | { readonly kind: 'new'; readonly query: ChannelCreationQuery }

/**
 * The effect of a name that was typed in the channel field. An empty name has no effect. The name of a channel of the
 * country, regardless of case and surrounding spaces, chooses that channel. Any other name creates a channel. (SVP-81)
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
 * Whether a typed channel name is incomplete. A text that ends with a space waits for another word or for Enter, so
 * that a name of two words is never split. (SVP-80)
 */
export const isTagUnfinished = (typed: string): boolean => /\s$/u.test(typed)

/**
 * Whether a created channel should be added to the form. If the user has continued typing, the longer name is meant, so
 * the created channel is not added. (SVP-83)
 */
export const isCreationWanted = (created: string, typed: string): boolean => {
  const [name, text] = [foldedName(created), foldedName(typed)]
  return text === name || !text.startsWith(name)
}

/** Response to the call that creates a channel. Each back end decides what `details` contains. (SVP-82) */
export const ChannelCreationResponse = named<ChannelCreationResponse>().object({
  status: z.int(),
  message: absentAsNull(z.string()),
  details: z._default(z.unknown(), null),
})
export interface ChannelCreationResponse extends FieldsOf<typeof ChannelCreationResponse> {}

/** The result of the call that creates a channel, and its message. */
export interface ChannelCreationOutcome {
  /**
   * Whether the channel was created. If so, the channels are loaded again, and the new channel is added to the form.
   */
  readonly created: boolean
  /** The message key, or the sentence of the back end, that is shown; `null` if there is no message. */
  readonly message: string | null
}

/**
 * The result of the call that creates a channel. Only status 1 means success; back ends send status 0 to refuse.
 * (SVP-82)
 */
export const channelCreationOutcome = ({
  status,
  message,
}: Pick<ChannelCreationResponse, 'status' | 'message'>): ChannelCreationOutcome => ({
  created: status === 1,
  message: message?.trim() || null,
})

/**
 * The chosen channels after a channel was created: the channel with the created name is added, from the list that was
 * loaded again. Nothing changes if the list does not contain the channel, or the channel is already chosen. (SVP-83)
 */
export const addChannel = (
  chosen: readonly Channel[],
  text: string,
  reloaded: readonly Channel[],
): readonly Channel[] => {
  const channel = findChannel(reloaded, text)
  return channel === undefined || chosen.some(({ id }) => id === channel.id) ? chosen : [...chosen, channel]
}

/** The query of the channel selector. `page` counts from zero. (SVP-84) */
export interface ChannelQuery {
  readonly page: number
  readonly size: number
  readonly countryId: number
  readonly text?: string
  readonly sort: 'text,asc'
}

/**
 * The query of the channel selector for ten channels of a country, in ascending order. The typed text is omitted if it
 * is empty. (SVP-84)
 */
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
