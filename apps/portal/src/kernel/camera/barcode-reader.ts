import { trustedScriptUrl } from '../security'
import workerUrl from './barcode.worker?worker&url'
import type { CodeFormat } from './barcode-formats'

/** Reads codes from images, one image at a time. */
export interface BarcodeReader {
  /**
   * The text of the code in an image; `undefined` if the image contains no code. The caller can't use the image
   * afterwards. The promise rejects if the reader does not work.
   */
  readonly read: (frame: ImageBitmap) => Promise<string | undefined>
  readonly close: () => void
}

interface NativeDetector {
  readonly detect: (frame: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>
}

interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

/** A reader for barcodes: the browser's own if it supports every requested format, else a library in a worker. */
export const openBarcodeReader = async (formats: readonly CodeFormat[]): Promise<BarcodeReader> =>
  (await nativeReader(formats)) ?? workerReader(formats)

const nativeReader = async (formats: readonly CodeFormat[]): Promise<BarcodeReader | undefined> => {
  const { BarcodeDetector } = globalThis as typeof globalThis & { readonly BarcodeDetector?: NativeDetectors }
  if (BarcodeDetector === undefined) return undefined
  const supported = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => [])
  if (formats.some((format) => !supported.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats })
  return {
    read: async (frame) => {
      const [found] = await detector.detect(frame)
      frame.close()
      return found?.rawValue
    },
    close: () => undefined,
  }
}

type Answer = { readonly code: string | null } | { readonly failed: true }

const workerReader = (formats: readonly CodeFormat[]): BarcodeReader => {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
  return {
    read: (frame) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('[portal] codes can not be read'))
        worker.onmessage = ({ data }: MessageEvent<Answer>) =>
          'failed' in data ? fail() : resolve(data.code ?? undefined)
        worker.onerror = fail
        worker.postMessage({ frame, formats }, [frame])
      }),
    close: () => worker.terminate(),
  }
}
