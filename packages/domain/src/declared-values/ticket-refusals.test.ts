import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDeclaredValues, encodeDeclaredValues, ticketLimits } from '.'
import { digits, flagged } from './declared-values.fixtures'
import { inflateBounded } from './inflate-bounded'
import { anyTicket, ticketOfSize } from './testing'

const textOf = (content: string | Uint8Array) => gzipSync(content).toString('base64')
const ticket = ticketOfSize(300)
const ruleOf = (text: string) => {
  const decoded = decodeDeclaredValues(text)
  return decoded.ok ? 'ok' : decoded.error.rule
}

describe('decompressing content within a limit', () => {
  it('[DCV-85] the content of a QR code may have as many bytes as the limit, and is too large with one byte more', () => {
    const inflated = (length: number) => inflateBounded(gzipSync('x'.repeat(length)), 8)
    expect(inflated(8)).toEqual({ ok: true, value: new Uint8Array(8).fill(120) })
    expect(inflated(9)).toEqual({ ok: false, error: 'too-large' })
  })
})

describe('a text that is no ticket', () => {
  it('[DCV-82] the text of a QR code is refused if it has more than 16,384 characters, and the refusal contains this limit', () => {
    expect(decodeDeclaredValues('A'.repeat(16_385))).toEqual({
      ok: false,
      error: {
        rule: 'text-too-long',
        key: 'declared-values.refused.text-too-long',
        params: { max: 16_384 },
        issues: [],
      },
    })
    expect(ruleOf('A'.repeat(16_384))).toBe('not-gzip')
  })

  it.each(['A', 'AA', 'AAA', 'A===', '====', 'AA=A', 'AAAA\n', ' AAAA', 'AA-_', 'AAÄA', 'AA==AAAA'])(
    '[DCV-83] the text of a QR code is refused because it is not base64: "%s"',
    (text) => {
      expect(ruleOf(text)).toBe('not-base64')
    },
  )

  it.each(['', 'AAAA', 'AAA=', 'AA==', '+/+/', 'H4sI'])(
    '[DCV-84] the text of a QR code is refused because it is base64 but not gzip: "%s"',
    (text) => {
      expect(ruleOf(text)).toBe('not-gzip')
    },
  )

  it('[DCV-84] the text of a QR code is refused if it is not compressed, or compressed in another format than gzip', () => {
    const json = JSON.stringify(ticket)
    expect(ruleOf(textOf(json))).toBe('ok')
    expect(ruleOf(deflateSync(json).toString('base64'))).toBe('not-gzip')
    expect(ruleOf(deflateRawSync(json).toString('base64'))).toBe('not-gzip')
    expect(ruleOf(Buffer.from(json).toString('base64'))).toBe('not-gzip')
  })

  it('[DCV-84] the text of a QR code is refused if it is cut off or has additional characters', () => {
    const whole = gzipSync(JSON.stringify(ticket))
    for (let length = 0; length < whole.length; length += 1)
      expect(ruleOf(whole.subarray(0, length).toString('base64'))).toBe('not-gzip')
    for (const behind of [Buffer.from([0]), Buffer.from([1]), Buffer.alloc(600), whole, gzipSync('')])
      expect(ruleOf(Buffer.concat([whole, behind]).toString('base64'))).toBe('not-gzip')
  })

  it('[DCV-84] a damaged text of a QR code is either refused or decoded to the original set of declared values', () => {
    fc.assert(
      fc.property(anyTicket, fc.nat(), fc.integer({ min: 1, max: 255 }), (written, place, change) => {
        const bytes = Buffer.from(encodeDeclaredValues(written), 'base64')
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ change
        const decoded = decodeDeclaredValues(bytes.toString('base64'))
        if (decoded.ok) expect(decoded.value).toEqual(written)
        else expect(decoded.error.key).toBe(`declared-values.refused.${decoded.error.rule}`)
      }),
    )
  })

  it('[DCV-84] any text of a QR code is decoded or refused, and decoding never throws', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => textOf(bytes)),
      fc.json().map(textOf),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        expect(ruleOf(text)).toMatch(/^(not-(base64|gzip|utf8|json)|wrong-shape)$/)
      }),
    )
  })

  it('[DCV-85] the content of a QR code is refused if it is one byte larger than the limit', () => {
    const prefix = digits(12_000)
    const largest = flagged(prefix + 'x'.repeat(ticketLimits.contentBytes - flagged(prefix).length))
    expect(Buffer.byteLength(largest)).toBe(1_048_576)
    expect(ruleOf(textOf(largest))).toBe('ok')
    expect(decodeDeclaredValues(textOf(largest.replace('x', 'xx')))).toMatchObject({
      ok: false,
      error: { rule: 'content-too-large', params: { max: 1_048_576 }, issues: [] },
    })
  })

  it('[DCV-85] decompressing the content of a QR code stops soon after the limit, even if the content is much larger', () => {
    // If the bytes after the end of the file were read, the text would be refused for another reason.
    const bomb = Buffer.concat([gzipSync(Buffer.alloc(11_000_000)), Buffer.from('behind')]).toString('base64')
    expect(bomb.length).toBeLessThan(ticketLimits.textLength)
    expect(ruleOf(bomb)).toBe('content-too-large')
  })

  it('[DCV-86] the content of a QR code is refused if it has more than 250 bytes for each compressed byte', () => {
    const content = flagged('x'.repeat(25_000 - flagged('').length))
    const compressed = gzipSync(content)
    /** The same gzip file, made longer by a file name in its header, which does not change the content. */
    const ofLength = (length: number) =>
      Buffer.concat([
        compressed.subarray(0, 3),
        Buffer.from([8]),
        compressed.subarray(4, 10),
        Buffer.from(`${'n'.repeat(length - compressed.length - 1)}\0`),
        compressed.subarray(10),
      ])
    expect(ofLength(100)).toHaveLength(100)
    expect(ruleOf(ofLength(100).toString('base64'))).toBe('ok')
    expect(decodeDeclaredValues(ofLength(99).toString('base64'))).toMatchObject({
      ok: false,
      error: { rule: 'ratio-too-high', params: { max: 250 }, issues: [] },
    })
  })

  it('[DCV-87] the content of a QR code that is not UTF-8 is refused', () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0x22, 0x80, 0x22]])
      expect(decodeDeclaredValues(textOf(Uint8Array.from(bytes)))).toMatchObject({
        ok: false,
        error: { rule: 'not-utf8', params: {}, issues: [] },
      })
    const odd = { ...ticket, fp: 'ñ💶\u0000\ud83d' }
    expect(decodeDeclaredValues(encodeDeclaredValues(odd))).toEqual({ ok: true, value: odd })
  })

  it.each(['', '{', '{"dt":}', "{'dt':1}", '{"dt":{"dr":[]}} {}', 'NaN', '[,]'])(
    '[DCV-88] the content of a QR code is refused because it is not JSON: %s',
    (content) => {
      expect(ruleOf(textOf(content))).toBe('not-json')
    },
  )

  it('[DCV-89] the content of a QR code may have up to 16 nesting levels, and is refused with more', () => {
    const nested = (levels: number) =>
      textOf(`{"dt":{"dr":[]},"fp":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`)
    expect(ruleOf(nested(16))).toBe('ok')
    expect(decodeDeclaredValues(nested(17))).toMatchObject({
      ok: false,
      error: { rule: 'too-deep', params: { max: 16 }, issues: [] },
    })
    expect(ruleOf(textOf(`{"dt":{"dr":[]},"fp":${'['.repeat(14)}0${']'.repeat(14)}}`))).toBe('ok')
    expect(ruleOf(textOf(`{"dt":{"dr":[]},"fp":${'['.repeat(15)}0${']'.repeat(15)}}`))).toBe('too-deep')
    expect(ruleOf(textOf(`${'['.repeat(400_000)}"${digits(9_000)}"${']'.repeat(400_000)}`))).toBe('too-deep')
  })

  it('[DCV-89] the content of a QR code may have up to 10,000 parts, and is refused with more', () => {
    // Each value is a part. Besides the numbers there are four: the outermost object, `dt`, `dr` and the list `fp`.
    const listed = (parts: number) =>
      textOf(`{"dt":{"dr":[]},"fp":[${[...digits(4_000)].join()}${',0'.repeat(parts - 4_004)}]}`)
    expect(ruleOf(listed(10_000))).toBe('ok')
    expect(decodeDeclaredValues(listed(10_001))).toMatchObject({
      ok: false,
      error: { rule: 'too-many-parts', params: { max: 10_000 }, issues: [] },
    })
  })

  it.each([
    ['null', ''],
    ['[]', ''],
    ['"S"', ''],
    ['{}', 'dt'],
    ['{"dt":{"dr":{}}}', 'dt.dr'],
    ['{"dt":{"dr":[{"vl":[]}]}}', 'dt.dr.0.co'],
    ['{"dt":{"dr":[{"co":"R","vl":[{"ctc":"0","cic":"EUR"}]}]}}', 'dt.dr.0.vl.0.am'],
    [
      '{"dt":{"dr":[{"co":"R","vl":[{"ctc":"0","cic":"EUR","am":1},{"pc":"P","pq":1,"cic":"EUR"}]}]}}',
      'dt.dr.0.vl.1.ctc',
    ],
  ])(
    '[DCV-90] the content of a QR code with a wrong structure is refused: %s at the path "%s"',
    (content, path) => {
      const decoded = decodeDeclaredValues(textOf(content))
      expect(decoded).toMatchObject({ ok: false, error: { rule: 'wrong-shape', params: { path } } })
      expect(decoded.ok ? [] : decoded.error.issues.map(({ rule }) => rule)).toContain('malformed')
      expect(decoded.ok ? undefined : decoded.error.issues[0]?.path).toBe(path)
    },
  )

  it('[DCV-90] a record in a QR code is decoded as values if it has containers or values, and otherwise as packs', () => {
    const recordsOf = (content: string) => {
      const decoded = decodeDeclaredValues(textOf(content))
      return decoded.ok ? decoded.value.dt.dr : decoded.error
    }
    expect(recordsOf('{"dt":{"dr":[{"co":"R","vl":[],"ct":[]}]}}')).toEqual([{ co: 'R', vl: [], ct: [] }])
    expect(recordsOf('{"dt":{"dr":[{"co":"R","vl":[]}]}}')).toEqual([{ co: 'R', vl: [] }])
    expect(recordsOf('{"dt":{"dr":[{"co":"R","vl":[{"ctc":"0","cic":"EUR","am":1}]}]}}')).toEqual([
      { co: 'R', vl: [{ bc: null, sc: null, ctc: '0', cic: 'EUR', am: 1 }], ct: [] },
    ])
  })
})
