import { chakra } from '@chakra-ui/react'
import type { CodeKind } from '@remesa/domain/declared-values'
import { MAX_BAG_CODE_LENGTH, sealCodeLength } from '@remesa/domain/declared-values'
import { ScanBarcode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Translate } from '../../i18n'
import { useT } from '../../i18n'
import { IconButton, LABEL_HEIGHT, type Option } from '../../kernel'

export interface CodeRowProps {
  readonly kind: ReactNode
  readonly code: ReactNode
  /** `undefined`: codes can only be typed. */
  readonly onScan: (() => void) | undefined
}

/** Kind of container, its code, and the button that reads the code with the camera. */
export function CodeRow({ kind, code, onScan }: CodeRowProps) {
  const t = useT()
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      {kind}
      <chakra.div display="flex" gap="2" alignItems="flex-start" minW="0">
        {code}
        {onScan !== undefined && (
          <chakra.div pt={`calc(${LABEL_HEIGHT} + 2px)`}>
            <IconButton
              variant="secondary"
              label={t('declared-values.scan')}
              icon={<ScanBarcode aria-hidden="true" size={18} />}
              onClick={onScan}
            />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

/** Kinds of container. */
export const kindOptions = (t: Translate): readonly Option[] => [
  { value: 'seal', label: t('declared-values.form.kind.seal') },
  { value: 'bag', label: t('declared-values.form.kind.bag') },
]

/** Maximum length of a code. */
export const codeHint = (t: Translate, kind: CodeKind, maxCodeSeal: number | null): string =>
  t('declared-values.form.code.help', {
    length: kind === 'bag' ? MAX_BAG_CODE_LENGTH : sealCodeLength(maxCodeSeal),
  })
