import { clientCalls, servicePointCalls, subclientCalls, userCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import { hiddenUserFields } from '@remesa/domain/users'
import { userName } from '@remesa/ui/users'
import { useClientOf } from '../kernel/api'
import { RecordHistory } from './record-history'

const describedAs = ({ description }: { readonly description: string }): string => description

const hiddenOfUsers = ({ ability, user }: Viewer): readonly string[] =>
  hiddenUserFields({ ability, admin: user.admin })

/** The page with the history of the user whose id is in the URL. */
export function UserHistoryPage() {
  const { users } = useClientOf(userCalls)
  return <RecordHistory kind="users" call={users.get} nameOf={userName} hiddenFrom={hiddenOfUsers} />
}

/** The page with the history of the client whose id is in the URL. */
export function ClientHistoryPage() {
  const { clients } = useClientOf(clientCalls)
  return <RecordHistory kind="clients" call={clients.get} nameOf={describedAs} />
}

/** The page with the history of the subclient whose id is in the URL. */
export function SubclientHistoryPage() {
  const { subclients } = useClientOf(subclientCalls)
  return <RecordHistory kind="subclients" call={subclients.get} nameOf={describedAs} />
}

/** The page with the history of the service point whose id is in the URL. */
export function ServicePointHistoryPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <RecordHistory kind="service-points" call={servicePoints.get} nameOf={describedAs} />
}
