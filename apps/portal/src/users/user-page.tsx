import { portalPages } from '@remesa/domain/abilities'
import { useT } from '@remesa/ui/i18n'
import { FailedState, PageHeader, Skeleton } from '@remesa/ui/kernel'
import { UnknownRecord, usePathId } from '../kernel/routing'
import { useUser } from './use-user'
import { UserSheet } from './user-sheet'

/** The page of a user, with personal data, rights and service points. */
export function UserPage() {
  const id = usePathId(portalPages['edit-user'].path)
  // If the URL changes to another user, the new `key` makes React create the page again, so that no choice or typed
  // value of the previous user remains.
  return id === undefined ? <UnknownRecord /> : <UserOf key={id} id={id} />
}

function UserOf({ id }: { readonly id: number }) {
  const t = useT()
  const state = useUser(id)
  const { user } = state
  if (state.isUnknown) return <UnknownRecord />
  if (user !== undefined) return <UserSheet user={user} accept={state.accept} reread={state.reread} />
  return (
    <>
      <PageHeader title={t('nav.users')} />
      {state.hasFailed ? (
        <FailedState
          title={t('users.page.error')}
          description={t('users.page.error.text')}
          onRetry={state.retry}
        />
      ) : (
        <div role="status" aria-label={t('text.loading')}>
          <Skeleton height="20rem" />
        </div>
      )}
    </>
  )
}
