import { chakra } from '@chakra-ui/react'
import type {
  DeclaredContainer,
  DeclaredPack,
  DeclaredPacksRecord,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesMode,
} from '@remesa/domain/declared-values'
import type { Pack } from '@remesa/domain/orders'
import { Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { type Translate, useT } from '../../i18n'
import { Icon, IconButton, type LinesColumn, LinesTable } from '../../kernel'
import {
  amountText,
  codeText,
  commodityText,
  packAmountText,
  packCount,
  packText,
  type Symbols,
} from '../declared-words'

/** A declared record of values or of packs, identified by the code of its bag or seal. */
export interface NamedRecord {
  readonly kind: 'values' | 'packs'
  readonly code: string
}

/** The actions of a declared record. */
export interface RecordActions {
  readonly onChange: (record: NamedRecord) => void
  readonly onDelete: (record: NamedRecord) => void
}

interface RecordProps {
  readonly currencies: Symbols
  /** The reason why the record can't be changed or deleted now; `undefined` if it can. */
  readonly changeRefusal: string | undefined
  readonly actions: RecordActions
}

interface ValuesRecordProps extends RecordProps {
  readonly record: DeclaredRecord
  readonly mode: DeclaredValuesMode
}

/**
 * One record of values. In mode "0" each value has its own bag or seal; in mode "1" all bags and seals are listed
 * first, and the values after them.
 */
export function ValuesRecord({ record, mode, currencies, ...shared }: ValuesRecordProps) {
  const t = useT()
  const code = record.co
  const bearsCodes = mode === '0' || record.vl.some(({ bc, sc }) => bc !== null || sc !== null)
  return (
    <Box {...shared} kind="values" code={code}>
      {record.ct.length > 0 && (
        <LinesTable
          heading="h5"
          caption={t('declared-values.containersOf', { code })}
          isCaptionHidden
          columns={containerColumns(t)}
          lines={record.ct}
        />
      )}
      <LinesTable
        heading="h5"
        caption={t('declared-values.valuesOf', { code })}
        isCaptionHidden
        columns={valueColumns(t, { currencies, bearsCodes })}
        lines={record.vl}
      />
    </Box>
  )
}

interface PacksRecordProps extends RecordProps {
  readonly record: DeclaredPacksRecord
  readonly packs: readonly Pack[]
}

/** One declared record of packs. */
export function PacksRecord({ record, packs, currencies, ...shared }: PacksRecordProps) {
  const t = useT()
  const code = record.co
  return (
    <Box {...shared} kind="packs" code={code} contents={namesOf(record, packs)}>
      <LinesTable
        heading="h5"
        caption={t('declared-values.packsOf', { code })}
        isCaptionHidden
        columns={packColumns(t, packs, currencies)}
        lines={record.vl}
      />
    </Box>
  )
}

/** The names of the packs of a record. They are shown because the code of a pack means nothing to users. */
const namesOf = ({ vl }: DeclaredPacksRecord, packs: readonly Pack[]): string =>
  [...new Set(vl.map(({ pc }) => packText(pc, packs)))].join(', ')

interface BoxProps extends NamedRecord, Pick<RecordProps, 'changeRefusal' | 'actions'> {
  /** The contents of the record in words, shown beside its code. */
  readonly contents?: string | undefined
  readonly children: ReactNode
}

function Box({ kind, code, contents, changeRefusal, actions, children }: BoxProps) {
  const t = useT()
  return (
    <chakra.li borderWidth="1px" borderColor="border" borderRadius="md" p="3" minW="0">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.h4 flex="1" minW="0" overflowWrap="anywhere" textStyle="sm" fontWeight="semibold">
          {t('declared-values.record', { code })}
          {contents !== undefined && (
            <chakra.span color="fg.muted" fontWeight="normal">{` \u00b7 ${contents}`}</chakra.span>
          )}
        </chakra.h4>
        <IconButton
          label={t('declared-values.change', { code })}
          icon={<Icon of={Pencil} size={16} />}
          disabledReason={changeRefusal}
          onClick={() => actions.onChange({ kind, code })}
        />
        <IconButton
          label={t('declared-values.delete', { code })}
          icon={<Icon of={Trash2} size={16} />}
          disabledReason={changeRefusal}
          onClick={() => actions.onDelete({ kind, code })}
        />
      </chakra.div>
      <chakra.div display="grid" gap="4" mt="2">
        {children}
      </chakra.div>
    </chakra.li>
  )
}

const containerColumns = (t: Translate): readonly LinesColumn<DeclaredContainer>[] => [
  { header: t('declared-values.containers'), isName: true, cell: (container) => codeText(t, container) },
]

const valueColumns = (
  t: Translate,
  { currencies, bearsCodes }: { readonly currencies: Symbols; readonly bearsCodes: boolean },
): readonly LinesColumn<DeclaredValue>[] => [
  ...(bearsCodes
    ? [
        {
          header: t('declared-values.form.kind'),
          isName: true,
          cell: (value: DeclaredValue) => codeText(t, value),
        },
      ]
    : []),
  {
    header: t('declared-values.form.commodity'),
    isName: !bearsCodes,
    cell: ({ ctc }) => commodityText(t, ctc),
  },
  {
    header: t('declared-values.form.amount'),
    isNumber: true,
    cell: (value) => amountText(value, currencies),
  },
]

const packColumns = (
  t: Translate,
  packs: readonly Pack[],
  currencies: Symbols,
): readonly LinesColumn<DeclaredPack>[] => [
  {
    header: t('declared-values.form.pack'),
    isName: true,
    cell: ({ pc, cic }) => `${packText(pc, packs)} ${cic}`,
  },
  { header: t('declared-values.form.quantity'), isNumber: true, cell: packCount },
  {
    header: t('declared-values.form.amount'),
    isNumber: true,
    cell: (line) => packAmountText(line, packs, currencies) ?? '–',
  },
]
