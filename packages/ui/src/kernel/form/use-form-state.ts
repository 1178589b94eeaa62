import type { AnyIssue } from '@remesa/domain/kernel'
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FieldKind } from '../../i18n'
import { type FormProgress, noProgress, shownIssues } from './form-progress'
import { useAfterClick } from './use-after-click'

/** The validation issues of a draft, and the state of its fields. */
export interface FormOptions {
  /** Issues of the current draft, in the order of its fields. */
  readonly issues: readonly AnyIssue[]
  /** Issues from the server's last refusal, at the fields of the draft. */
  readonly rejections?: readonly AnyIssue[] | undefined
  /** Whether the form is optional and nothing was entered. In this case empty fields show no issue. */
  readonly isUntouched?: boolean | undefined
  /**
   * A key that changes when the form shows other fields. A new key resets the form: no field has lost the focus, and
   * there was no attempt to send.
   */
  readonly fieldsKey?: string | undefined
}

/** The control at which an issue is corrected: its id, its name and its kind of value. */
export interface FieldPlace {
  readonly controlId: string
  readonly label: string
  readonly kind: FieldKind
}

/** An entry in the issue summary, for one field or for the whole form. */
export interface FormEntry {
  readonly issue: AnyIssue
  /** The control at which the issue is corrected; `undefined` for an issue of the whole form. */
  readonly place: FieldPlace | undefined
}

/**
 * The issues that a form shows now, by field. The state contains the rendered fields, but not the values of the fields.
 */
export interface FormState {
  readonly formId: string
  readonly summary: RefObject<HTMLElement | null>
  /** The shown issues, one entry per field. */
  readonly entries: readonly FormEntry[]
  readonly isAttempted: boolean
  /** Returns the issue that a field shows: the first issue at any of its paths. */
  readonly issueAt: (...paths: readonly string[]) => AnyIssue | undefined
  /** Returns the id of a field's control, or of a named element of the form. */
  readonly controlId: (place: string) => string
  readonly focus: (place: string) => void
  /**
   * Focuses the first empty required field or, if no required field is empty, the control of `otherwise`. An empty
   * field that got the focus in this way shows no issue if the user leaves it unchanged.
   */
  readonly lead: (otherwise?: string) => void
  readonly leave: (path: string) => void
  /** Marks a field as changed, which removes the server's issues of that field. */
  readonly touch: (path: string) => void
  /**
   * Marks an attempt to send. After it, all issues are shown, and the first field with an issue is focused. Returns
   * whether the draft has no issues.
   */
  readonly attempt: () => boolean
  /** Forgets which fields have lost the focus, and that the user has tried to send the form. */
  readonly restart: () => void
  /** Registers a rendered field with its issue paths. Returns the function that unregisters it. */
  readonly register: (paths: readonly string[], place: FieldPlace) => () => void
}

const none: readonly AnyIssue[] = []
/** CSS selector of the required fields in which a user types or chooses a value. */
const REQUIRED = 'input[aria-required=true]:not([type=radio]), select[aria-required=true]'
const noPlaces: ReadonlyMap<string, FieldPlace> = new Map()

/**
 * The state that decides which issues of a form are shown. After an attempt to send, it focuses the first field with
 * an issue.
 */
export function useFormState(options: FormOptions): FormState {
  const { issues, rejections = none, isUntouched = false, fieldsKey = '' } = options
  const formId = useId()
  const summary = useRef<HTMLElement>(null)
  const [known, setKnown] = useState({ progress: noProgress, rejections, fieldsKey })
  let { progress } = known
  if (known.fieldsKey !== fieldsKey) progress = { ...noProgress, changed: progress.changed }
  if (known.rejections !== rejections) progress = { ...progress, changed: new Set() }
  if (progress !== known.progress) setKnown({ progress, rejections, fieldsKey })
  const [places, setPlaces] = useState(noPlaces)

  const change = (next: (last: FormProgress) => Partial<FormProgress>) =>
    setKnown((last) => ({ ...last, progress: { ...last.progress, ...next(last.progress) } }))
  const register = useCallback((paths: readonly string[], place: FieldPlace) => {
    setPlaces((last) => new Map([...last, ...paths.map((path) => [path, place] as const)]))
    return () =>
      setPlaces(
        (last) => new Map([...last].filter(([path]) => !(paths.includes(path) && last.get(path) === place))),
      )
  }, [])

  const afterClick = useAfterClick()
  const shown = shownIssues(progress, { issues, rejections, isUntouched })
  const entries = entriesOf(shown, places)
  const controlId = (place: string) => `${formId}-${place.replaceAll('.', '-')}`
  const leadToFirst = useEffectEvent(() => {
    const [first] = entries
    if (first?.place === undefined) summary.current?.focus()
    else document.getElementById(first.place.controlId)?.focus()
  })
  const led = useRef<string>(undefined)
  const { attempts } = progress
  useEffect(() => {
    if (attempts > 0) leadToFirst()
  }, [attempts])

  return {
    formId,
    summary,
    entries,
    isAttempted: attempts > 0,
    issueAt: (...paths) => shown.find(({ path }) => paths.includes(path)),
    controlId,
    focus: (place) => document.getElementById(controlId(place))?.focus(),
    lead: (otherwise) =>
      setTimeout(() => {
        const fields = document.getElementById(formId)?.querySelectorAll<HTMLInputElement>(REQUIRED)
        const first = [...(fields ?? [])].find(({ value }) => value === '')
        const active = document.activeElement
        // The control that loses the focus in the next lines shows no issue, because the user has not moved the focus.
        led.current = active instanceof HTMLInputElement ? active.name : undefined
        if (first !== undefined) first.focus()
        else if (otherwise !== undefined) document.getElementById(controlId(otherwise))?.focus()
        led.current = first?.name
      }),
    leave: (path) => {
      const wasLed = led.current === path
      led.current = undefined
      if (!wasLed || progress.changed.has(path))
        afterClick.run(() => change(({ left }) => ({ left: new Set([...left, path]) })))
    },
    touch: (path) => change(({ changed }) => ({ changed: new Set([...changed, path]) })),
    attempt: () => {
      change((last) => ({ attempts: last.attempts + 1 }))
      return issues.length === 0
    },
    restart: () => {
      afterClick.drop()
      change(() => noProgress)
    },
    register,
  }
}

/** The entries of the issue summary. If two paths belong to one control, only the first path has an entry. */
const entriesOf = (
  shown: readonly AnyIssue[],
  places: ReadonlyMap<string, FieldPlace>,
): readonly FormEntry[] => {
  const entries = shown.map((issue) => ({ issue, place: places.get(issue.path) }))
  return entries.filter(
    ({ place }, index) =>
      place === undefined ||
      entries.findIndex((other) => other.place?.controlId === place.controlId) === index,
  )
}
