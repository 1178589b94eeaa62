import { chakra } from '@chakra-ui/react'
import { disclaimerView } from '@remesa/domain/session'
import { useT } from '@remesa/ui/i18n'
import { Button, Dialog, EmptyState, lazyComponent } from '@remesa/ui/kernel'
import { DisclaimerDialog } from '@remesa/ui/session'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { decodePdf } from '../kernel/documents'
import { usePortal } from '../kernel/state'
import { PDF_READER_MS } from '../kernel/time-limits'
import { useWrite } from '../kernel/write'
import { useServices } from '../services'
import { queriesAfterSignIn } from '../session/load-portal'

// The PDF reader is ten times as large as a page, and few users open a document.
const PdfView = lazyComponent(async () => (await import('../kernel/documents/pdf-view')).PdfView, {
  fallback: <Loading />,
})

function Loading() {
  const t = useT()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PDF_READER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <p role="status">{t(isLate ? 'document.late' : 'text.loading')}</p>
}

type LoadedDocument =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly view: ReactNode }

/**
 * The disclaimer or the users guide, as a view of its PDF. A file that is empty or damaged, or that is not a PDF,
 * counts as a failure to load.
 */
const useDocument = (name: 'disclaimer' | 'usersGuide', isWanted: boolean) => {
  const { api } = useServices()
  const t = useT()
  const query = useQuery({
    ...queriesAfterSignIn(api)[name],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const decoded = useMemo(() => (query.data === undefined ? undefined : decodePdf(query.data)), [query.data])
  const fileName = `${name === 'disclaimer' ? t('disclaimer.title') : t('shell.usersGuide')}.pdf`
  useEffect(() => {
    if (isWanted) PdfView.preload()
  }, [isWanted])
  const document = useMemo((): LoadedDocument => {
    if (query.isFetching) return { state: 'loading' }
    if (decoded === undefined || !decoded.ok)
      return { state: query.isPending && !query.isError ? 'loading' : 'failed' }
    return {
      state: 'ready',
      view: (
        <chakra.div p="4">
          <PdfView bytes={decoded.value} fileName={fileName} />
        </chakra.div>
      ),
    }
  }, [decoded, fileName, query.isError, query.isFetching, query.isPending])
  return { document, retry: () => void query.refetch() }
}

export interface DisclaimerProps {
  readonly isAccepted: boolean
  /** Whether the user has opened the disclaimer from the menu, to read it again or to withdraw the acceptance. */
  readonly isOpened: boolean
  readonly onClose: () => void
}

/**
 * A dialog with the disclaimer, which is open until the user has accepted it. Accepting the disclaimer closes the
 * dialog. Withdrawing the acceptance keeps the dialog open. (FRA-4)
 */
export function Disclaimer({ isAccepted, isOpened, onClose }: DisclaimerProps) {
  const { api, locale, session } = useServices()
  const { user, locale: current } = usePortal()
  // The disclaimer is requested only when its dialog is open.
  const { isOpen } = disclaimerView({ isAccepted, isOpened, hasDocument: false })
  const { document, retry } = useDocument('disclaimer', isOpen)
  // A failure opens no popup, because the dialog shows the failure.
  const { isBusy, failure, send } = useWrite<boolean>({
    call: (accepts, options) =>
      accepts
        ? api.session.acceptDisclaimer({}, { ...options, silent: true })
        : api.session.declineDisclaimer({}, { ...options, silent: true }),
    onDone: (_answer, accepts) => {
      session.update((portal) => ({ ...portal, user: { ...portal.user, disclaimerAccepted: accepts } }))
      if (accepts) onClose()
    },
  })

  return (
    <DisclaimerDialog
      isOpen={isOpen}
      document={document}
      isAccepted={isAccepted}
      isSaving={isBusy}
      hasFailed={failure !== undefined}
      onAnswer={({ isAccepted: accepts }) => send(accepts)}
      onRetry={retry}
      onClose={onClose}
      preferences={{
        locale: current,
        locales: locale.offeredIn(user.country.code),
        onLocaleChange: (detail) => locale.choose(detail.locale),
      }}
      onExit={() => void session.signOut()}
    />
  )
}

export interface UsersGuideProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A dialog with the users guide. (FRA-1) */
export function UsersGuide({ isOpen, onClose }: UsersGuideProps) {
  const t = useT()
  const { document, retry } = useDocument('usersGuide', isOpen)
  return (
    <Dialog
      size="xl"
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.usersGuide')}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {document.state === 'loading' && <p role="status">{t('text.loading')}</p>}
      {document.state === 'ready' && document.view}
      {document.state === 'failed' && (
        <EmptyState
          title={t('download.error')}
          description={t('usersGuide.unavailable')}
          action={<Button onClick={retry}>{t('action.retry')}</Button>}
        />
      )}
    </Dialog>
  )
}
