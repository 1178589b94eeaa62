import { chakra } from '@chakra-ui/react'
import { NOT_SYNCHRONISED_KEY } from '@remesa/domain/users'
import { RefreshCw, RefreshCwOff } from 'lucide'
import { useT } from '../../i18n'
import { Button, FailureNotice, Icon, type WriteFailure } from '../../kernel'

export interface UnsynchronisedNoticeProps {
  readonly isBusy: boolean
  /** The failure of the last attempt to synchronise the user. */
  readonly failure: WriteFailure | undefined
  /** Sends the user's current data to the operations system; `undefined` if the viewer may not do this. */
  readonly onSynchronise?: (() => void) | undefined
}

/** A notice that the operations system has outdated data of a user, with a button that sends the current data. */
export function UnsynchronisedNotice({ isBusy, failure, onSynchronise }: UnsynchronisedNoticeProps) {
  const t = useT()
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div
        role="note"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'stretch', md: 'center' }}
        gap="3"
        px="4"
        py="3"
        borderRadius="lg"
        bg="warning.bg"
        color="warning.fg"
        textStyle="sm"
      >
        <chakra.div display="flex" gap="2.5" flex="1" minW="0">
          <chakra.span aria-hidden="true" flexShrink="0" pt="0.5">
            <Icon of={RefreshCwOff} size={16} />
          </chakra.span>
          <span>
            <chakra.strong fontWeight="semibold">{t(NOT_SYNCHRONISED_KEY)}.</chakra.strong>{' '}
            {t('users.sync.text')}
          </span>
        </chakra.div>
        {onSynchronise && (
          <Button icon={<Icon of={RefreshCw} size={16} />} isBusy={isBusy} onClick={onSynchronise}>
            {t('users.sync.action')}
          </Button>
        )}
      </chakra.div>
      {failure && <FailureNotice action="synchroniseUser" failure={failure} />}
    </chakra.div>
  )
}
