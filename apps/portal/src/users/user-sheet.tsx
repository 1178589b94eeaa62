import { countryName } from '@remesa/domain/country'
import { canEditOid, canSynchroniseUser, isSynchronised, rolesCard, userDays } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { PageHeader } from '@remesa/ui/kernel'
import {
  OidForm,
  UnsynchronisedNotice,
  UserFacts,
  UserLayout,
  UserRights,
  UserRoles,
  userName,
} from '@remesa/ui/users'
import { useState } from 'react'
import { useLeaveQuestion } from '../kernel/leaving'
import { usePortal } from '../kernel/state'
import { useRights } from './use-rights'
import { type ChangedUser, useUserWrites } from './use-user-writes'
import { UserHead } from './user-head'
import { userTypeLabel } from './user-labels'
import { UserPoints } from './user-points'

/** The data of a user that the administration shows, with the actions that change them. */
export function UserSheet(changed: ChangedUser) {
  const { user } = changed
  const t = useT()
  const { brand, timeZone, user: viewer } = usePortal()
  const days = userDays(user, timeZone)
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveQuestion({ isDirty, isBusy: false })
  const [savedOids, setSavedOids] = useState(0)
  const writes = useUserWrites(changed, { onOidSaved: () => setSavedOids((last) => last + 1) })
  const rights = useRights(user, writes)
  const { oid, synchronisation } = writes
  return (
    <>
      <PageHeader title={userName(user)} />
      <UserHead user={user} />
      <UserLayout
        notice={
          !isSynchronised(user) && (
            <UnsynchronisedNotice
              isBusy={synchronisation.isBusy}
              failure={synchronisation.failure}
              onSynchronise={
                canSynchroniseUser(viewer, user).allowed ? () => synchronisation.send() : undefined
              }
            />
          )
        }
        facts={
          <>
            <UserRights {...rights} />
            <UserFacts
              user={user}
              typeText={userTypeLabel(t, user.userType, brand)}
              countryText={countryName(user.country, (key) => (t.knows(key) ? t(key) : undefined))}
              createdText={days.createdAt}
              updatedText={days.updatedAt}
            >
              {canEditOid(viewer).allowed && (
                <OidForm
                  key={savedOids}
                  user={user}
                  viewer={viewer}
                  isBusy={oid.isBusy}
                  failure={oid.failure}
                  onSave={oid.send}
                  onDirty={(typed) => setDirty(typed.isDirty)}
                />
              )}
            </UserFacts>
            <UserRoles card={rolesCard(user, brand)} />
          </>
        }
      >
        <UserPoints {...changed} />
      </UserLayout>
      {question}
    </>
  )
}
