import * as z from 'zod/mini'
import { absentAsNull, PAGE_SIZE } from '../kernel'
import type { Channel } from './service-point.schema'

/** SVP-80. Milliseconds without typing after which a new tag becomes a channel. */
export const CHANNEL_CREATION_DELAY_MS = 1_000

/** SVP-81. Query of the call that creates a channel; it has no body. */
export interface ChannelCreationQuery {
  readonly text: string
  readonly countryId: number
}

/** SVP-81. What a typed tag comes to. */
export type ChannelTag =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'known'; readonly channel: Channel }
  | { readonly kind: 'new'; readonly query: ChannelCreationQuery }

/**
 * SVP-81. What a typed tag comes to: blank it is nothing, one that the country has already (blanks around it and case do
 * not matter) is that channel, any other is to be created.
 */
export const channelTag = (
  typed: string,
  { known, countryId }: { readonly known: readonly Channel[]; readonly countryId: number },
): ChannelTag => {
  const text = typed.trim()
  if (text === '') return { kind: 'nothing' }
  const channel = findChannel(known, text)
  return channel === undefined ? { kind: 'new', query: { text, countryId } } : { kind: 'known', channel }
}

/** SVP-82. Answer to the creation of a channel. What `details` holds is the back end's own. */
export const ChannelCreationResponse = z.object({
  status: z.int(),
  message: absentAsNull(z.string()),
  details: absentAsNull(z.unknown()),
})
export type ChannelCreationResponse = z.output<typeof ChannelCreationResponse>

/** What follows the creation of a channel. */
export interface ChannelCreationOutcome {
  /** Channels are then read again and the new one is added to the draft. */
  readonly created: boolean
  /** Message key or sentence of the back end to be shown; `null` when it said nothing. */
  readonly message: string | null
}

/** SVP-82. A channel was created with status 1 and with no other; status 0 is the refusal that back ends send. */
export const channelCreationOutcome = ({
  status,
  message,
}: Pick<ChannelCreationResponse, 'status' | 'message'>): ChannelCreationOutcome => ({
  created: status === 1,
  message: message?.trim() || null,
})

/**
 * SVP-83. The chosen channels with the one of a text, found among those that were read again after its creation. Nothing
 * changes when it is not among them or was chosen already.
 */
export const addChannel = (
  chosen: readonly Channel[],
  text: string,
  reloaded: readonly Channel[],
): readonly Channel[] => {
  const channel = findChannel(reloaded, text)
  return channel === undefined || chosen.some(({ id }) => id === channel.id) ? chosen : [...chosen, channel]
}

/** SVP-84. Query of the channel selector. `page` counts from zero. */
export interface ChannelQuery {
  readonly page: number
  readonly size: number
  readonly countryId: number
  readonly text?: string
  readonly sort: 'text,asc'
}

/** SVP-84. What the channel selector asks for: ten channels of a country by text, ascending; a blank text is left out. */
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
  ...(text.trim() === '' ? {} : { text: text.trim() }),
  sort: 'text,asc',
})

const findChannel = (channels: readonly Channel[], text: string): Channel | undefined =>
  channels.find((channel) => folded(channel.text) === folded(text))

const folded = (text: string): string => text.trim().toLowerCase().normalize()
