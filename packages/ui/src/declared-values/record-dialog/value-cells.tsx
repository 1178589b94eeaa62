import { chakra } from '@chakra-ui/react'
import {
  bothCodesOf,
  type CodeBearer,
  type CodeKind,
  commodityType,
  commodityTypes,
  type DeclaredContainerDraft,
  type DeclaredRow,
  type DeclaredValueDraft,
  MAX_BAG_CODE_LENGTH,
  sealCodeLength,
} from '@remesa/domain/declared-values'
import type { ReactNode } from 'react'
import { type Translate, useT } from '../../i18n'
import { AmountInput, Select, TextInput, visuallyHidden } from '../../kernel'
import { codeText, commodityText } from '../declared-words'
import { type CellProps, useCell } from '../use-cell'

interface BearerCellProps extends CellProps<DeclaredContainerDraft> {
  readonly row: DeclaredRow<DeclaredContainerDraft, CodeBearer>
}

/**
 * The cell with the code of a bag or seal. A line that another system has declared may have a bag code and a seal
 * code; the cell then shows both codes, and both are saved again.
 */
export function CodeCell(props: BearerCellProps & { readonly maxCodeSeal: number | null }) {
  const { rows, row, maxCodeSeal } = props
  const t = useT()
  const field = useCell(props, 'code')
  const both = bothCodesOf(row.origin)
  if (both !== undefined) {
    return (
      <TextInput
        {...field}
        isReadOnly
        value={codeText(t, both)}
        hint={t('declared-values.form.change.both')}
        onChange={() => undefined}
      />
    )
  }
  return (
    <QuietHint>
      <TextInput
        {...field}
        isRequired
        value={row.draft.code}
        placeholder={t('declared-values.grid.code.placeholder')}
        hint={codeHint(t, row.draft.codeKind, maxCodeSeal)}
        onChange={({ value }) => rows.edit(row.id, { code: value })}
      />
    </QuietHint>
  )
}

/** The cell with the kind of a code: bag or seal. */
export function KindCell(props: BearerCellProps) {
  const { rows, row } = props
  const t = useT()
  const field = useCell(props, 'codeKind', 'choice')
  const isFixed = bothCodesOf(row.origin) !== undefined
  return (
    <Select
      {...field}
      value={isFixed ? '' : row.draft.codeKind}
      isFixed={isFixed}
      placeholder={isFixed ? t('declared-values.grid.kind.both') : null}
      options={kindOptions(t)}
      onChange={({ value }) => rows.edit(row.id, { codeKind: value === 'bag' ? 'bag' : 'seal' })}
    />
  )
}

/**
 * The cell with the kind of money of a value. A kind that can't be declared on this page is shown, and the user has
 * to choose another kind.
 */
export function ContentsCell(props: CellProps<DeclaredValueDraft>) {
  const { rows, row } = props
  const t = useT()
  const field = useCell(props, 'commodityCode', 'choice')
  const { commodityCode } = row.draft
  const isUnknown = commodityCode !== '' && commodityType(commodityCode) === undefined
  return (
    <Select
      {...field}
      isRequired
      value={commodityCode}
      placeholder={commodityCode === '' ? t('declared-values.form.commodity.placeholder') : null}
      options={[
        ...commodityTypes.map(({ code }) => ({ value: code, label: commodityText(t, code) })),
        ...(isUnknown ? [{ value: commodityCode, label: commodityText(t, commodityCode) }] : []),
      ]}
      onChange={({ value }) => rows.edit(row.id, { commodityCode: value })}
    />
  )
}

/** The cell with the amount of a value. For notes the amount is a whole number. */
export function AmountCell(props: CellProps<DeclaredValueDraft> & { readonly symbol: string | undefined }) {
  const { rows, row, symbol } = props
  const t = useT()
  const field = useCell(props, 'amount', 'amount')
  const isWhole = commodityType(row.draft.commodityCode)?.wholeAmounts ?? false
  return (
    <QuietHint>
      <AmountInput
        {...field}
        isRequired
        value={row.draft.amount}
        currency={symbol}
        placeholder={isWhole ? '0' : undefined}
        hint={isWhole ? t('declared-values.form.amount.whole') : undefined}
        onChange={({ value }) => rows.edit(row.id, { amount: value })}
      />
    </QuietHint>
  )
}

/** The options for the kind of a container: bag or seal. */
export const kindOptions = (
  t: Translate,
): readonly { readonly value: CodeKind; readonly label: string }[] => [
  { value: 'seal', label: t('declared-values.form.kind.seal') },
  { value: 'bag', label: t('declared-values.form.kind.bag') },
]

/** The hint with the maximum length of a bag or seal code. */
const codeHint = (t: Translate, kind: CodeKind, maxCodeSeal: number | null): string =>
  t('declared-values.form.code.help', {
    length: kind === 'bag' ? MAX_BAG_CODE_LENGTH : sealCodeLength(maxCodeSeal),
  })

/** A hint for screen readers only. In a grid, a visible hint below every field would push the rows apart. */
function QuietHint({ children }: { readonly children: ReactNode }) {
  return <chakra.div css={{ '& [id$="-hint"]': visuallyHidden }}>{children}</chakra.div>
}
