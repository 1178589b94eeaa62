import { chakra } from '@chakra-ui/react'
import { isLocale, type Locale, sortByName } from '@remesa/domain/kernel'
import { disclaimerView } from '@remesa/domain/session'
import { FileWarning, LogOut } from 'lucide'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, useT } from '../../i18n'
import { Button, Dialog, EmptyState, HiddenText, Icon, Select, Skeleton, Switch } from '../../kernel'

export interface DisclaimerDialogProps {
  readonly isOpen: boolean
  /** The state of the document. `ready`: it is rendered; `failed`: it is missing, empty or could not be loaded. */
  readonly document:
    | { readonly state: 'loading' }
    | { readonly state: 'failed' }
    | { readonly state: 'ready'; readonly view: ReactNode }
  readonly isAccepted: boolean
  readonly isSaving: boolean
  /** Whether the server failed to save the user's last choice. */
  readonly hasFailed: boolean
  readonly onAnswer: (detail: { readonly isAccepted: boolean }) => void
  readonly onRetry: () => void
  /** Closes the dialog; called only if the disclaimer is accepted. */
  readonly onClose: () => void
  /**
   * The choice of the language. Until the user accepts, the dialog has no other controls than this choice, the
   * sign-out, and the switch that accepts the disclaimer.
   */
  readonly preferences: {
    readonly locale: Locale
    readonly locales: readonly Locale[]
    readonly onLocaleChange: (detail: { readonly locale: Locale }) => void
  }
  readonly onExit: () => void
}

/**
 * The legal disclaimer with the switch that accepts or declines it. The dialog can't be closed before the disclaimer
 * is accepted. The disclaimer can't be accepted if its document could not be loaded. Until the user accepts, the
 * footer has the choice of the language and the sign-out.
 */
export function DisclaimerDialog(props: DisclaimerDialogProps) {
  const { isOpen, document, isAccepted, isSaving, hasFailed, onAnswer, onRetry, onClose } = props
  const { preferences, onExit } = props
  const t = useT()
  const hasDocument = document.state === 'ready'
  const { close, accept, decline } = disclaimerView({ isAccepted, hasDocument, isOpened: isOpen })
  const isRefused = !(isAccepted ? decline : accept).allowed
  const isLoading = document.state === 'loading'
  return (
    <Dialog
      size="xl"
      isOpen={isOpen}
      title={t('disclaimer.title')}
      description={t('disclaimer.intro')}
      onClose={close.allowed && !isSaving ? onClose : undefined}
      footer={
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="4"
          width="full"
          alignItems="center"
          justifyContent="space-between"
        >
          <chakra.div flex={{ base: '1 1 100%', md: '0 1 auto' }}>
            <Switch
              label={t('disclaimer.accept')}
              value={isAccepted}
              isBusy={isSaving || (isRefused && isLoading)}
              disabledReason={isRefused && !isLoading ? t('disclaimer.unavailable') : undefined}
              error={hasFailed ? t('disclaimer.failed') : undefined}
              onChange={({ value }) => onAnswer({ isAccepted: value })}
            />
          </chakra.div>
          {!close.allowed && (
            <chakra.div flex={{ base: '1 1 9rem', md: '0 1 11rem' }} marginInlineStart="auto">
              <Languages {...preferences} />
            </chakra.div>
          )}
          {!close.allowed && (
            <Button icon={<Icon of={LogOut} size={16} />} onClick={onExit}>
              {t('shell.exit')}
            </Button>
          )}
          <chakra.div display="grid" flex={{ base: '1 1 100%', md: 'none' }}>
            <Button
              variant="primary"
              isBusy={isSaving}
              disabledReason={close.allowed ? undefined : t('disclaimer.continue.why')}
              onClick={onClose}
            >
              {t('disclaimer.continue')}
            </Button>
          </chakra.div>
        </chakra.div>
      }
    >
      <chakra.section
        aria-label={t('disclaimer.document')}
        // The element scrolls, so it must be focusable for keyboard users.
        tabIndex={0}
        aria-busy={isLoading}
        marginTop="4"
        minH="16rem"
        height="55dvh"
        overflow="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        bg="bg"
      >
        {isLoading && <LoadingLines />}
        {document.state === 'ready' && document.view}
        {document.state === 'failed' && (
          <EmptyState
            icon={<Icon of={FileWarning} size={22} />}
            title={t('download.error')}
            description={t('disclaimer.unavailable')}
            action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
          />
        )}
      </chakra.section>
    </Dialog>
  )
}

function Languages({ locale, locales, onLocaleChange }: DisclaimerDialogProps['preferences']) {
  const t = useT()
  const options = sortByName(locales, (value) => LANGUAGE_NAMES[value], locale).map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
  }))
  return (
    <Select
      label={t('shell.language')}
      isLabelHidden
      value={locale}
      options={options}
      placeholder={null}
      onChange={({ value }) => isLocale(value) && onLocaleChange({ locale: value })}
    />
  )
}

const LINES = ['90%', '96%', '88%', '93%', '60%'] as const

function LoadingLines() {
  const t = useT()
  return (
    <chakra.div display="grid" gap="4" p="6">
      <HiddenText role="status">{t('text.loading')}</HiddenText>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </chakra.div>
  )
}
