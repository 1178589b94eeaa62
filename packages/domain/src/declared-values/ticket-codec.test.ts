import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeclaredValuesTicket,
  decodeDeclaredValues,
  encodeDeclaredValues,
  type QrTicket,
  ticketLimits,
} from '.'
import { digits, flagged } from './declared-values.fixtures'
import { anyPacksTicket, anyTicket, ticketOfSize } from './testing'

const anyQrTicket: fc.Arbitrary<QrTicket> = fc.oneof(anyTicket, anyPacksTicket)
const textOf = (content: string) => gzipSync(content).toString('base64')
const contentOf = (text: string) => gunzipSync(Buffer.from(text, 'base64')).toString('utf8')
const ticket: DeclaredValuesTicket = {
  dt: {
    dr: [
      {
        co: 'S-1',
        vl: [
          { bc: null, sc: 'S-1', ctc: '1', cic: 'EUR', am: 50 },
          { bc: 'B-1', sc: null, ctc: '2', cic: 'EUR', am: 0.5 },
        ],
        ct: [{ bc: 'B-2', sc: null }],
      },
    ],
  },
  fp: null,
}

describe('text of a set', () => {
  it('[DCV-80] decoding the text of a QR code returns the set that was encoded', () => {
    fc.assert(
      fc.property(anyQrTicket, (written) => {
        const text = encodeDeclaredValues(written)
        // Dozens of packs may exceed the length limit of a text. Such a text must be refused, and never decoded to
        // another set.
        expect(decodeDeclaredValues(text)).toEqual(
          text.length <= ticketLimits.textLength
            ? { ok: true, value: written }
            : expect.objectContaining({ ok: false }),
        )
      }),
    )
  })

  it('[DCV-80] any program with gzip and base64 can decode the text of a QR code, with the same result', () => {
    fc.assert(
      fc.property(anyQrTicket, (written) => {
        const text = encodeDeclaredValues(written)
        expect(Buffer.from(text, 'base64').toString('base64')).toBe(text)
        const withoutNulls = JSON.parse(contentOf(text), (key, value: unknown) =>
          key === 'fp' ? undefined : value,
        )
        const { fp, ...rest } = written
        expect(withoutNulls).toEqual(
          JSON.parse(
            JSON.stringify(rest, (key, value: unknown) =>
              (key === 'bc' || key === 'sc') && value === null ? undefined : value,
            ),
          ),
        )
        expect(JSON.parse(contentOf(text))).toHaveProperty('fp', fp)
      }),
    )
  })

  it('[DCV-80] the text of a QR code can be decoded if another program has encoded it', () => {
    fc.assert(
      fc.property(anyQrTicket, (written) => {
        const text = textOf(JSON.stringify(written))
        if (text.length > ticketLimits.textLength) return
        expect(decodeDeclaredValues(text)).toEqual({ ok: true, value: written })
      }),
    )
  })

  it('[DCV-81] the text of a QR code has its keys in a fixed order, and contains neither missing codes nor a date', () => {
    const text = encodeDeclaredValues(ticket)
    expect(contentOf(text)).toBe(
      '{"dt":{"dr":[{"co":"S-1","vl":[{"sc":"S-1","ctc":"1","cic":"EUR","am":50},' +
        '{"bc":"B-1","ctc":"2","cic":"EUR","am":0.5}],"ct":[{"bc":"B-2"}]}]},"fp":null}',
    )
    expect([...Buffer.from(text, 'base64').subarray(0, 8)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
    expect(
      contentOf(
        encodeDeclaredValues({ dt: { dr: [{ co: 'R', vl: [{ cic: 'EUR', pq: 2, pc: 'P' }] }] }, fp: 7 }),
      ),
    ).toBe('{"dt":{"dr":[{"co":"R","vl":[{"pc":"P","pq":2,"cic":"EUR"}]}]},"fp":7}')
  })

  it('[DCV-81] the text of a QR code is the same for equal sets of declared values, even if their keys are in another order', () => {
    const reversed = ({ dt, fp }: DeclaredValuesTicket): DeclaredValuesTicket => ({
      fp,
      dt: {
        dr: dt.dr.map(({ co, vl, ct }) => ({
          ct: ct.map(({ bc, sc }) => ({ sc, bc })),
          vl: vl.map(({ bc, sc, ctc, cic, am }) => ({ am, cic, ctc, sc, bc })),
          co,
        })),
      },
    })
    fc.assert(
      fc.property(anyTicket, (written) => {
        expect(encodeDeclaredValues(reversed(written))).toBe(encodeDeclaredValues(written))
      }),
    )
  })

  it('[DCV-80] the text of a QR code may contain hundreds of records', () => {
    const large = ticketOfSize(40_000)
    expect(JSON.stringify(large).length).toBeGreaterThanOrEqual(40_000)
    expect(JSON.stringify(large).length).toBeLessThan(40_200)
    expect(decodeDeclaredValues(encodeDeclaredValues(large))).toEqual({ ok: true, value: large })
    expect(ticketOfSize(40_000)).toEqual(large)
    const flag = digits(30_000)
    expect(contentOf(encodeDeclaredValues({ dt: { dr: [] }, fp: flag }))).toBe(flagged(flag))
  })
})
