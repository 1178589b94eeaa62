import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeader } from '../../kernel'
import { FileLine, type FileLineProps } from './file-line'
import { ImportBar } from './import-bar'
import { type ImportStep, ImportSteps } from './import-steps'

export interface ImportFrameProps {
  /** What is imported. */
  readonly title: string
  readonly step: ImportStep
  /** Whether the last step has ended. */
  readonly isDone?: boolean | undefined
  /** The file, once there is one, and the way to another one unless it is being written. */
  readonly file: FileLineProps | undefined
  /** What the way on would do, or what keeps it. */
  readonly note?: ReactNode
  /** The ways back and on; without them there is no bar. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minW: '0',
  // Less the bars above it: a short step ends at the bottom of the window all the same.
  minH: 'calc(100dvh - 7.25rem)',
  // The end of a step can be scrolled out from behind a notice.
  paddingBottom: 'var(--bottom-notice, 0px)',
  '& :is(input, select, button)': { scrollMarginTop: '12', scrollMarginBottom: '9rem' },
} as const

/** The page of an import: where one is, which file it is, the step itself, and the ways back and on. */
export function ImportFrame({ title, step, isDone, file, note, ways, children }: ImportFrameProps) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // The button that led here is gone: the focus goes to the head of the new step.
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
