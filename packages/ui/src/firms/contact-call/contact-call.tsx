import { chakra } from '@chakra-ui/react'
import type { PhoneNumber } from '@remesa/domain/firms'
import { Phone } from 'lucide'
import { useT } from '../../i18n'
import { ButtonLink, Icon } from '../../kernel'

export interface ContactCallProps {
  /** The phone number of the country's control room; nothing is shown without a number. */
  readonly phone: PhoneNumber | null | undefined
}

/**
 * A button that calls the control room, below a message that tells the user to call. The button shows the number, so
 * that the user can also call from another phone. (FIR-100)
 */
export function ContactCall({ phone }: ContactCallProps) {
  const t = useT()
  if (phone == null) return null
  return (
    <ButtonLink href={phone.href} size="lg" icon={<Icon of={Phone} size={24} />}>
      <span>
        {t('firms.call')}{' '}
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {phone.text}
        </chakra.span>
      </span>
    </ButtonLink>
  )
}
