import {
  type ImportRefusal,
  importFileType,
  importRefusal,
  type NamedSheet,
  sheetsOf,
} from '@remesa/domain/imports'
import { err, type Result } from '@remesa/domain/kernel'
import { trustedScriptUrl } from '../../kernel/security'
import workerUrl from './sheet.worker?worker&url'
import type { SheetAnswer, SheetRequest } from './sheet-messages'

/** A file that takes longer is damaged, or unpacks to far more than its size. */
const READING_MS = 30_000

/** The tables of a file. They are read beside the page, so that the page stays responsive. (IMP-1 to IMP-4, IMP-6) */
export const readSheets = async (file: File): Promise<Result<readonly NamedSheet[], ImportRefusal>> => {
  const type = importFileType(file)
  if (!type.ok) return type
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const answer = bytes === undefined ? undefined : await askWorker({ type: type.value, bytes })
  if (answer === undefined || 'failed' in answer) return err(importRefusal('unreadable'))
  return sheetsOf(answer.sheets)
}

const askWorker = (request: SheetRequest): Promise<SheetAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    const end = (answer: SheetAnswer) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ failed: true }), READING_MS)
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => end(data)
    worker.onerror = () => end({ failed: true })
    worker.postMessage(request, [request.bytes])
  })
