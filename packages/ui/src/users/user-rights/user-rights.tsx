import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { DetailCard, FailureNotice, Switch, type WriteFailure } from '../../kernel'

/** A flag of a user that the viewer may see. */
export interface UserRight {
  readonly value: boolean
  readonly isBusy: boolean
  /** How the last change failed. */
  readonly failure: WriteFailure | undefined
  /** Why it can't be changed now. */
  readonly disabledReason: string | undefined
  readonly onChange: (detail: { readonly value: boolean }) => void
}

export interface UserRightsProps {
  /** `undefined`: the viewer does not see the switch. */
  readonly admin: UserRight | undefined
  readonly supervisor: UserRight | undefined
}

/** What a user may do beyond their roles. A switch takes effect at once; one that failed says why below it. */
export function UserRights({ admin, supervisor }: UserRightsProps) {
  const t = useT()
  if (admin === undefined && supervisor === undefined) return null
  return (
    <DetailCard level={2} heading={t('users.rights.title')}>
      <chakra.div display="grid" gap="3">
        {admin && <Right {...admin} label={t('users.rights.admin')} hint={t('users.rights.admin.hint')} />}
        {supervisor && (
          <Right
            {...supervisor}
            label={t('users.rights.supervisor')}
            hint={t('users.rights.supervisor.hint')}
          />
        )}
      </chakra.div>
    </DetailCard>
  )
}

function Right({ failure, ...right }: UserRight & { readonly label: string; readonly hint: string }) {
  return (
    <div>
      <Switch {...right} />
      {failure && (
        <chakra.div mt="2">
          <FailureNotice action="changeRight" failure={failure} />
        </chakra.div>
      )}
    </div>
  )
}
