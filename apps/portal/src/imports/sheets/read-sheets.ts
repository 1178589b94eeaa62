import { type FileTable, type ImportRefusal, importFileType, importRefusal } from '@remesa/domain/imports'
import { err, type Result } from '@remesa/domain/kernel'
import { trustedScriptUrl } from '../../kernel/security'
import workerUrl from './sheet.worker?worker&url'
import { collectParts, type SheetAnswer, type SheetPart, type SheetRequest } from './sheet-messages'

/**
 * The tables of a file, read in a worker so that the page stays responsive. Limits of bytes and cells bound the work.
 * There is no time limit, because a slow computer must read the same files as a fast one. (IMP-1 to IMP-9)
 */
export const readSheets = async (file: File): Promise<Result<readonly FileTable[], ImportRefusal>> => {
  const name = importFileType(file)
  if (!name.ok) return name
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes === undefined ? err(importRefusal('unreadable')) : askWorker({ name: name.value, bytes })
}

const askWorker = (request: SheetRequest): Promise<SheetAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    const end = (answer: SheetAnswer) => {
      worker.terminate()
      resolve(answer)
    }
    const collect = collectParts()
    worker.onmessage = ({ data }: MessageEvent<SheetPart>) => {
      const answer = collect(data)
      if (answer !== undefined) end(answer)
    }
    worker.onerror = () => end(err(importRefusal('unreadable')))
    worker.postMessage(request, [request.bytes])
  })
