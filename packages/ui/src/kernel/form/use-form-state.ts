import type { Issue } from '@remesa/domain/kernel'
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FormProgress, noProgress, shownIssues } from './form-progress'

export interface FormOptions {
  /** What the domain finds wrong with the draft as it stands, in the order of its fields. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft. */
  readonly rejections?: readonly Issue[] | undefined
  /** Nothing was entered in a form that nobody has to fill in: passing through its fields is no mistake. */
  readonly isUntouched?: boolean | undefined
  /** Another key means another set of fields: none of them was left, and nothing was tried yet. */
  readonly fieldsKey?: string | undefined
}

/** Where an issue is corrected: the control of its field and its name. */
export interface FieldPlace {
  readonly controlId: string
  readonly label: string
}

/** What a summary says of one field, or of the whole form. */
export interface FormEntry {
  readonly issue: Issue
  /** `undefined` for what concerns the whole form. */
  readonly place: FieldPlace | undefined
}

/** Which issues of a form are shown now, and where. It knows the fields that are drawn and nothing of their values. */
export interface FormState {
  readonly formId: string
  readonly summary: RefObject<HTMLElement | null>
  /** What is shown as wrong, one entry per field. */
  readonly entries: readonly FormEntry[]
  readonly isAttempted: boolean
  /** The issue that a field shows; of a field with several paths the first one. */
  readonly issueAt: (...paths: readonly string[]) => Issue | undefined
  /** Id of the control of a field, or of a named place in the form. */
  readonly controlId: (place: string) => string
  readonly focus: (place: string) => void
  readonly leave: (path: string) => void
  /** Says that a field has changed, so that what the server refused there goes away. */
  readonly touch: (path: string) => void
  /** Shows everything that is wrong and leads to the first of it; whether nothing is. */
  readonly attempt: () => boolean
  /** Begins again: nothing was left or tried. */
  readonly restart: () => void
  /** Enters a field that is drawn; the answer takes it out. */
  readonly register: (paths: readonly string[], place: FieldPlace) => () => void
}

const none: readonly Issue[] = []
const noPlaces: ReadonlyMap<string, FieldPlace> = new Map()

/** Decides which issues of a form are shown when, and leads to the first one after an attempt to send. */
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

  const shown = shownIssues(progress, { issues, rejections, isUntouched })
  const entries = entriesOf(shown, places)
  const controlId = (place: string) => `${formId}-${place.replaceAll('.', '-')}`
  const leadToFirst = useEffectEvent(() => {
    const [first] = entries
    if (first?.place === undefined) summary.current?.focus()
    else document.getElementById(first.place.controlId)?.focus()
  })
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
    leave: (path) => change(({ left }) => ({ left: new Set([...left, path]) })),
    touch: (path) => change(({ changed }) => ({ changed: new Set([...changed, path]) })),
    attempt: () => {
      change((last) => ({ attempts: last.attempts + 1 }))
      return issues.length === 0
    },
    restart: () => change(() => noProgress),
    register,
  }
}

/** Two paths of one control are one entry, with the issue that the control shows. */
const entriesOf = (
  shown: readonly Issue[],
  places: ReadonlyMap<string, FieldPlace>,
): readonly FormEntry[] => {
  const entries = shown.map((issue) => ({ issue, place: places.get(issue.path) }))
  return entries.filter(
    ({ place }, index) =>
      place === undefined ||
      entries.findIndex((other) => other.place?.controlId === place.controlId) === index,
  )
}
