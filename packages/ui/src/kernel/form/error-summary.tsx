import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import { type Ref, useId } from 'react'
import { type Translate, useT } from '../../i18n'
import { Icon } from '../icon/icon'

/** One problem of a form, with a link to its control. */
export interface ErrorSummaryEntry {
  /** Id of the control to which the entry links; `undefined` for an issue of the whole form. */
  readonly controlId: string | undefined
  readonly label: string | undefined
  readonly problem: string
}

export interface ErrorSummaryProps {
  readonly entries: readonly ErrorSummaryEntry[]
  /** Level of the summary's heading: `h2` right below the title of a page, `h3` in a dialog. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly ref?: Ref<HTMLElement>
}

/** A summary of all issues that prevent sending a form, each linked to its field. Renders nothing without issues. */
export function ErrorSummary({ entries, heading = 'h3', ref }: ErrorSummaryProps) {
  const t = useT()
  const titleId = useId()
  if (entries.length === 0) return null
  return (
    <chakra.section
      ref={ref}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      bg="danger.bg"
      borderInlineStartWidth="4px"
      borderColor="danger.fg"
      borderRadius="md"
      px="4"
      py="3"
      textStyle="sm"
    >
      <chakra.h3
        as={heading}
        id={titleId}
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="semibold"
        color="danger.fg"
      >
        <Icon of={CircleAlert} size={18} />
        {t('form.summary.title', { count: entries.length })}
      </chakra.h3>
      <chakra.ul marginTop="1" paddingInlineStart="6.5" listStyleType="none">
        {entries.map((entry) => (
          <li key={`${entry.controlId ?? ''}:${entry.problem}`}>
            <Entry {...entry} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

function Entry({ controlId, label, problem }: ErrorSummaryEntry) {
  const t = useT()
  const text = label === undefined ? problem : joined(t, label, problem)
  if (controlId === undefined) return text
  return (
    <chakra.a
      href={`#${controlId}`}
      color="fg"
      textDecoration="underline"
      textUnderlineOffset="2px"
      display="block"
      py="1"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(controlId)?.focus()
      }}
    >
      {text}
    </chakra.a>
  )
}

/**
 * The label of a field and its problem, joined by a colon. After a label that ends in a question mark, there is no
 * colon.
 */
const joined = (t: Translate, label: string, problem: string): string =>
  label.endsWith('?') ? `${label} ${problem}` : t('form.summary.entry', { label, problem })
