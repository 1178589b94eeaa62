import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barcodeFormats } from '../kernel'
import { applyBarcodePattern, barcodeScanning, MAX_BARCODE_LENGTH, readBarcode, scannableFormats } from '.'
import { MAX_BARCODE_STEPS } from './barcode'
import { anyPattern, anyScan, anySearchConfig, searchConfigWith } from './firms.arbitraries'
import { runPattern } from './pattern-matcher'
import { compilePattern } from './pattern-program'

const scanning = (BarcodeFormats: readonly string[], SearchWithBarcode = true) =>
  searchConfigWith({ BarcodeFormats, SearchWithBarcode })
const unread = (text: string, problem?: string) => ({ text, applied: false, problem })

describe('scanning', () => {
  it('[FIR-60] the barcode scanner accepts the known formats in the country’s settings, each once, in the order of the settings', () => {
    expect(scannableFormats(scanning(['QR_CODE', 'AZTEC', ' EAN_8 ', 'QR_CODE', '', 'ean_13']))).toEqual([
      'QR_CODE',
      'EAN_8',
    ])
    expect(scannableFormats(scanning(barcodeFormats))).toEqual([...barcodeFormats])
  })

  it('[FIR-60] users can scan barcodes if the country has switched scanning on and its settings contain a known barcode format', () => {
    expect(barcodeScanning(scanning(['QR_CODE']))).toEqual({ allowed: true, reasons: [] })
    expect(barcodeScanning(scanning(['AZTEC', 'X'], false)).reasons).toEqual([
      { rule: 'scanning-disabled', key: 'firms.refused.scanning-disabled', params: {} },
      {
        rule: 'no-barcode-format',
        key: 'firms.refused.no-barcode-format',
        params: { formats: 'AZTEC, X' },
      },
    ])
  })

  it('[FIR-60] users can scan barcodes only if the country has switched scanning on and has a known barcode format', () => {
    fc.assert(
      fc.property(anySearchConfig, (config) => {
        const { SearchWithBarcode, BarcodeFormats } = config.SearchEmployee
        const known = barcodeFormats.filter((format) => BarcodeFormats.includes(format))
        expect(barcodeScanning(config).allowed).toBe(SearchWithBarcode && known.length > 0)
        expect(scannableFormats(config).toSorted()).toEqual(known.toSorted())
      }),
    )
  })
})

describe('reading a scan', () => {
  it.each([
    ['ID:0042', '^[^0-9]*([0-9]+)$', '0042'],
    ['ID:0042', '[0-9]+', '0042'],
    ['ID:0042', '(?:ID:)([0-9]+)', '0042'],
    ['ID:0042', '(?<number>\\d{2})(\\d{2})', '00'],
    ['ID:0042', '(?i)id:(.*)', '0042'],
    ['ID:0042', 'ID:(X)?00', 'ID:00'],
    ['ID:0042', '(X*)ID', 'ID'],
    ['a\nDAQ123\nDCS', 'DAQ([^\\n]+)', '123'],
    ['<😀42>', '<(.)\\d', '😀'],
  ])('[FIR-61] from the barcode "%s", the pattern %s extracts "%s"', (raw, pattern, text) => {
    expect(readBarcode(raw, pattern)).toEqual({ text, applied: true, problem: undefined })
    expect(applyBarcodePattern(raw, pattern)).toBe(text)
  })

  it('[FIR-61] if the country has no pattern, the text of a barcode is unchanged', () => {
    expect(readBarcode('42', null)).toEqual(unread('42'))
    expect(readBarcode('42', '')).toEqual(unread('42'))
    expect(applyBarcodePattern('42', null)).toBe('42')
  })

  it.each([
    ['42', '[a-z]+', 'no-match'],
    ['42', 'x*', 'no-match'],
    ['', '.*', 'no-match'],
    ['42', '(', 'pattern-malformed'],
    ['42', '(?=4)', 'pattern-unsupported'],
    ['42', '(4)\\1', 'pattern-unsupported'],
    ['42', '\\d{1000}', 'pattern-too-large'],
    ['42', 'a'.repeat(257), 'pattern-too-long'],
  ])(
    '[FIR-62] the barcode "%s" is left unchanged by the pattern %s, for the reason %s',
    (raw, pattern, problem) => {
      expect(readBarcode(raw, pattern)).toEqual(unread(raw, problem))
      expect(applyBarcodePattern(raw, pattern)).toBe(raw)
    },
  )

  it('[FIR-61] [FIR-62] the text of a barcode is the match of the pattern’s first group, else the whole match; if nothing matches, the result has a reason', () => {
    fc.assert(
      fc.property(anyScan, anyPattern, (raw, pattern) => {
        const program = compilePattern(pattern)
        const groups = program.ok ? (runPattern(program.value, raw).match?.groups ?? []) : []
        const text = groups[1] || groups[0]
        const problem = pattern === '' ? undefined : program.ok ? 'no-match' : program.error
        expect(readBarcode(raw, pattern)).toEqual(
          text ? { text, applied: true, problem: undefined } : unread(raw, problem),
        )
      }),
    )
  })

  it('[FIR-62] extracting the text of a barcode never throws an error, whatever text is used as the pattern', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'()[]{}|*+?\\.^$-,1a:<=!'), maxLength: 20 }),
    )
    fc.assert(
      fc.property(anyText, anyText, (raw, pattern) => {
        const { text, applied } = readBarcode(raw, pattern)
        expect(applied ? raw.includes(text) : text === raw).toBe(true)
      }),
    )
  })
})

describe('long scans', () => {
  it('[FIR-64] a pattern is applied to barcodes of up to 4,096 characters, and not to longer ones', () => {
    expect(MAX_BARCODE_LENGTH).toBe(4_096)
    const longest = `${'a'.repeat(4_095)}1`
    expect(readBarcode(longest, '\\d').text).toBe('1')
    expect(readBarcode(`a${longest}`, '\\d')).toEqual(unread(`a${longest}`, 'text-too-long'))
  })

  it('[FIR-64] a large pattern is applied to a barcode only if this takes at most 250,000 steps', () => {
    expect(MAX_BARCODE_STEPS).toBe(250_000)
    // The pattern has 122 + 3 states, so 250,000 steps are enough for 2,000 positions in the text.
    const pattern = 'a'.repeat(122)
    expect(readBarcode('a'.repeat(1_999), pattern).applied).toBe(true)
    expect(readBarcode('a'.repeat(2_000), pattern).problem).toBe('text-too-long')
  })
})
