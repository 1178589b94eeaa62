import { clientCalls, servicePointCalls, subclientCalls, userCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import { hiddenUserFields } from '@remesa/domain/users'
import { userName } from '@remesa/ui/users'
import { useClientOf } from '../kernel/api'
import { RecordHistory } from './record-history'

const describedAs = ({ description }: { readonly description: string }): string => description

const hiddenOfUsers = ({ ability, user }: Viewer): readonly string[] =>
  hiddenUserFields({ ability, admin: user.admin })

/** The history of the user that the address names. */
export function UserHistoryPage() {
  const { users } = useClientOf(userCalls)
  return <RecordHistory kind="users" call={users.get} nameOf={userName} hiddenFrom={hiddenOfUsers} />
}

/** The history of the client that the address names. */
export function ClientHistoryPage() {
  const { clients } = useClientOf(clientCalls)
  return <RecordHistory kind="clients" call={clients.get} nameOf={describedAs} />
}

/** The history of the subclient that the address names. */
export function SubclientHistoryPage() {
  const { subclients } = useClientOf(subclientCalls)
  return <RecordHistory kind="subclients" call={subclients.get} nameOf={describedAs} />
}

/** The history of the service point that the address names. */
export function ServicePointHistoryPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <RecordHistory kind="service-points" call={servicePoints.get} nameOf={describedAs} />
}
