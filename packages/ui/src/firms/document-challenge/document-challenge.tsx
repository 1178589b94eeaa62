import { chakra } from '@chakra-ui/react'
import type { ChallengeCell } from '@remesa/domain/firms'
import type { AnyIssue } from '@remesa/domain/kernel'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { issueText, useT } from '../../i18n'
import { Button } from '../../kernel'
import { outdoorColumn } from '../outdoor-styles'
import { DigitBoxes } from './digit-boxes'
import { DigitPad } from './digit-pad'

export interface DocumentChallengeProps {
  /** The characters of the document number and the blanks for its missing digits. */
  readonly cells: readonly ChallengeCell[]
  /** Name of the document number, such as `TIP`. */
  readonly numberName: string
  /** Issues of the digits that the user sent last. Pass a new array each time the user sends digits. */
  readonly issues: readonly AnyIssue[]
  /** Number of attempts that remain before the employee is locked, if known. */
  readonly attemptsLeft?: number | undefined
  readonly isBusy: boolean
  readonly onAnswer: (detail: { readonly digits: readonly string[] }) => void
  /** Closes the challenge, so that the employee stays hidden. */
  readonly onDismiss: () => void
}

/**
 * A security question that asks for the missing digits of a document number of the person who has come. The question
 * shows nothing else about the person. The component needs a new `key` for each question.
 */
export function DocumentChallenge(props: DocumentChallengeProps) {
  const { cells, numberName, issues, attemptsLeft, isBusy, onAnswer, onDismiss } = props
  const t = useT()
  const id = useId()
  const blanks = cells.filter((cell) => 'blank' in cell).length
  const [digits, setDigits] = useState(() => emptyDigits(blanks))
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [issue] = issues
  useEffect(() => {
    const missing = issues.map(({ path }) => Number(path.split('.')[1])).find((at) => at >= 0)
    // It is unknown which of the digits is wrong, so the user types all digits again.
    if (issues.length > 0 && missing === undefined) setDigits((last) => emptyDigits(last.length))
    boxes.current[missing ?? 0]?.focus()
  }, [issues])
  const first = digits.indexOf('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onAnswer({ digits })
  }
  return (
    <chakra.form css={outdoorColumn} aria-labelledby={id} noValidate onSubmit={send}>
      <chakra.div>
        <chakra.h2 id={id} textStyle="3xl" fontWeight="semibold">
          {t('firms.challenge.title', { count: blanks, number: numberName })}
        </chakra.h2>
        <chakra.p textStyle="lg" color="fg.muted">
          {t('firms.challenge.text')}
        </chakra.p>
      </chakra.div>
      <DigitBoxes
        cells={cells}
        digits={digits}
        problemId={issue === undefined ? undefined : `${id}-problem`}
        boxes={boxes}
        onDigits={setDigits}
      />
      {issue !== undefined && (
        <chakra.p
          id={`${id}-problem`}
          role="alert"
          textStyle="lg"
          fontWeight="semibold"
          color="danger.fg"
          textAlign="center"
          textWrap="balance"
        >
          {issue.rule === 'required'
            ? t('validation.messages.digits', { length: blanks })
            : issueText(t, issue)}
          {attemptsLeft !== undefined && `. ${t('firms.challenge.left', { count: attemptsLeft })}.`}
        </chakra.p>
      )}
      <DigitPad
        onDigit={(digit) => {
          if (first < 0) return
          setDigits(digits.map((each, index) => (index === first ? digit : each)))
          boxes.current[Math.min(first + 1, blanks - 1)]?.focus()
        }}
        onErase={() => {
          const last = first < 0 ? blanks - 1 : Math.max(0, first - 1)
          setDigits(digits.map((each, index) => (index === last ? '' : each)))
          boxes.current[last]?.focus()
        }}
      />
      <chakra.div display="grid" gap="2">
        <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
          {t('firms.challenge.check')}
        </Button>
        <Button variant="ghost" size="lg" onClick={onDismiss}>
          {t('action.cancel')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const emptyDigits = (count: number): readonly string[] => Array<string>(count).fill('')
