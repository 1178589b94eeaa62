import type { ReactNode } from 'react'
import type { SentForm } from '../form-dialog/form-dialog'
import type { RecordForm } from './use-record-form'

/** One part of a record, reached from the index at the side. */
export interface RecordSection {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  /** The fields of the draft in it: their changes and issues are marked in the index. */
  readonly fields: readonly string[]
  /** One line below the title. */
  readonly note?: string | undefined
  /** At the end of the title's line. */
  readonly action?: ReactNode
  /** Its content renders the title, as a table with a button of its own does. */
  readonly isTitled?: boolean | undefined
  /** Nothing can be entered in it yet: the index shows it in grey, and the page not at all. */
  readonly isWaiting?: boolean | undefined
  readonly content: ReactNode
}

export interface RecordPageProps<Draft, Field extends keyof Draft & string> extends SentForm<Draft> {
  /** The name of the record, or its kind if it is added. */
  readonly title: string
  /** Between the title and the fields: the place of the record, its state, what belongs to it. */
  readonly head?: ReactNode
  readonly form: RecordForm<Draft, Field>
  readonly sections: readonly RecordSection[]
  /** The default is `Save`. */
  readonly sendText?: string | undefined
  readonly onCancel: () => void
}
