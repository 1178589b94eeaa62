import { chakra } from '@chakra-ui/react'
import type { UserSession } from '@remesa/domain/session'
import { useT } from '../../i18n'
import { Button, DateTimeText, Notice } from '../../kernel'
import { browserName } from './browser-name'

export interface SignInNoticeProps {
  /** The sign-ins with browsers that the user had not used before; at least one sign-in. */
  readonly signIns: readonly UserSession[]
  readonly timeZone: string
  /** Called when the user confirms that all listed sign-ins were made by the user. */
  readonly onConfirm: (sessions: readonly UserSession[]) => void
  readonly onEnd: (session: UserSession) => void
  /** Opens the page with all sessions of the user. */
  readonly onReview: () => void
}

/**
 * A notice about sign-ins with a browser that the user had not used before. It asks whether the user made these
 * sign-ins.
 */
export function SignInNotice({ signIns, timeZone, onConfirm, onEnd, onReview }: SignInNoticeProps) {
  const t = useT()
  const [signIn] = signIns
  if (signIn === undefined) return null
  const isOne = signIns.length === 1
  return (
    <chakra.section marginBottom="4" aria-live="polite" aria-label={t('sessions.notice.label')}>
      <Notice tone="info" title={t('sessions.notice.title', { count: signIns.length })}>
        {isOne && (
          <p>
            {[browserName(t, signIn), signIn.address].filter((part) => part !== null).join(' · ')}
            {' · '}
            <DateTimeText instant={signIn.startedAt} timeZone={timeZone} />
          </p>
        )}
        <p>{t('sessions.notice.question')}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
          <Button onClick={() => onConfirm(signIns)}>
            {t(isOne ? 'sessions.confirm' : 'sessions.confirmAll')}
          </Button>
          {isOne && signIn.isOpen && <Button onClick={() => onEnd(signIn)}>{t('sessions.end')}</Button>}
          {!(isOne && signIn.isOpen) && <Button onClick={onReview}>{t('sessions.notice.review')}</Button>}
        </chakra.div>
      </Notice>
    </chakra.section>
  )
}
