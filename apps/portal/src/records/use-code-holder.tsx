import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import {
  type CodedRecord,
  type CodeHolderQuery,
  canEditRecord,
  codeHolder,
  type LookupState,
  type PlaceKind,
  type RecordKind,
  refuseTakenCode,
} from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { ButtonLink, type RecordFields, type RecordForm } from '@remesa/ui/kernel'
import type { CodeHolder, CoreFields } from '@remesa/ui/records'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type FetchedPage, fetchAllPages } from '../kernel/api'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { CODE_TYPED_MS } from '../kernel/time-limits'
import { recordPages } from './history-address'

interface HolderRow extends CodedRecord {
  readonly id: number
  readonly active: boolean
  readonly description: string
}

interface HolderDraft {
  readonly codeSol: string
  readonly oidSol: string | null
  readonly countryId: string
  readonly lookup: LookupState
}

export interface CodeHolderInput<Draft, Field extends keyof Draft & string, Above, Row> {
  readonly form: RecordForm<Draft, Field> & RecordFields<CoreFields>
  /** Whether the record of the form is being saved. */
  readonly isBusy: boolean
  readonly kind: PlaceKind
  readonly rules: RecordKind
  readonly list: (
    input: { readonly query: CodeHolderQuery & Partial<NoInfer<Above>> },
    options: { readonly signal: AbortSignal; readonly silent: true },
  ) => Promise<Result<FetchedPage<Row>, ApiError>>
  /** The query that finds records with the typed code; `undefined` while no code is typed. */
  readonly query: (draft: Draft) => CodeHolderQuery | undefined
  /** The parent of the new record. The code has to be unique among the records of this parent. A client has no parent. */
  readonly above: (draft: Draft) => Above
  /** The id of the country to which a row belongs. */
  readonly countryOf: (row: Row) => number
  /** The names of the parent records of a row. */
  readonly placeOf: (row: Row) => readonly string[]
}

export interface CodeHolderSearch<Draft> {
  /** The existing record that has the typed code; `undefined` if no record is known to have it. */
  readonly holder: CodeHolder | undefined
  /**
   * Whether an existing record has the code of the draft. Without a response the value is `false`, because the code
   * is checked again when the record is saved.
   */
  readonly isTaken: (draft: Draft, signal: AbortSignal) => Promise<boolean>
}

/**
 * The existing record that already has the code of a new record. The back end is searched for the code while the
 * user types, and later for the id that the core system returns. (REC-28)
 */
export const useCodeHolder = <
  Draft extends HolderDraft,
  Field extends keyof Draft & string,
  Above extends object,
  Row extends HolderRow,
>(
  input: CodeHolderInput<Draft, Field, Above, Row>,
): CodeHolderSearch<Draft> => {
  const { form, isBusy, kind, rules, list, query, above, countryOf, placeOf } = input
  const t = useT()
  const { ability } = usePortal()
  const [row, setRow] = useState<Row>()
  const find = async (draft: Draft, signal: AbortSignal): Promise<Row | undefined> => {
    const asked = query(draft)
    if (asked === undefined) return undefined
    const options = { signal, silent: true } as const
    const rowsOf = async (more: Partial<Above>): Promise<readonly Row[]> => {
      const answer = await fetchAllPages((page) => list({ query: { ...asked, ...more, page } }, options))
      return answer.ok ? answer.value.filter((each) => countryOf(each) === asked.countryId) : []
    }
    const beside = await rowsOf(above(draft))
    return (
      codeHolder(draft, { beside, elsewhere: beside }) ??
      (draft.oidSol === null || signal.aborted
        ? undefined
        : codeHolder(draft, { beside: [], elsewhere: await rowsOf({}) }))
    )
  }
  const { lookup } = form.whole
  const isTyped = form.isNew && lookup === 'none'
  const asked = isTyped ? JSON.stringify([query(form.whole), above(form.whole)]) : undefined
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await find(form.whole, signal)
    if (signal.aborted || found === undefined) return
    setRow(found)
    form.fill(refuseTakenCode)
  })
  // If the form was sent but its response was lost, the form itself may have created the record with this code.
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (isBusy) sent.current = asked
    if (asked === undefined || asked === sent.current) return
    const current = new AbortController()
    const timer = setTimeout(() => void look(current.signal), CODE_TYPED_MS)
    return () => {
      clearTimeout(timer)
      current.abort()
    }
  }, [asked, isBusy])
  const isNamed = row !== undefined && ability.can('read', rules.subjects.edit)
  const link = () => {
    if (row === undefined || !canEditRecord(row, ability, rules).allowed) return undefined
    const href = fillPattern(recordPages[kind].path, { id: row.id })
    return (
      <Link href={href} asChild>
        <ButtonLink href={href} size="sm">
          {t('records.lookup.open')}
        </ButtonLink>
      </Link>
    )
  }
  return {
    holder:
      lookup === 'taken'
        ? {
            name: isNamed ? row.description : undefined,
            facts: isNamed ? [row.codeSol ?? '', ...placeOf(row)] : [],
            isInactive: isNamed && !row.active,
            link: link(),
          }
        : undefined,
    isTaken: async (draft, signal) => {
      const found = await find(draft, signal)
      if (found !== undefined && !signal.aborted) setRow(found)
      return found !== undefined
    },
  }
}
