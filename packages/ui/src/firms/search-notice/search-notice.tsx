import { chakra } from '@chakra-ui/react'
import type { NotFound, PhoneNumber } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { Button } from '../../kernel'
import { AnswerBand } from '../answer-band/answer-band'
import { ContactCall } from '../contact-call/contact-call'
import { outdoorColumn } from '../outdoor-styles'

/**
 * A notice that the searched number belongs to no person or truck, so the user must hand nothing over. It never
 * suggests similar numbers.
 */
export function NotFoundNotice({
  notFound,
  phone,
  onAgain,
}: {
  readonly notFound: NotFound
  /** The phone number of the control room. */
  readonly phone?: PhoneNumber | null | undefined
  readonly onAgain: () => void
}) {
  const t = useT()
  const { serverMessage, key, hintKey } = notFound
  return (
    <chakra.div css={outdoorColumn}>
      <AnswerBand tone="stop" title={t('firms.stop.title')}>
        <p>{serverMessage ?? t(key)}</p>
      </AnswerBand>
      <Steps
        steps={[
          t('firms.stop.door'),
          ...(hintKey === null ? [t('firms.stop.plate')] : [t(hintKey)]),
          t('firms.stop.call'),
        ]}
      />
      <ContactCall phone={phone} />
      <Button size="lg" onClick={onAgain}>
        {t('firms.again')}
      </Button>
    </chakra.div>
  )
}

/** A notice that the search itself failed, so it is not known whether the person exists. */
export function SearchFailedNotice({
  onRetry,
  onAgain,
}: {
  readonly onRetry: () => void
  readonly onAgain: () => void
}) {
  const t = useT()
  return (
    <chakra.div css={outdoorColumn}>
      <AnswerBand tone="neutral" title={t('firms.failed.title')}>
        <p>{t('firms.failed.text')}</p>
      </AnswerBand>
      <Button variant="primary" size="lg" onClick={onRetry}>
        {t('action.retry')}
      </Button>
      <Button size="lg" onClick={onAgain}>
        {t('firms.again')}
      </Button>
    </chakra.div>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <chakra.ol
      m="0"
      ps="6"
      display="grid"
      gap="2"
      textStyle="xl"
      listStyleType="decimal"
      css={{ '& li::marker': { fontWeight: 600 } }}
    >
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </chakra.ol>
  )
}

/** A notice that the challenge was closed: the employee stays hidden until the user passes the challenge. */
export function NotYetChecked({ onOpen }: { readonly onOpen: () => void }) {
  const t = useT()
  return (
    <chakra.div css={outdoorColumn}>
      <AnswerBand tone="neutral" title={t('firms.hidden.title')}>
        <p>{t('firms.hidden.text')}</p>
      </AnswerBand>
      <Button variant="primary" size="lg" onClick={onOpen}>
        {t('firms.hidden.open')}
      </Button>
    </chakra.div>
  )
}
