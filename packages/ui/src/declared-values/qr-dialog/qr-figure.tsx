import { chakra } from '@chakra-ui/react'
import { canDrawQr, QR_SIZE, type QrCode, qrNumber } from '@remesa/domain/declared-values'
import { Download } from 'lucide-react'
import { reasonText, useT } from '../../i18n'
import { Button, Notice, visuallyHidden } from '../../kernel'
import type { PackNames } from '../declared-words'
import { contentsOf } from './qr-contents'
import { pathOf, pngOf, type QrMatrix, svgOf } from './qr-matrix'
import { saveFile } from './save-file'

export interface QrFigureProps {
  /** The order, as it is called: `Pickup 10017`. */
  readonly order: string
  /** Name of its files, without number and extension. */
  readonly fileName: string
  readonly code: QrCode
  /** `undefined`: there is too much to fit in one code. */
  readonly matrix: QrMatrix | undefined
  readonly packs: PackNames
  /** The image could not be created. */
  readonly onDownloadFailed: () => void
}

/** One QR code with its number, its contents in words, and its files. */
export function QrFigure({ order, fileName, code, matrix, packs, onDownloadFailed }: QrFigureProps) {
  const t = useT()
  const number = qrNumber(code)
  const { records, lines } = contentsOf(t, code, packs)
  const codes = records.join(', ')
  const name =
    number === undefined
      ? t('declared-values.qr.name', { codes })
      : t('declared-values.qr.numbered', { number, codes })
  const which = number !== undefined && <chakra.span css={visuallyHidden}> {number}</chakra.span>
  const nameOf = (ending: string) => `${fileName}${number === undefined ? '' : `-${code.number}`}.${ending}`
  return (
    <chakra.figure display="grid" gap="3" justifyItems="center" m="0">
      <chakra.h3 textStyle="md" fontWeight="semibold" textAlign="center">
        {order}
        {number !== undefined && ` · ${number}`}
      </chakra.h3>
      {matrix === undefined ? (
        <Notice tone="warning" title={name}>
          {reasonText(t, canDrawQr(code.payload).reasons)}
        </Notice>
      ) : (
        <>
          <chakra.svg
            role="img"
            aria-label={name}
            viewBox={`0 0 ${matrix.size} ${matrix.size}`}
            shapeRendering="crispEdges"
            width={`${QR_SIZE}px`}
            maxW="full"
            height="auto"
            borderRadius="md"
          >
            <path fill="#fff" d={`M0 0h${matrix.size}v${matrix.size}h-${matrix.size}z`} />
            <path fill="#000" d={pathOf(matrix)} />
          </chakra.svg>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <Button
              size="sm"
              icon={<Download aria-hidden="true" size={16} />}
              onClick={() => {
                pngOf(matrix).then((blob) => saveFile(blob, nameOf('png')), onDownloadFailed)
              }}
            >
              {t('declared-values.qr.png')}
              {which}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" size={16} />}
              onClick={() => saveFile(svgOf(matrix), nameOf('svg'))}
            >
              {t('declared-values.qr.svg')}
              {which}
            </Button>
          </chakra.div>
        </>
      )}
      <chakra.figcaption textStyle="sm" textAlign="center" maxW="full" overflowWrap="anywhere">
        {lines.join(', ')}
      </chakra.figcaption>
    </chakra.figure>
  )
}
