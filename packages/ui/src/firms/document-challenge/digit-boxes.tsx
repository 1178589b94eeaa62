import { chakra } from '@chakra-ui/react'
import type { ChallengeCell } from '@remesa/domain/firms'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { useT } from '../../i18n'
import { numbered } from '../../kernel'

export interface DigitBoxesProps {
  readonly cells: readonly ChallengeCell[]
  readonly digits: readonly string[]
  /** Id of the text that says what is wrong with the typed digits. */
  readonly problemId: string | undefined
  readonly boxes: RefObject<(HTMLInputElement | null)[]>
  readonly onDigits: (digits: readonly string[]) => void
}

const box = {
  // All boxes are on one line as long as the digits remain legible.
  width: 'clamp(2rem, calc((100% - (var(--cells) - 1) * 0.375rem) / var(--cells)), 3.75rem)',
  minH: '4.5rem',
  borderRadius: 'lg',
  textStyle: '3xl',
  fontWeight: 'semibold',
  textAlign: 'center',
  display: 'grid',
  placeItems: 'center',
} as const

/**
 * A document number with a box for each missing digit. After a typed digit, the focus moves to the next box. After
 * Backspace, it moves to the previous box.
 */
export function DigitBoxes({ cells, digits, problemId, boxes, onDigits }: DigitBoxesProps) {
  const t = useT()
  const fill = (from: number, text: string) => {
    const typed = [...text].filter((character) => /[0-9]/.test(character))
    if (typed.length === 0) return
    onDigits(digits.map((digit, index) => typed[index - from] ?? digit))
    boxes.current[Math.min(from + typed.length, digits.length - 1)]?.focus()
  }
  const erase = (at: number) => {
    const target = digits[at] === '' ? Math.max(0, at - 1) : at
    onDigits(digits.map((digit, index) => (index === target ? '' : digit)))
    boxes.current[target]?.focus()
  }
  const onKeyDown = (blank: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      erase(blank)
    } else if (event.key === 'ArrowLeft') boxes.current[blank - 1]?.focus()
    else if (event.key === 'ArrowRight') boxes.current[blank + 1]?.focus()
    else if (/^[0-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      fill(blank, event.key)
    }
  }
  const onPaste = (blank: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    fill(blank, event.clipboardData.getData('text'))
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      gap="1.5"
      css={{ '--cells': String(cells.length) }}
    >
      {numbered(cells).map(({ id, line: cell }) =>
        'blank' in cell ? (
          <chakra.input
            key={id}
            ref={(element: HTMLInputElement | null) => {
              boxes.current[cell.blank] = element
            }}
            css={box}
            type="text"
            // The page has its own digit pad, which is larger than the keyboard of a phone, so the phone shows no
            // keyboard.
            inputMode="none"
            autoComplete="off"
            required
            aria-label={t('firms.challenge.digit', { position: Number(id) + 1, count: cells.length })}
            aria-invalid={problemId === undefined ? undefined : true}
            aria-describedby={problemId}
            value={digits[cell.blank] ?? ''}
            borderWidth="3px"
            borderColor={problemId === undefined ? 'fg' : 'danger.fg'}
            bg="surface"
            color="fg"
            onKeyDown={onKeyDown(cell.blank)}
            onPaste={onPaste(cell.blank)}
            onChange={(event) => fill(cell.blank, event.currentTarget.value.slice(-1))}
          />
        ) : (
          <chakra.span key={id} css={box} bg="bg.subtle" color="fg.muted">
            {cell.character}
          </chakra.span>
        ),
      )}
    </chakra.div>
  )
}
