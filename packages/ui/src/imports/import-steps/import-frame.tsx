import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeader } from '../../kernel'
import { FileLine, type FileLineProps } from './file-line'
import { ImportBar } from './import-bar'
import { type ImportStep, ImportSteps } from './import-steps'

export interface ImportFrameProps {
  /** Name of the kind of records that are imported. */
  readonly title: string
  readonly step: ImportStep
  /** Whether the last step of the import has ended. */
  readonly isDone?: boolean | undefined
  /** The imported file, once it is chosen. A button replaces the file with another file, unless rows are being written. */
  readonly file: FileLineProps | undefined
  /** The effect of the next step of the import, or the reason why it is not possible. */
  readonly note?: ReactNode
  /** The buttons that lead to the previous and to the next step; without buttons the page has no bar. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minW: '0',
  // The height of the window without the bars at the top, so that even a short step fills the window.
  minH: 'calc(100dvh - 7.25rem)',
  '& :is(input, select, button)': { scrollMarginTop: '12', scrollMarginBottom: '9rem' },
} as const

/**
 * The page around a step of an import: the current step, the file, the content of the step, and the buttons that lead
 * to the previous and to the next step.
 */
export function ImportFrame({ title, step, isDone, file, note, ways, children }: ImportFrameProps) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // The button that led to this step has disappeared, so the focus moves to the heading of the step.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <chakra.div css={pageStyle}>
      <PageHeader title={title} />
      <chakra.div ref={top} tabIndex={-1} outline="none">
        <ImportSteps current={step} isDone={isDone} />
      </chakra.div>
      {file !== undefined && <FileLine {...file} />}
      {children}
      {ways !== undefined && <ImportBar note={note}>{ways}</ImportBar>}
    </chakra.div>
  )
}
