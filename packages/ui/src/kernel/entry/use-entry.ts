import { err, ok, type Result } from '@remesa/domain/kernel'
import { type LocalDraftForm, type LocalDraftOptions, useDraftForm } from '../form/draft-form'
import type { FormState } from '../form/use-form-state'

export interface EntryOptions<Draft extends object, Line> extends LocalDraftOptions<Draft> {
  readonly isEntered: (draft: Draft) => boolean
  /** The entries on the list. */
  readonly lines: readonly Line[]
  /** The line of a draft, if the draft is valid. */
  readonly build: (draft: Draft) => Line
  /** The draft of a line that goes back into the form. */
  readonly draftOf: (line: Line) => Draft
  /** The contents of the form after a line was added. */
  readonly next: (added: Draft) => Draft
  /** The field to continue from. */
  readonly first: keyof Draft & string
  readonly onAdd: (line: Line) => void
  readonly onRemove: (index: number) => void
}

/** State and actions of a form that adds to a list, whatever its draft is. */
export interface EntryState {
  readonly form: FormState
  /** Whether it holds something that is not on the list yet. */
  readonly isEntered: boolean
  readonly add: () => void
  readonly clear: () => void
}

export interface LinesEntry<Draft, Line> extends EntryState {
  readonly form: LocalDraftForm<Draft>
  readonly takeBack: (index: number) => void
  readonly remove: (index: number) => void
  /**
   * The line that saving has to include: the one that was entered, or none. An empty list requires one. Refused if the
   * line has mistakes, which are then shown.
   */
  readonly collect: () => Result<Line | undefined, 'invalid'>
  /** The collected line is on the list now: clears the form for the next one. */
  readonly release: () => void
}

/** A form whose contents go on a list, which empties the form. Lines can go back into it. */
export function useEntry<Draft extends object, Line>(
  options: EntryOptions<Draft, Line>,
): LinesEntry<Draft, Line> {
  const { lines, build, draftOf, next, first, onAdd, onRemove } = options
  const form = useDraftForm<Draft>(options)
  const isEntered = options.isEntered(form.draft)
  const release = () => {
    // The field that loses the focus here must not count as visited in the next line.
    form.focus(first)
    form.reset(next(form.draft))
  }
  return {
    form,
    isEntered,
    add: () => {
      const entered = form.submitted()
      if (entered === undefined) return
      release()
      onAdd(build(entered))
    },
    clear: () => {
      form.focus(first)
      form.reset(options.initial)
    },
    takeBack: (index) => {
      const line = lines[index]
      if (line === undefined) return
      onRemove(index)
      form.focus(first)
      form.fill(draftOf(line))
    },
    remove: (index) => {
      form.focus(first)
      onRemove(index)
    },
    collect: () => {
      if (!isEntered && lines.length > 0) return ok(undefined)
      const entered = form.submitted()
      return entered === undefined ? err('invalid') : ok(build(entered))
    },
    release,
  }
}
