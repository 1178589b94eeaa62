import { chakra } from '@chakra-ui/react'
import type { AdministratorReach } from '@remesa/domain/users'
import { useState } from 'react'
import { useT } from '../../i18n'
import { ConfirmDialog, DetailCard, FailureNotice, Switch, type WriteFailure } from '../../kernel'

/** A right of a user that the viewer may see, and its switch. */
export interface UserRight {
  readonly value: boolean
  readonly isBusy: boolean
  /** The failure of the last attempt to change the right. */
  readonly failure: WriteFailure | undefined
  /** The reason why the right can't be changed now; `undefined` if it can. */
  readonly disabledReason: string | undefined
  /** The question that is asked before the right is given. Without a question, the right is given at once. */
  readonly question?: RightQuestion | undefined
  readonly onChange: (detail: { readonly value: boolean }) => void
}

export interface RightQuestion {
  readonly title: string
  readonly text: string
  readonly confirmText: string
}

export interface UserRightsProps {
  /** Whether the administrator's right applies to every country, or only to the user's assignments. */
  readonly reach: AdministratorReach
  /** The administrator's right; `undefined` if the viewer may not see it. */
  readonly admin: UserRight | undefined
  readonly supervisor: UserRight | undefined
}

/**
 * The rights that a user has in addition to their roles. A switch takes effect at once. If a change failed, the
 * reason is shown below the switch.
 */
export function UserRights({ reach, admin, supervisor }: UserRightsProps) {
  const t = useT()
  if (admin === undefined && supervisor === undefined) return null
  return (
    <DetailCard level={2} heading={t('users.rights.title')}>
      <chakra.div display="grid" gap="3">
        {admin && (
          <Right {...admin} label={t('users.rights.admin')} hint={t(`users.rights.admin.hint.${reach}`)} />
        )}
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

function Right({
  failure,
  question,
  onChange,
  ...right
}: UserRight & { readonly label: string; readonly hint: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Switch
        {...right}
        onChange={({ value }) => (value && question !== undefined ? setAsking(true) : onChange({ value }))}
      />
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          title={question.title}
          description={question.text}
          confirmText={question.confirmText}
          onConfirm={() => {
            setAsking(false)
            onChange({ value: true })
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {failure && (
        <chakra.div mt="2">
          <FailureNotice action="changeRight" failure={failure} />
        </chakra.div>
      )}
    </div>
  )
}
