import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  ChannelCreationResponse,
  channelCreationOutcome,
  channelQuery,
  channelTag,
} from '.'

const known = [
  { id: 1, text: 'Counter' },
  { id: 2, text: ' Cafe\u0301 ' },
  { id: 3, text: 'Straße' },
]
const anyText = fc.oneof(
  fc.constantFrom('', ' ', 'Counter', ' counter ', 'COUNTER', 'Café', 'Online'),
  fc.string({ unit: 'grapheme' }),
)
const anyChannels = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), text: anyText }), {
  selector: ({ id }) => id,
  maxLength: 5,
})

describe('a typed tag', () => {
  it('[SVP-80] waits a second', () => {
    expect(CHANNEL_CREATION_DELAY_MS).toBe(1_000)
  })

  it.each(['', ' ', '\t'])('[SVP-81] "%s" is nothing', (typed) => {
    expect(channelTag(typed, { known, countryId: 1 })).toEqual({ kind: 'nothing' })
  })

  it.each([
    ['Counter', 1],
    ['  cOUNTER ', 1],
    ['CAFÉ', 2],
  ])('[SVP-81] "%s" is channel %i', (typed, id) => {
    const channel = known.find((one) => one.id === id)
    expect(channelTag(typed, { known, countryId: 1 })).toEqual({ kind: 'known', channel })
  })

  it('[SVP-81] of another spelling is another channel', () => {
    expect(channelTag('STRASSE', { known, countryId: 1 }).kind).toBe('new')
    expect(channelTag('STRAßE', { known, countryId: 1 }).kind).toBe('known')
  })

  it('[SVP-81] that is new is created in the country, without the blanks around it', () => {
    expect(channelTag(' Counter 2 ', { known, countryId: 7 })).toEqual({
      kind: 'new',
      query: { text: 'Counter 2', countryId: 7 },
    })
  })

  it('[SVP-81] [SVP-83] is known once it was created', () => {
    fc.assert(
      fc.property(anyText, anyChannels, (typed, channels) => {
        const tag = channelTag(typed, { known: channels, countryId: 1 })
        if (tag.kind !== 'new') return
        const created = { id: 99, text: tag.query.text }
        const reloaded = [...channels, created]
        expect(channelTag(typed, { known: reloaded, countryId: 1 })).toEqual({
          kind: 'known',
          channel: created,
        })
        expect(addChannel(channels, typed, reloaded)).toEqual(reloaded)
      }),
    )
  })
})

describe('the answer to a creation', () => {
  it.each([
    [1, true],
    [0, false],
    [2, false],
    [-1, false],
  ])('[SVP-82] status %i: created %s', (status, created) => {
    expect(channelCreationOutcome({ status, message: ' channel.saved ' })).toEqual({
      created,
      message: 'channel.saved',
    })
  })

  it('[SVP-82] may say nothing', () => {
    expect(channelCreationOutcome({ status: 0, message: '  ' })).toEqual({ created: false, message: null })
    expect(channelCreationOutcome({ status: 1, message: null })).toEqual({ created: true, message: null })
  })

  it('[SVP-82] is read with and without message and details', () => {
    expect(ChannelCreationResponse.parse({ status: 0 })).toEqual({ status: 0, message: null, details: null })
    expect(ChannelCreationResponse.parse({ status: 1, message: 'ok', details: { id: 3 } })).toEqual({
      status: 1,
      message: 'ok',
      details: { id: 3 },
    })
    expect(ChannelCreationResponse.safeParse({ message: 'ok' }).success).toBe(false)
  })

  it('[SVP-83] adds the channel once, where it is found', () => {
    const [counter] = known
    expect(addChannel([], ' counter', known)).toEqual([counter])
    expect(addChannel(known, 'counter', known)).toBe(known)
    expect(addChannel(known, 'Online', known)).toBe(known)
  })

  it('[SVP-83] keeps what was chosen, in its order, and adds one channel at most', () => {
    fc.assert(
      fc.property(anyChannels, anyText, anyChannels, (chosen, text, reloaded) => {
        const after = addChannel(chosen, text, reloaded)
        expect(after.slice(0, chosen.length)).toEqual(chosen)
        expect(after.length - chosen.length).toBeLessThanOrEqual(1)
        expect(addChannel(after, text, reloaded)).toEqual(after)
      }),
    )
  })
})

describe('the channel selector', () => {
  it('[SVP-84] asks for ten channels of the country by text, ascending', () => {
    expect(channelQuery({ countryId: 2, text: ' on ', page: 3 })).toEqual({
      page: 3,
      size: 10,
      countryId: 2,
      text: 'on',
      sort: 'text,asc',
    })
    expect(channelQuery({ countryId: 2, text: '  ' })).toEqual({
      page: 0,
      size: 10,
      countryId: 2,
      sort: 'text,asc',
    })
  })
})
