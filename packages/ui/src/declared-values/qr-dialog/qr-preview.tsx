import { chakra } from '@chakra-ui/react'
import { type DeclaredValuesAnswer, qrSets } from '@remesa/domain/declared-values'
import { useEffect, useMemo, useState } from 'react'
import { useT } from '../../i18n'
import type { PackNames } from '../declared-words'
import { codeName, contentsOf } from './qr-contents'
import { drawCodes, type QrMatrix } from './qr-matrix'
import { QrPicture } from './qr-picture'

/**
 * Maximum number of QR codes in the preview. If there are more codes, the preview is empty, and the user sees the codes
 * only in the dialog of QR codes.
 */
const MOST_CODES = 2

export interface QrPreviewProps {
  readonly answer: DeclaredValuesAnswer
  readonly packs: PackNames
}

/**
 * A small preview of the QR codes of declared values, beside their contents. Renders nothing if there are more than
 * `MOST_CODES` codes.
 */
export function QrPreview({ answer, packs }: QrPreviewProps) {
  const t = useT()
  const codes = useMemo(() => qrSets(answer), [answer])
  const [rendered, setRendered] = useState<{ readonly codes: typeof codes; readonly matrices: Matrices }>()
  useEffect(() => {
    let isCurrent = true
    if (codes.length > MOST_CODES) return
    // The preview shows no failure, because the dialog of the QR codes says which code can't be rendered and has a
    // retry button.
    drawCodes(codes).then(
      (matrices) => isCurrent && setRendered({ codes, matrices }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [codes])
  if (codes.length > MOST_CODES) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" minH="12rem" mb="4">
      {rendered?.codes === codes &&
        codes.map((code, index) => {
          const matrix = rendered.matrices[index]
          const name = codeName(t, code, contentsOf(t, code, packs).records)
          return matrix && <QrPicture key={code.number} matrix={matrix} name={name} width="12rem" />
        })}
    </chakra.div>
  )
}

type Matrices = readonly (QrMatrix | undefined)[]
