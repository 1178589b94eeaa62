import { chakra } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide'
import { useT } from '../../i18n'
import { Button, Icon, Select } from '../../kernel'

/** The sheets of the imported workbook. */
export interface FileSheets {
  readonly names: readonly string[]
  /** Index of the imported sheet, from 0. */
  readonly at: number
  /** Called when the user chooses another sheet; `undefined` if this is not possible now. */
  readonly onChoose?: ((detail: { readonly at: number }) => void) | undefined
}

/** The rows of the file that may contain the column headings. */
export interface FileHeadings {
  /** Number of the line that contains the column headings. */
  readonly line: number
  readonly rows: readonly { readonly line: number; readonly text: string }[]
  readonly onChoose: (detail: { readonly line: number }) => void
}

export interface FileLineProps {
  readonly name: string
  readonly rows: number
  /** The sheets of the workbook, shown if there are several. */
  readonly sheets?: FileSheets | undefined
  /** The choice of the row with the column headings, shown if several rows may contain them. */
  readonly headings?: FileHeadings | undefined
  /** Starts the import again with another file; `undefined` if this is not possible now. */
  readonly onOther?: (() => void) | undefined
}

/**
 * Maximum number of characters that are shown of a row when the user chooses the heading row. They are enough to
 * recognise the row.
 */
const SAMPLE_LENGTH = 60

/**
 * The name of the imported file, the choice of its sheet, the choice of the row with the column headings, and a
 * button for another file.
 */
export function FileLine({ name, rows, sheets, headings, onOther }: FileLineProps) {
  const t = useT()
  const several = sheets !== undefined && sheets.names.length > 1 ? sheets : undefined
  const onChoose = several?.onChoose
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems={(several && onChoose) || headings ? 'end' : 'center'}
      gap="3"
    >
      <chakra.div display="flex" alignItems="center" gap="3" minW="0" css={{ '& > svg': { flexShrink: 0 } }}>
        <Icon of={FileSpreadsheet} size={20} />
        <chakra.div minW="0">
          <chakra.strong display="block" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.strong>
          <chakra.span textStyle="sm" color="fg.muted">
            {several && !onChoose && `${t('imports.sheet')}: ${several.names[several.at]} · `}
            {t('imports.rows', { count: rows })}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      {several && onChoose && (
        <chakra.div flex="0 1 20rem" minW="12rem">
          <Select
            label={t('imports.sheet')}
            value={String(several.at)}
            options={several.names.map((label, at) => ({ value: String(at), label }))}
            onChange={({ value }) => onChoose({ at: Number(value) })}
          />
        </chakra.div>
      )}
      {headings !== undefined && (
        <chakra.div flex="0 1 20rem" minW="12rem">
          <Select
            label={t('imports.headings')}
            value={String(headings.line)}
            options={headings.rows.map(({ line, text }) => ({
              value: String(line),
              label: t('imports.headingsRow', { row: line, text: text.slice(0, SAMPLE_LENGTH) }),
            }))}
            onChange={({ value }) => headings.onChoose({ line: Number(value) })}
          />
        </chakra.div>
      )}
      {onOther !== undefined && <Button onClick={onOther}>{t('imports.other')}</Button>}
    </chakra.div>
  )
}
