import { chakra } from '@chakra-ui/react'
import type { PhoneNumber } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { AnswerBand } from '../answer-band/answer-band'
import { ContactCall } from '../contact-call/contact-call'
import { outdoorColumn } from '../outdoor-styles'

export interface LockedNoticeProps {
  /** Whole seconds until the user may answer a challenge about the employee again, 0 or more. */
  readonly secondsLeft: number
  /** The phone number of the control room. */
  readonly phone?: PhoneNumber | null | undefined
}

/**
 * A notice that replaces the digit boxes after three wrong answers. It says what the user can do now, and when the
 * user can try again.
 */
export function LockedNotice({ secondsLeft, phone }: LockedNoticeProps) {
  const t = useT()
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <chakra.div css={outdoorColumn}>
      <AnswerBand tone="stop" title={t('firms.locked.title')}>
        <p>{t('firms.locked.text')}</p>
      </AnswerBand>
      <chakra.p
        role="timer"
        aria-live="off"
        textStyle="2xl"
        fontWeight="semibold"
        textAlign="center"
        textWrap="balance"
        fontVariantNumeric="tabular-nums"
      >
        {t('firms.locked.left', { time })}
      </chakra.p>
      <ContactCall phone={phone} />
    </chakra.div>
  )
}
