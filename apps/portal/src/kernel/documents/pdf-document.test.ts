import { describe, expect, it } from 'vitest'
import { decodePdf, MAX_PDF_BYTES } from './pdf-document'

describe('a document of the session', () => {
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

  it('[FRA-5] a document is decoded from base64 text, which may contain line breaks', () => {
    const decoded = decodePdf(base64('%PDF-1.7 \u00ff').replace(/(.{4})/g, '$1\n'))
    expect(decoded.ok && Buffer.from(decoded.value).toString('latin1')).toBe('%PDF-1.7 \u00ff')
  })

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['no base64!', 'not-base64'],
    [base64('<html>'), 'not-pdf'],
    ['A'.repeat((MAX_PDF_BYTES / 3) * 4 + 8), 'too-large'],
  ])('[FRA-5] a document that is empty, too large, or not a PDF in base64 is refused (%#)', (text, error) => {
    expect(decodePdf(text)).toEqual({ ok: false, error })
  })
})
