import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  ChannelCreationResponse,
  channelCreationOutcome,
  channelQuery,
  channelTag,
  isCreationWanted,
  isTagUnfinished,
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

describe('a typed channel name', () => {
  it('[SVP-80] a typed channel name creates a channel after one second', () => {
    expect(CHANNEL_CREATION_DELAY_MS).toBe(1_000)
  })

  it.each(['', ' ', '\t'])('[SVP-81] the typed channel name "%s" has no effect', (typed) => {
    expect(channelTag(typed, { known, countryId: 1 })).toEqual({ kind: 'nothing' })
  })

  it.each([
    ['Counter', 1],
    ['  cOUNTER ', 1],
    ['CAFÉ', 2],
  ])('[SVP-81] the typed channel name "%s" chooses the existing channel %i', (typed, id) => {
    const channel = known.find((one) => one.id === id)
    expect(channelTag(typed, { known, countryId: 1 })).toEqual({ kind: 'known', channel })
  })

  it('[SVP-81] a channel name that differs only by an accent is a new channel, but ss and ß count as equal', () => {
    expect(channelTag('cafe', { known, countryId: 1 }).kind).toBe('new')
    expect(channelTag('STRASSE', { known, countryId: 1 }).kind).toBe('known')
    expect(channelTag('STRAßE', { known, countryId: 1 }).kind).toBe('known')
  })

  it('[SVP-81] a new channel is created in the country of the service point, without spaces at both ends', () => {
    expect(channelTag(' Counter 2 ', { known, countryId: 7 })).toEqual({
      kind: 'new',
      query: { text: 'Counter 2', countryId: 7 },
    })
  })

  it('[SVP-81] [SVP-83] if the name of a channel that was just created is typed again, no second channel is created', () => {
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

describe('the response to the creation of a channel', () => {
  it.each([
    [1, true],
    [0, false],
    [2, false],
    [-1, false],
  ])('[SVP-82] a response with status %i means that the channel was created: %s', (status, created) => {
    expect(channelCreationOutcome({ status, message: ' channel.saved ' })).toEqual({
      created,
      message: 'channel.saved',
    })
  })

  it('[SVP-82] the response to the creation of a channel may have no message', () => {
    expect(channelCreationOutcome({ status: 0, message: '  ' })).toEqual({ created: false, message: null })
    expect(channelCreationOutcome({ status: 1, message: null })).toEqual({ created: true, message: null })
  })

  it('[SVP-82] the response to the creation of a channel is accepted with and without message and details', () => {
    expect(ChannelCreationResponse.parse({ status: 0 })).toEqual({ status: 0, message: null, details: null })
    expect(ChannelCreationResponse.parse({ status: 1, message: 'ok', details: { id: 3 } })).toEqual({
      status: 1,
      message: 'ok',
      details: { id: 3 },
    })
    expect(ChannelCreationResponse.safeParse({ message: 'ok' }).success).toBe(false)
  })

  it('[SVP-83] a created channel is added to the service point only once, and only if the reloaded list of channels contains the new channel', () => {
    const [counter] = known
    expect(addChannel([], ' counter', known)).toEqual([counter])
    expect(addChannel(known, 'counter', known)).toBe(known)
    expect(addChannel(known, 'Online', known)).toBe(known)
  })

  it('[SVP-83] adding a created channel keeps the order of the chosen channels, and adds at most one channel', () => {
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
  it('[SVP-84] the selector of channels requests ten channels of the country per page, sorted by text', () => {
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

describe('a channel of several words', () => {
  it.each([
    ['Caja ', true],
    ['Caja\u00a0', true],
    ['Caja', false],
    ['Caja rápida', false],
    [' Caja', false],
    ['', false],
  ])(
    '[SVP-80] the typed channel name %j is incomplete, because it ends with a space: %s',
    (typed, expected) => {
      expect(isTagUnfinished(typed)).toBe(expected)
    },
  )

  it.each([
    ['Caja', 'Caja', true],
    ['Caja', ' caja ', true],
    ['Caja ráp', 'Caja rápida', false],
    ['Caja', 'Caja r', false],
    ['Caja', 'Kiosco', true],
    ['Caja', '', true],
  ])(
    '[SVP-83] the channel %j is added to the form if the text in the field is %j after its creation: %s',
    (created, typed, expected) => {
      expect(isCreationWanted(created, typed)).toBe(expected)
    },
  )
})
