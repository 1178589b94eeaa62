import { clientCalls, servicePointCalls, subclientCalls, userCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import { hiddenUserFields } from '@remesa/domain/users'
import { userName } from '@remesa/ui/users'
import { useClientOf } from '../kernel/api'
import { RecordHistory } from './record-history'

const describedAs = ({ description }: { readonly description: string }): string => description

const hiddenOfUsers = ({ ability, user }: Viewer): readonly string[] =>
  hiddenUserFields({ ability, admin: user.admin })

/** The page with the history of the user in the address. */
export function UserHistoryPage() {
  const { users } = useClientOf(userCalls)
  return <RecordHistory kind="users" call={users.get} nameOf={userName} hiddenFrom={hiddenOfUsers} />
}

/** The page with the history of the client in the address. */
export function ClientHistoryPage() {
  const { clients } = useClientOf(clientCalls)
  return <RecordHistory kind="clients" call={clients.get} nameOf={describedAs} />
}

/** The page with the history of the subclient in the address. */
export function SubclientHistoryPage() {
  const { subclients } = useClientOf(subclientCalls)
  return <RecordHistory kind="subclients" call={subclients.get} nameOf={describedAs} />
}

/** The page with the history of the service point in the address. */
export function ServicePointHistoryPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <RecordHistory kind="service-points" call={servicePoints.get} nameOf={describedAs} />
}
