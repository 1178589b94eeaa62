import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { canDrawQr, QR_SIZE, type QrCode, qrNumber } from '@remesa/domain/declared-values'
import { Download } from 'lucide'
import { reasonText, useT } from '../../i18n'
import { Button, HiddenText, Icon, Notice, saveFile, wholeCodes } from '../../kernel'
import { amountText, type PackNames, type Symbols } from '../declared-words'
import { codeName, contentsOf } from './qr-contents'
import { pngOf, type QrMatrix, svgOf } from './qr-matrix'
import { QrPicture } from './qr-picture'

/** The label of a printed QR code. In addition to the contents, it shows the data by which people recognise the bag. */
export interface QrLabel {
  /** The service point with its center and client; `undefined` while they are not loaded. */
  readonly place:
    | { readonly servicePoint: string; readonly center: string; readonly client: string }
    | undefined
  /** The day and the hours of the visit, formatted: `Sun 22 Nov, 10:30–11:00`. */
  readonly when: string
}

export interface QrFigureProps {
  /** Name of the order on the label: `Pickup 10017`. */
  readonly order: string
  readonly label: QrLabel
  readonly currencies: Symbols
  /** Name of the files in which the QR code is saved, without number and extension. */
  readonly fileName: string
  readonly code: QrCode
  /** The modules of the QR code; `undefined` if its contents are too long for one code. */
  readonly matrix: QrMatrix | undefined
  readonly packs: PackNames
  /** Called if the image of the QR code could not be created. */
  readonly onDownloadFailed: () => void
}

/**
 * The style that places the contents beside the QR code on a wide screen, so that both are visible without scrolling.
 */
const besideCode: SystemStyleObject = {
  '@media screen and (min-width: 56.25rem)': {
    '&:has(> svg)': {
      gridTemplateColumns: `${QR_SIZE}px minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: '8',
      justifyItems: 'start',
      '& > h3': { gridColumn: '1 / -1' },
      '& > svg': { gridColumn: '1', gridRow: '2 / span 3' },
      '& [data-label=total]': { gridColumn: '2', gridRow: '2', textAlign: 'start' },
      '& [data-label=contents]': { gridColumn: '2', gridRow: '3', textAlign: 'start' },
      '& > div:has(> button)': { gridColumn: '2', gridRow: '4', justifyContent: 'start', alignSelf: 'start' },
    },
  },
}

/** One QR code with its number, its contents in words, and the buttons that save it as a file. */
export function QrFigure(props: QrFigureProps) {
  const { order, label, currencies, fileName, code, matrix, packs, onDownloadFailed } = props
  const t = useT()
  const number = qrNumber(code)
  const { records, lines, sums } = contentsOf(t, code, packs)
  const name = codeName(t, code, records)
  const which = number !== undefined && <HiddenText> {number}</HiddenText>
  const nameOf = (ending: string) => `${fileName}${number === undefined ? '' : `-${code.number}`}.${ending}`
  return (
    <chakra.figure display="grid" gap="3" justifyItems="center" m="0" css={besideCode}>
      <chakra.h3 textStyle="md" fontWeight="semibold" textAlign="center">
        {order}
        {number !== undefined && ` · ${number}`}
      </chakra.h3>
      <Place {...label} />
      {matrix === undefined ? (
        <Notice tone="warning" title={name}>
          {reasonText(t, canDrawQr(code.payload).reasons)}
        </Notice>
      ) : (
        <>
          <QrPicture matrix={matrix} name={name} width={`${QR_SIZE}px`} />
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <Button
              size="sm"
              icon={<Icon of={Download} size={16} />}
              onClick={() => {
                pngOf(matrix).then((blob) => saveFile(blob, nameOf('png')), onDownloadFailed)
              }}
            >
              {t('declared-values.qr.png')}
              {which}
            </Button>
            <Button
              size="sm"
              icon={<Icon of={Download} size={16} />}
              onClick={() => saveFile(svgOf(matrix), nameOf('svg'))}
            >
              {t('declared-values.qr.svg')}
              {which}
            </Button>
          </chakra.div>
        </>
      )}
      <chakra.figcaption display="contents">
        <chakra.div data-label="total" textAlign="center">
          {sums.length > 0 && (
            <chakra.span textStyle="xs" color="fg.muted">
              {t('declared-values.totals')}
            </chakra.span>
          )}
          {sums.map(({ currencyCode, amount }) => (
            <chakra.div key={currencyCode} textStyle="xl" fontWeight="semibold">
              {amountText({ am: amount, cic: currencyCode }, currencies)}
            </chakra.div>
          ))}
        </chakra.div>
        <chakra.div
          data-label="contents"
          textStyle="sm"
          textAlign="center"
          maxW="full"
          overflowWrap="anywhere"
        >
          {wholeCodes(lines.join(', '))}
        </chakra.div>
      </chakra.figcaption>
    </chakra.figure>
  )
}

/**
 * The service point and the time of the visit. They are rendered only on paper: on the screen, the page behind the
 * dialog shows them.
 */
function Place({ place, when }: QrLabel) {
  return (
    <chakra.div data-label="place" display="none" css={{ '@media print': { display: 'flex' } }}>
      {place !== undefined && (
        <div>
          <b>{place.servicePoint}</b>
          <div>{[place.center, place.client].join(' · ')}</div>
        </div>
      )}
      <b>{when}</b>
    </chakra.div>
  )
}
