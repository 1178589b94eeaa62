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
 * The effect of a typed tag. A blank tag has no effect. A tag that equals a channel of the country,
 * regardless of case and surrounding blanks, chooses the channel. Any other tag is to be created. (SVP-81)
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
 * Whether a text is incomplete: a text that ends with a blank waits for its next word and becomes a tag only
 * by Enter, so that a name of two words is never split. (SVP-80)
 */
export const isTagUnfinished = (typed: string): boolean => /\s$/u.test(typed)

/**
 * Whether a created channel still belongs to the typed text: not if the user has continued typing, because
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
  /** Whether the channel was created: the channels are then loaded again and the new one is added to the draft. */
  readonly created: boolean
  /** Message key or sentence of the back end to be shown; `null` if the back end gave no message. */
  readonly message: string | null
}

/**
 * The outcome of creating a channel. Only status 1 means that it was created; status 0 is the refusal that
 * back ends send. (SVP-82)
 */
export const channelCreationOutcome = ({
  status,
  message,
}: Pick<ChannelCreationResponse, 'status' | 'message'>): ChannelCreationOutcome => ({
  created: status === 1,
  message: message?.trim() || null,
})

/**
 * The chosen channels with the channel of a text, found in the list that was loaded again after its creation.
 * If the list does not contain the channel, or it is already chosen, the choice is unchanged. (SVP-83)
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
