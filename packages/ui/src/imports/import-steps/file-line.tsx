import { chakra } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide-react'
import { useT } from '../../i18n'
import { Button } from '../../kernel'

export interface FileLineProps {
  readonly name: string
  readonly rows: number
  /** Begins with another file. `undefined`: not now. */
  readonly onOther: (() => void) | undefined
}

/** Which file is being imported, and the way to another one. */
export function FileLine({ name, rows, onOther }: FileLineProps) {
  const t = useT()
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <FileSpreadsheet aria-hidden="true" size={20} />
      <chakra.div minW="0">
        <chakra.strong display="block" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.strong>
        <chakra.span textStyle="sm" color="fg.muted">
          {t('imports.rows', { count: rows })}
        </chakra.span>
      </chakra.div>
      {onOther !== undefined && <Button onClick={onOther}>{t('imports.other')}</Button>}
    </chakra.div>
  )
}
