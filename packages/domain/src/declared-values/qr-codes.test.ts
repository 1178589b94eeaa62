import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canDrawQr,
  type DeclaredRecord,
  type DeclaredValuesTicket,
  decodeDeclaredValues,
  encodeDeclaredValues,
  QR_SIZE,
  type QrTicket,
  qrNumber,
  qrPayloads,
  qrSets,
} from '.'
import { digits } from './declared-values.fixtures'
import { QR_TEXT_LENGTH, qrCapacities, qrLevel } from './qr-codes'
import { anyPacksTicket, anyTicket, ticketOfSize } from './testing'

const decoded = (payload: string): QrTicket => {
  const result = decodeDeclaredValues(payload)
  if (!result.ok) throw new Error(result.error.rule)
  return result.value
}
/**
 * The lines of a set, each with the code of its record. For a record without lines, the list contains only the code.
 */
const linesOf = ({ dt }: QrTicket): readonly unknown[] =>
  dt.dr.flatMap((record): readonly unknown[] => {
    const lines: readonly unknown[] = [...record.vl, ...('ct' in record ? record.ct : [])]
    return lines.length === 0 ? [[record.co]] : lines.map((line) => [record.co, line])
  })
const lineCount = (ticket: QrTicket) => linesOf(ticket).length
const withRecords = (ticket: DeclaredValuesTicket, dr: readonly DeclaredRecord[]) =>
  encodeDeclaredValues({ ...ticket, dt: { dr: [...dr] } })

const recordOf = (seed: number, values: number, containers = 0): DeclaredRecord => ({
  co: `R-${seed}`,
  vl: Array.from({ length: values }, (_, index) => ({
    bc: null,
    sc: digits(40, seed * 1_000 + index),
    ctc: '1',
    cic: 'EUR',
    am: index + 1,
  })),
  ct: Array.from({ length: containers }, (_, index) => ({
    bc: digits(20, seed * 2_000 + index),
    sc: null,
  })),
})
const ticketWith = (...dr: readonly DeclaredRecord[]): DeclaredValuesTicket => ({
  dt: { dr: [...dr] },
  fp: 'S',
})

