import type { ReactNode } from 'react'
import type { SentForm } from '../form-dialog/form-dialog'
import type { RecordForm } from './use-record-form'

/** One part of a record, reached from the index at the side. */
export interface RecordSection {
  /** Id of the section, unique on the page. */
  readonly id: string
  readonly title: string
  /** The fields of the draft in this section: the index marks the section if they have changes or issues. */
  readonly fields: readonly string[]
  /** A line of text below the title. */
  readonly note?: string | undefined
  /** An element at the end of the title's line. */
  readonly action?: ReactNode
  /** The content of the section renders the title itself, as a table with a button does. */
  readonly isTitled?: boolean | undefined
  /** Nothing can be entered in this section yet: the index shows it in grey, and the page does not show it. */
  readonly isWaiting?: boolean | undefined
  readonly content: ReactNode
}

export interface RecordPageProps<Draft, Field extends keyof Draft & string> extends SentForm<Draft> {
  /** The name of the record or, for a new record, its kind. */
  readonly title: string
  /** Content between the title and the fields: the place of the record, its state, and related records. */
  readonly head?: ReactNode
  readonly form: RecordForm<Draft, Field>
  readonly sections: readonly RecordSection[]
  /** Text of the button that saves; `Save` by default. */
  readonly sendText?: string | undefined
  readonly onCancel: () => void
}
