import type { ApiError } from '@remesa/api-client'
import type { Decision, Result } from '@remesa/domain/kernel'
import { type LookupState, refuseTakenCode, stopLookup } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import type { RecordFields, RecordForm } from '@remesa/ui/kernel'
import type { CoreFields, CoreSearch } from '@remesa/ui/records'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CORE_SEARCH_SLOW_MS } from '../kernel/time-limits'
import type { CodeHolderSearch } from './use-code-holder'

export interface CoreSearchInput<Draft, Field extends keyof Draft & string, Query, Answer> {
  readonly form: RecordForm<Draft, Field> & RecordFields<CoreFields>
  /** Whether a search can begin; if it can't, the reason. */
  readonly permission: Decision<string>
  /** The query of the search in the operations system; `undefined` while a field that it needs is empty. */
  readonly query: (draft: Draft) => Query | undefined
  readonly start: (draft: Draft) => Draft
  readonly call: (query: Query, signal: AbortSignal) => Promise<Result<Answer, ApiError>>
  /**
   * Returns the draft after the call. `told.asked` is the query; `told.answer` is the response, or `null` after a
   * failure.
   */
  readonly answer: (draft: Draft, told: { readonly asked: Query; readonly answer: Answer | null }) => Draft
  /** The search in the portal for an existing record that already has the typed code. */
  readonly inPortal: CodeHolderSearch<NoInfer<Draft>>
}

/**
 * The search in the operations system for the code of a new record; `undefined` for an existing record. The response to
 * a search that was stopped or replaced is ignored. If the found record already exists in the portal, the code counts
 * as taken. (RCF-3, REC-28)
 */
export const useCoreSearch = <
  Draft extends { readonly lookup: LookupState },
  Field extends keyof Draft & string,
  Query,
  Answer,
>(
  input: CoreSearchInput<Draft, Field, Query, Answer>,
): CoreSearch | undefined => {
  const { form, permission, query, start, call, answer, inPortal } = input
  const t = useT()
  const calls = useRef<AbortController>(undefined)
  const [isLate, setLate] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const { lookup } = form.whole
  const isLooking = lookup === 'looking'
  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(() => setLate(true), CORE_SEARCH_SLOW_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
      // The call is aborted, because its response has arrived or another search has begun.
      calls.current?.abort()
    }
  }, [isLooking])
  // The field of the code is treated as a field that the user has left. It then shows at once that the code was not
  // found or is taken.
  const mark = useEffectEvent(() => form.leave('codeSol'))
  useEffect(() => {
    if (lookup === 'not-found' || lookup === 'taken') mark()
  }, [lookup])
  const search = async () => {
    const asked = query(form.whole)
    if (asked === undefined || !permission.allowed) return
    calls.current?.abort()
    const current = new AbortController()
    calls.current = current
    setFailed(false)
    const started = start(form.whole)
    form.fill(start)
    const found = await call(asked, current.signal)
    if (current.signal.aborted) return
    const told = { asked, answer: found.ok ? found.value : null }
    const answered = answer(started, told)
    const isTaken = answered.lookup === 'found' && (await inPortal.isTaken(answered, current.signal))
    if (current.signal.aborted) return
    setFailed(!found.ok)
    form.fill((draft) => {
      const next = answer(draft, told)
      return isTaken && next.lookup === 'found' ? refuseTakenCode(next) : next
    })
  }
  const [reason] = permission.reasons
  if (!form.isNew) return undefined
  const isMute = reason === undefined || isLooking
  return {
    state: lookup,
    isLate,
    isFailed,
    holder: inPortal.holder,
    disabledReason: isMute ? undefined : t.knows(reason.key) ? t(reason.key) : reason.key,
    onSearch: () => void search(),
    onStop: () => form.fill(stopLookup),
    onByHand: () => {
      const typed = form.draft.codeSol
      form.change('validates', false)
      form.change('codeSol', typed)
    },
  }
}
