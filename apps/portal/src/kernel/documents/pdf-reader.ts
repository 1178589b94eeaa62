import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { trustedScriptUrl } from '../security'

let isReady = false

/**
 * Opens a PDF without scripts, forms and WebAssembly decoders. The portal's own fonts replace fonts that the PDF does
 * not contain.
 */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  if (!isReady) {
    GlobalWorkerOptions.workerPort = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    isReady = true
  }
  return getDocument({
    // The reader transfers the bytes to its worker. It gets a copy, because the download link still needs the bytes.
    data: bytes.slice(),
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    useWasm: false,
    enableXfa: false,
  }).promise
}

/** Renders a page of a PDF at a width in CSS pixels, in the resolution of the current screen. */
export const renderPage = async (
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> => {
  const density = Math.min(devicePixelRatio || 1, 2)
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * density })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
}

/** The words of a page of a PDF in reading order, for screen readers. */
export const textOfPage = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .trim()
}