describe('codes of one set', () => {
  it('[DCV-91] a small set of declared values has one QR code, and a set without records has no QR code', () => {
    const small = ticketWith(recordOf(1, 2))
    expect(qrPayloads(small)).toEqual([encodeDeclaredValues(small)])
    expect(qrPayloads(ticketWith())).toEqual([])
    const packs = { dt: { dr: [{ co: 'R', vl: [{ pc: 'P', pq: 1, cic: 'EUR' }] }] }, fp: null }
    expect(qrPayloads(packs)).toEqual([encodeDeclaredValues(packs)])
  })

  it('[DCV-92] the QR codes of a set of declared values together contain all its lines in the same order', () => {
    fc.assert(
      fc.property(fc.oneof(anyTicket, anyPacksTicket), (ticket) => {
        const parts = qrPayloads(ticket).map(decoded)
        expect(parts.flatMap(linesOf)).toEqual(linesOf(ticket))
        for (const part of parts) expect(part.fp).toEqual(ticket.fp)
      }),
    )
  })

  it('a QR code of declared values is longer than the limit only if it contains a single line that is too long', () => {
    const longLine = fc
      .integer({ min: 1_000, max: 5_000 })
      .map(
        (length): DeclaredRecord => ({ ...recordOf(9, 1), ct: [{ bc: digits(length, length), sc: null }] }),
      )
    const anyRecords = fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.tuple(fc.nat(99), fc.nat(15)).map(([seed, values]) => recordOf(seed, values)),
        },
        { weight: 1, arbitrary: longLine },
      ),
      { maxLength: 2 },
    )
    fc.assert(
      fc.property(anyRecords, (records) => {
        const ticket = ticketWith(...records)
        const payloads = qrPayloads(ticket)
        expect(payloads.map(decoded).flatMap(linesOf)).toEqual(linesOf(ticket))
        for (const payload of payloads)
          if (payload.length > QR_TEXT_LENGTH) expect(lineCount(decoded(payload))).toBe(1)
      }),
    )
  })

  it('[DCV-92] each QR code of a set has as many complete records as fit, and one more record would not fit', () => {
    const ticket = ticketOfSize(30_000)
    const payloads = qrPayloads(ticket)
    const parts = payloads.map((payload) => decoded(payload).dt.dr)
    expect(parts.flat()).toEqual(ticket.dt.dr)
    expect(payloads.length).toBeGreaterThan(2)
    let start = 0
    for (const [index, part] of parts.entries()) {
      expect(payloads[index]).toBe(withRecords(ticket, ticket.dt.dr.slice(start, start + part.length)))
      expect(payloads[index]?.length).toBeLessThanOrEqual(2_300)
      if (index + 1 < parts.length)
        expect(
          withRecords(ticket, ticket.dt.dr.slice(start, start + part.length + 1)).length,
        ).toBeGreaterThan(2_300)
      start += part.length
    }
  })

  it('[DCV-92] a set of declared values has one QR code up to 2,300 characters, and two QR codes beyond that length', () => {
    const lengths = Array.from({ length: 300 }, (_, more) => {
      const ticket = ticketWith({ ...recordOf(1, 1), co: digits(3_200 + more, 5) }, recordOf(2, 1))
      return { ticket, length: encodeDeclaredValues(ticket).length }
    })
    const most = lengths.find(({ length }) => length === 2_300)
    const next = lengths.find(({ length }) => length === 2_304)
    expect(qrPayloads(most?.ticket ?? ticketWith())).toHaveLength(1)
    expect(qrPayloads(next?.ticket ?? ticketWith())).toHaveLength(2)
  })

  it('[DCV-93] a declared record that is too long for one QR code is divided between lines, and each part has the record’s code', () => {
    const [before, long, ...after] = [recordOf(1, 2), recordOf(2, 90, 120), recordOf(3, 2), recordOf(4, 1)]
    const parts = qrPayloads(ticketWith(before, long, ...after)).map((payload) => decoded(payload).dt.dr)
    expect(parts.length).toBeGreaterThan(3)
    expect(parts[0]).toEqual([before])
    expect(parts.at(-1)).toEqual(after)
    const divided = parts.slice(1, -1)
    expect(divided.every((records) => records.length === 1 && records[0]?.co === 'R-2')).toBe(true)
    const records = divided.flat().filter((record) => 'ct' in record)
    expect(records.flatMap(({ vl }) => vl)).toEqual(long.vl)
    expect(records.flatMap(({ ct }) => ct)).toEqual(long.ct)
  })

  it('[DCV-93] a declared record of exactly 2,300 characters is not divided between QR codes', () => {
    const records = Array.from({ length: 300 }, (_, more) => ({
      ...recordOf(1, 3),
      co: digits(3_200 + more, 5),
    }))
    const longest = records.find((record) => withRecords(ticketWith(), [record]).length === 2_300)
    const after = recordOf(2, 1)
    if (longest === undefined) throw new Error('no record takes exactly 2,300 characters')
    expect(qrPayloads(ticketWith(longest, after))).toEqual(
      [longest, after].map((record) => withRecords(ticketWith(), [record])),
    )
  })

  it('[DCV-93] declared packs are divided between QR codes by the same rules as declared values', () => {
    const vl = Array.from({ length: 200 }, (_, index) => ({ pc: digits(30, index), pq: index, cic: 'EUR' }))
    const ticket = { dt: { dr: [{ co: 'R', vl }] }, fp: 1 }
    const parts = qrPayloads(ticket).map(decoded)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap(linesOf)).toEqual(linesOf(ticket))
    expect(parts.every(({ dt, fp }) => fp === 1 && dt.dr.length === 1 && dt.dr[0]?.co === 'R')).toBe(true)
    expect(parts.some(({ dt }) => dt.dr.some((record) => 'ct' in record))).toBe(false)
  })

  it('[DCV-94] a single line that is too long for a QR code is not divided, and neither is a record without lines', () => {
    const line = { ...recordOf(1, 1), co: digits(6_000, 1) }
    const empty = { ...recordOf(2, 0), co: digits(6_000, 2) }
    const payloads = qrPayloads(ticketWith(line, empty))
    expect(payloads).toEqual([
      encodeDeclaredValues(ticketWith(line)),
      encodeDeclaredValues(ticketWith(empty)),
    ])
    expect(payloads.every((payload) => payload.length > QR_TEXT_LENGTH)).toBe(true)
  })
})

