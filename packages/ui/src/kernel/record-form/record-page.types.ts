import type { ReactNode } from 'react'
import type { SentForm } from '../form-dialog/form-dialog'
import type { RecordForm } from './use-record-form'

/** One section of a record's page, reached from the index at the side. */
export interface RecordSection {
  /** Id of the section's element, unique on the page. */
  readonly id: string
  readonly title: string
  /** The fields of the draft in this section. The index marks a section whose fields have changes or issues. */
  readonly fields: readonly string[]
  /** A line of text below the section's title. */
  readonly note?: string | undefined
  /** An element at the end of the line of the section's title. */
  readonly action?: ReactNode
  /**
   * Whether the content of the section renders the title of the section itself, for example a table with a button
   * beside its title.
   */
  readonly isTitled?: boolean | undefined
  /**
   * Whether nothing can be entered in this section yet. The index then shows it in grey, and the page does not show it.
   */
  readonly isWaiting?: boolean | undefined
  readonly content: ReactNode
}

export interface RecordPageProps<Draft, Field extends keyof Draft & string> extends SentForm<Draft> {
  /** The name of the record; for a new record, the kind of record. */
  readonly title: string
  /** Content between the title and the fields, such as the parent records and the state of the record. */
  readonly head?: ReactNode
  readonly form: RecordForm<Draft, Field>
  readonly sections: readonly RecordSection[]
  /** Text of the button that saves; `Save` by default. */
  readonly sendText?: string | undefined
  /**
   * Whether the record can be saved even if nothing was changed in the form, because saving itself changes the record;
   * `false` by default.
   */
  readonly needsSave?: boolean | undefined
  readonly onCancel: () => void
}
