import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useT } from '../../i18n'
import { Button, Dialog, visuallyHidden } from '../../kernel'

export interface SessionExpiryDialogProps {
  readonly isOpen: boolean
  /** Whole seconds until the session ends, 0 or more. */
  readonly secondsLeft: number
  /** The number of seconds with which the countdown started. */
  readonly secondsTotal: number
  readonly onStay: () => void
  readonly onExit: () => void
}

const SPOKEN_AT = [10, 30, 60] as const

/**
 * The number of seconds that screen readers announce. It changes only at 60, 30 and 10 seconds, so that screen
 * readers can read the rest of the dialog.
 */
export const spokenSeconds = (secondsLeft: number): number | undefined =>
  SPOKEN_AT.find((mark) => secondsLeft <= mark)

/**
 * A dialog that counts down to the end of an idle session. The button that continues the session has the focus, so that
 * one key is enough.
 */
export function SessionExpiryDialog(props: SessionExpiryDialogProps) {
  const { isOpen, secondsLeft, secondsTotal, onStay, onExit } = props
  const t = useT()
  const stay = useRef<HTMLButtonElement>(null)
  const spoken = spokenSeconds(secondsLeft)
  return (
    <Dialog
      isAlert
      size="sm"
      isOpen={isOpen}
      title={t('session.expiry.title')}
      description={t('session.expiry.description')}
      initialFocus={stay}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onExit}>{t('shell.exit')}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {t('session.expiry.stay')}
          </Button>
        </>
      }
    >
      <chakra.div marginTop="5" role="timer" aria-live="off">
        <chakra.div display="flex" alignItems="baseline" gap="2" fontVariantNumeric="tabular-nums">
          <chakra.span textStyle="lg" fontWeight="semibold">
            {t('session.expiry.remaining', { seconds: secondsLeft })}
          </chakra.span>
        </chakra.div>
        <chakra.div
          aria-hidden="true"
          marginTop="3"
          height="2"
          borderRadius="full"
          bg="bg.subtle"
          overflow="hidden"
        >
          <div style={{ width: `${Math.min(100, (secondsLeft / Math.max(1, secondsTotal)) * 100)}%` }}>
            <chakra.div height="2" bg="border.strong" borderRadius="full" />
          </div>
        </chakra.div>
      </chakra.div>
      <chakra.div role="status" css={visuallyHidden}>
        {spoken === undefined ? '' : t('session.expiry.remaining', { seconds: spoken })}
      </chakra.div>
    </Dialog>
  )
}
