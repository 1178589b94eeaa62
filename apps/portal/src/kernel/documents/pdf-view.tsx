import { chakra } from '@chakra-ui/react'
import { useT } from '@remesa/ui/i18n'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPdf, renderPage, textOfPage } from './pdf-reader'

export interface PdfViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** File name under which the PDF is downloaded. */
  readonly fileName: string
}

/** The pages of a PDF, with their words for screen readers and a download link. */
export function PdfView({ bytes, fileName }: PdfViewProps) {
  const t = useT()
  const address = useObjectUrl(bytes)
  const opened = usePdf(bytes)
  return (
    <chakra.div display="grid" gap="4">
      {address !== undefined && (
        <chakra.a
          href={address}
          download={fileName}
          color="link"
          textDecoration="underline"
          justifySelf="start"
        >
          {t('document.download')}
        </chakra.a>
      )}
      {opened === 'unreadable' && <chakra.p role="alert">{t('document.unreadable')}</chakra.p>}
      {opened === undefined && <chakra.p role="status">{t('text.loading')}</chakra.p>}
      {typeof opened === 'object' &&
        Array.from({ length: opened.numPages }, (_, index) => (
          <PdfPage key={index + 1} document={opened} number={index + 1} />
        ))}
    </chakra.div>
  )
}

function PdfPage({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    let isCurrent = true
    const render = async () => {
      const page = await document.getPage(number)
      const target = canvas.current
      if (!isCurrent || target === null) return
      await renderPage(page, target, target.clientWidth)
      const text = await textOfPage(page)
      if (isCurrent) setWords(text)
    }
    // A page that can't be rendered stays blank. The document can still be downloaded.
    render().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [document, number])

  return (
    <chakra.section aria-label={t('document.page', { page: number, pages: document.numPages })}>
      <chakra.canvas
        ref={canvas}
        aria-hidden="true"
        width="full"
        bg="white"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
      />
      <chakra.p srOnly whiteSpace="pre-line">
        {words}
      </chakra.p>
    </chakra.section>
  )
}

const usePdf = (bytes: Uint8Array): PDFDocumentProxy | 'unreadable' | undefined => {
  const [opened, setOpened] = useState<PDFDocumentProxy | 'unreadable'>()
  useEffect(() => {
    let isCurrent = true
    let document: PDFDocumentProxy | undefined
    setOpened(undefined)
    openPdf(bytes).then(
      (found) => {
        document = found
        if (isCurrent) setOpened(found)
        else void found.loadingTask.destroy()
      },
      () => isCurrent && setOpened('unreadable'),
    )
    return () => {
      isCurrent = false
      // Destroying the loading task also cancels the rendering of pages.
      void document?.loadingTask.destroy()
    }
  }, [bytes])
  return opened
}

const useObjectUrl = (bytes: Uint8Array<ArrayBuffer>): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [bytes])
  return address
}
