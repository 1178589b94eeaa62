import { chakra } from '@chakra-ui/react'
import { type DeclaredValuesAnswer, type QrCode, qrSets } from '@remesa/domain/declared-values'
import { Printer, RotateCw } from 'lucide'
import { useEffect, useMemo, useRef, useState } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, Icon, Notice, Skeleton } from '../../kernel'
import type { PackNames } from '../declared-words'
import { QrFigure, type QrFigureProps } from './qr-figure'
import { drawCodes, type QrMatrix } from './qr-matrix'
import { useCodePrint } from './qr-print'

export interface QrDialogProps
  extends Pick<QrFigureProps, 'order' | 'label' | 'currencies' | 'fileName' | 'onDownloadFailed'> {
  readonly isOpen: boolean
  readonly answer: DeclaredValuesAnswer
  readonly packs: PackNames
  readonly onPrint: () => void
  readonly onClose: () => void
}

/** The QR codes of an order's declared values, to show, save and print. Each code contains a set of records. */
export function QrDialog(props: QrDialogProps) {
  const { isOpen, answer, onPrint, onClose } = props
  const t = useT()
  const closer = useRef<HTMLButtonElement>(null)
  const { drawing, retry } = useDrawing(answer)
  return (
    <Dialog
      isOpen={isOpen}
      size="xl"
      title={t('declared-values.qr.action')}
      description={t('declared-values.qr.text')}
      onClose={onClose}
      initialFocus={closer}
      footer={
        <>
          <Button
            icon={<Icon of={Printer} size={16} />}
            disabledReason={printRefusal(t, drawing)}
            onClick={onPrint}
          >
            {t('declared-values.qr.print')}
          </Button>
          <Button ref={closer} onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Codes {...props} drawing={drawing} onRetry={retry} />
    </Dialog>
  )
}

type Drawing =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly rendered: readonly { code: QrCode; matrix: QrMatrix | undefined }[] }

/**
 * The reason why the QR codes cannot be printed now. Without this check, the browser would print the page behind the
 * dialog.
 */
const printRefusal = (t: Translate, { kind }: Drawing): string | undefined => {
  if (kind === 'ready') return undefined
  return t(kind === 'failed' ? 'declared-values.qr.error' : 'declared-values.qr.drawing')
}

const useDrawing = (answer: DeclaredValuesAnswer) => {
  const codes = useMemo(() => qrSets(answer), [answer])
  const [attempt, setAttempt] = useState(0)
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt draws the same codes again.
  useEffect(() => {
    let isCurrent = true
    drawCodes(codes).then(
      (matrices) => {
        if (!isCurrent) return
        setDrawing({
          kind: 'ready',
          rendered: codes.map((code, index) => ({ code, matrix: matrices[index] })),
        })
      },
      () => {
        if (isCurrent) setDrawing({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [codes, attempt])

  return {
    drawing,
    retry: () => {
      setDrawing({ kind: 'drawing' })
      setAttempt(attempt + 1)
    },
  }
}

interface CodesProps extends QrDialogProps {
  readonly drawing: Drawing
  readonly onRetry: () => void
}

function Codes({ drawing, onRetry, ...shared }: CodesProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useCodePrint(box, drawing.kind === 'ready')

  return match(drawing)
    .with({ kind: 'drawing' }, () => (
      <chakra.div
        role="status"
        aria-label={t('declared-values.qr.drawing')}
        display="grid"
        justifyItems="center"
      >
        <Skeleton width="min(100%, 500px)" height="min(80vw, 500px)" />
      </chakra.div>
    ))
    .with({ kind: 'failed' }, () => (
      <Notice tone="warning" title={t('declared-values.qr.error')}>
        <chakra.div mt="2">
          <Button size="sm" icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </chakra.div>
      </Notice>
    ))
    .with({ kind: 'ready' }, ({ rendered }) => (
      <chakra.div ref={box} display="grid" gap="8">
        {rendered.map(({ code, matrix }) => (
          <QrFigure key={code.number} {...shared} code={code} matrix={matrix} />
        ))}
      </chakra.div>
    ))
    .exhaustive()
}
