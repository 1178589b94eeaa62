import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named, PAGE_SIZE } from '../kernel'
import type { Channel } from './service-point.schema'

/** Milliseconds without typing after which a new tag becomes a channel. (SVP-80) */
export const CHANNEL_CREATION_DELAY_MS = 1_000

/** Query of the call that creates a channel; it has no body. (SVP-81) */
export interface ChannelCreationQuery {
  readonly text: string
  readonly countryId: number
}

/** What a typed tag comes to. (SVP-81) */
export type ChannelTag =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'known'; readonly channel: Channel }
  | { readonly kind: 'new'; readonly query: ChannelCreationQuery }

/**
 * What a typed tag comes to: blank it is nothing, one that the country has already (blanks around it and case do not
 * matter) is that channel, any other is to be created. (SVP-81)
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

/** Answer to the creation of a channel. What `details` holds is the back end's own. (SVP-82) */
export const ChannelCreationResponse = named<ChannelCreationResponse>().object({
  status: z.int(),
  message: absentAsNull(z.string()),
  details: z._default(z.unknown(), null),
})
export interface ChannelCreationResponse extends FieldsOf<typeof ChannelCreationResponse> {}

/** What follows the creation of a channel. */
export interface ChannelCreationOutcome {
  /** Channels are then read again and the new one is added to the draft. */
  readonly created: boolean
  /** Message key or sentence of the back end to be shown; `null` when it said nothing. */
  readonly message: string | null
}

/** A channel was created with status 1 and with no other; status 0 is the refusal that back ends send. (SVP-82) */
export const channelCreationOutcome = ({
  status,
  message,
}: Pick<ChannelCreationResponse, 'status' | 'message'>): ChannelCreationOutcome => ({
  created: status === 1,
  message: message?.trim() || null,
})

/**
 * The chosen channels with the one of a text, found among those that were read again after its creation. Nothing
 * changes when it is not among them or was chosen already. (SVP-83)
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

/** What the channel selector asks for: ten channels of a country by text, ascending; a blank text is left out. (SVP-84) */
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
