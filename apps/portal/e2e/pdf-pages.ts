import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { promise } = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
    }),
  )
}
