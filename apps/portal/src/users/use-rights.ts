import {
  administratorReach,
  adminSwitch,
  supervisorChange,
  supervisorSwitch,
  type UserDetail,
} from '@remesa/domain/users'
import { reasonText, useT } from '@remesa/ui/i18n'
import { type UserRight, type UserRightsProps, userName } from '@remesa/ui/users'
import { useState } from 'react'
import { usePortal } from '../kernel/state'
import type { Write } from '../kernel/write'
import type { UserWrites } from './use-user-writes'

/**
 * The switches for the rights of a user, as far as the viewer sees them. A switch changes at once, and changes back if
 * the call fails.
 */
export const useRights = (
  user: UserDetail,
  writes: Pick<UserWrites, 'admin' | 'supervisor'>,
): UserRightsProps => {
  const t = useT()
  const { ability, brand, user: viewer } = usePortal()
  const reach = administratorReach(user, brand)
  const name = userName(user)
  const change = supervisorChange(ability, viewer, user, !user.supervisor)
  const admin = useRight(user.admin, writes.admin)
  const supervisor = useRight(user.supervisor, writes.supervisor)
  return {
    reach,
    admin: adminSwitch(ability, viewer, user).allowed
      ? {
          ...admin,
          question: {
            title: t('users.rights.admin.ask', { name }),
            text: t(`users.rights.admin.ask.${reach}`, { name }),
            confirmText: t('users.rights.admin.ask.confirm'),
          },
        }
      : undefined,
    supervisor: supervisorSwitch(ability).allowed
      ? { ...supervisor, disabledReason: reasonText(t, change.reasons) }
      : undefined,
  }
}

const useRight = (
  stored: boolean,
  { isBusy, failure, send }: Write<{ readonly value: boolean }>,
): UserRight => {
  const [wanted, setWanted] = useState(stored)
  return {
    value: isBusy ? wanted : stored,
    isBusy,
    failure,
    disabledReason: undefined,
    onChange: ({ value }) => {
      setWanted(value)
      send({ value })
    },
  }
}
