import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, fileNameOf, MAX_FILE_NAME, safeFileName } from './content-disposition'

describe('the file name in a content-disposition header', () => {
  it.each([
    [null, null],
    ['', null],
    ['attachment', null],
    ['attachment; filename=report.xlsx', 'report.xlsx'],
    ['attachment; FileName="report.xlsx"', 'report.xlsx'],
    ['inline; filename = "a; b.xlsx"', 'a; b.xlsx'],
    ['attachment; filename="a\\"b.xlsx"', 'a_b.xlsx'],
    ['attachment; filename="a%20b.xlsx"', 'a b.xlsx'],
    ['attachment; filename="100%.xlsx"', '100%.xlsx'],
    ['attachment; filename="informe aÃ±o.xlsx"', 'informe año.xlsx'],
    ['attachment; filename="a\u00f1o.xlsx"', 'año.xlsx'],
    ["attachment; filename=x.txt; filename*=UTF-8''a%C3%B1o%20%E2%82%AC.xlsx", 'año €.xlsx'],
    ["attachment; filename*=utf-8'es'a%C3%B1o.xlsx; filename=x.txt", 'año.xlsx'],
    ["attachment; filename*=ISO-8859-1''a%F1o.xlsx", 'año.xlsx'],
    ["attachment; filename*=UTF-8''%FF.xlsx; filename=fallback.xlsx", 'fallback.xlsx'],
    ["attachment; filename*=UTF-8''%zz.xlsx; filename=fallback.xlsx", 'fallback.xlsx'],
    ["attachment; filename*=KOI8-R''x.xlsx; filename=fallback.xlsx", 'fallback.xlsx'],
    ['attachment; filename=first.xlsx; filename=second.xlsx', 'first.xlsx'],
    ['attachment; filename=""', null],
  ])('the file name in the content-disposition header %j is %j', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\windows\\system.ini', 'system.ini'],
    ['.htaccess', 'htaccess'],
    ['..', null],
    ['report\u202exslx.exe', 'reportxslx.exe'],
    ['a\u0000b\r\n.xlsx', 'ab.xlsx'],
    ['CON', '_CON'],
    ['con.xlsx', '_con.xlsx'],
    ['lpt1.txt', '_lpt1.txt'],
    ['console.txt', 'console.txt'],
    ['what? <now>|*.xlsx', 'what_ _now___.xlsx'],
    ['  spaced.xlsx. ', 'spaced.xlsx'],
    ['e\u0301.txt', 'é.txt'],
  ])('the safe form of the file name %j is %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('the safe form of a file name that is too long keeps the extension', () => {
    expect(safeFileName(`${'é'.repeat(400)}.xlsx`)).toBe(`${'é'.repeat(MAX_FILE_NAME - 5)}.xlsx`)
    expect(safeFileName('x'.repeat(400))).toBe('x'.repeat(MAX_FILE_NAME))
  })

  it('a safe file name contains no folder and no hidden characters, and is not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const safe = safeFileName(name)
        if (safe === null) return
        expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]|^[.\s]|[.\s]$/u)
        expect([...safe].length).toBeGreaterThan(0)
        expect([...safe].length).toBeLessThanOrEqual(MAX_FILE_NAME)
      }),
    )
  })

  it('the client reads the safe name of a file from the `Content-Disposition` header that the server writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (name) => {
        const header = contentDisposition(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(fileNameOf(header)).toBe(safeFileName(name) ?? 'file')
      }),
    )
  })

  it('the file name that is read from any `Content-Disposition` header is a safe name or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, value) => {
        const name = fileNameOf(`attachment; ${before}; filename="${value}"`)
        expect(name === null || safeFileName(name) === name).toBe(true)
      }),
    )
  })
})
