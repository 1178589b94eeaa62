import {
  type FileTable,
  type ImportFileName,
  type ImportRefusal,
  importRefusal,
  type ReadTable,
  tablesOf,
} from '@remesa/domain/imports'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { csvRows, decodedText } from './csv-cells'
import { workbookFiles, workbookPath, workbookTables } from './workbook'
import { mayUnpack, zipEntries } from './zip'

const ZIP = [0x50, 0x4b]
/** First bytes of the files of old spreadsheet programs, and of workbooks with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const PROTECTED = 'EncryptedPackage'
const WEB_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|meta|body|table)\b/i
const XML_WORKBOOK = /^\s*<\?xml[\s\S]{0,1000}?<(?:\w+:)?Workbook\b/

type Answer = Result<readonly ReadTable[], ImportRefusal>

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<Answer> => {
  const entries = zipEntries(bytes)
  if (entries === undefined || !mayUnpack(entries)) return err(importRefusal('unreadable'))
  const files = workbookFiles(bytes, entries)
  const isOther = ['xl/workbook.bin', 'content.xml', 'Index/Document.iwa', 'Index.zip'].some(files.has)
  if (isOther) return err(importRefusal('other-workbook'))
  const path = await workbookPath(files)
  return path === undefined ? err(importRefusal('unreadable')) : ok(await workbookTables(files, path))
}

/**
 * The tables of a file, with all their rows. The kind of the file is detected from its content, because its name may be
 * wrong. A file that can't be read is refused with the reason. (IMP-3 to IMP-9)
 */
export const readTables = async (name: ImportFileName, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> => {
  try {
    if (begins(bytes, ZIP)) return await readWorkbook(bytes)
    if (begins(bytes, OLD)) {
      const isProtected = new TextDecoder('utf-16le').decode(bytes).includes(PROTECTED)
      return err(importRefusal(isProtected ? 'protected' : 'old-workbook'))
    }
    const text = decodedText(bytes)
    if (text === undefined) return err(importRefusal(name === 'xls' ? 'old-workbook' : 'unreadable'))
    if (WEB_PAGE.test(text)) return err(importRefusal('web-page'))
    if (XML_WORKBOOK.test(text)) return err(importRefusal('other-workbook'))
    if (name === 'xlsx') return err(importRefusal('unreadable'))
    return ok([{ name: '', isHidden: false, rows: [...csvRows(text)] }])
  } catch {
    return err(importRefusal('unreadable'))
  }
}

/** The tables of a file whose rows can be imported. (IMP-1 to IMP-9) */
export const readFile = async (
  name: ImportFileName,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<readonly FileTable[], ImportRefusal>> => {
  const read = await readTables(name, bytes)
  return read.ok ? tablesOf(read.value) : read
}