describe('codes of an order', () => {
  it('[DCV-95] the QR codes of an order are numbered consecutively, values before packs', () => {
    const packs = { dt: { dr: [{ co: 'P', vl: [{ pc: 'P', pq: 1, cic: 'EUR' }] }] }, fp: null }
    const divided = ticketWith(recordOf(1, 60), recordOf(2, 40))
    const parts = qrPayloads(divided)
    const codes = qrSets({
      declaredValues: [ticketWith(recordOf(3, 1)), divided, ticketWith()],
      declaredValuesPack: [packs],
    })
    expect(parts.length).toBeGreaterThan(1)
    expect(codes.map(({ payload }) => payload)).toEqual([
      encodeDeclaredValues(ticketWith(recordOf(3, 1))),
      ...parts,
      encodeDeclaredValues(packs),
    ])
    expect(codes.map(({ number, total }) => `${number}/${total}`)).toEqual(
      codes.map((_, index) => `${index + 1}/${parts.length + 2}`),
    )
  })

  it('[DCV-95] if no set of declared values is divided, an order has one QR code for each set with records', () => {
    const anySet = fc.constantFrom(ticketWith(), ticketWith(recordOf(1, 1)), ticketWith(recordOf(2, 2)))
    fc.assert(
      fc.property(fc.array(anySet, { maxLength: 3 }), (declaredValues) => {
        const codes = qrSets({ declaredValues, declaredValuesPack: [] })
        const filled = declaredValues.filter(({ dt }) => dt.dr.length > 0)
        expect(codes.map(({ payload }) => decoded(payload))).toEqual(filled)
        expect(codes.every(({ level, total }) => level === 'M' && total === filled.length)).toBe(true)
        expect(codes.map(({ number }) => number)).toEqual(filled.map((_, index) => index + 1))
      }),
    )
  })

  it('[DCV-95] a QR code shows its number only if the order has several QR codes', () => {
    expect(qrNumber({ number: 2, total: 5 })).toBe('2/5')
    expect(qrNumber({ number: 1, total: 2 })).toBe('1/2')
    expect(qrNumber({ number: 1, total: 1 })).toBeUndefined()
  })

  it.each([
    [0, 'M'],
    [2_331, 'M'],
    [2_332, 'L'],
    [2_953, 'L'],
    [2_954, undefined],
  ])('[DCV-96] a QR code of %i characters is rendered at error correction level %s', (length, level) => {
    const payload = 'A'.repeat(length)
    expect(qrLevel(payload)).toBe(level)
    expect(canDrawQr(payload)).toEqual({
      allowed: level !== undefined,
      reasons:
        level === undefined
          ? [
              {
                rule: 'too-long-for-a-code',
                key: 'declared-values.refused.too-long-for-a-code',
                params: { max: 2_953 },
              },
            ]
          : [],
    })
  })

  it('[DCV-96] the QR codes of divided sets of declared values always fit at error correction level M', () => {
    expect(QR_TEXT_LENGTH).toBe(2_300)
    expect(qrCapacities).toEqual({ M: 2_331, L: 2_953 })
    for (const size of [1_000, 12_000, 50_000])
      for (const payload of qrPayloads(ticketOfSize(size))) expect(qrLevel(payload)).toBe('M')
  })

  it('[DCV-97] a QR code is 500 pixels wide and high', () => {
    expect(QR_SIZE).toBe(500)
  })
})
