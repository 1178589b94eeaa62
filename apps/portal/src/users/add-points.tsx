import { clientSelectorQuery } from '@remesa/domain/clients'
import {
  type AssignmentChange,
  buildAssignmentRequest,
  changeAssignmentDraft,
  clientSearchCountry,
  emptyAssignmentDraft,
  foundPointsQuery,
} from '@remesa/domain/users'
import { AssignmentForm } from '@remesa/ui/users'
import { useState } from 'react'
import { useApi } from '../kernel/api'
import { recordOption, useRemoteSearch, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useAssignable } from './use-assignable'
import { type ChangedUser, useAssignmentWrite } from './use-user-writes'

/** The form that adds service points to a user. It is emptied after it was sent. */
export function AddPoints(changed: ChangedUser) {
  const { user } = changed
  const api = useApi()
  const { user: viewer } = usePortal()
  const [{ draft, serial }, setState] = useState({ draft: emptyAssignmentDraft(), serial: 0 })
  const change = (next: AssignmentChange) =>
    setState((last) => ({ ...last, draft: changeAssignmentDraft(last.draft, next) }))
  const catalogues = useAssignable(draft)
  const { isBusy, failure, send } = useAssignmentWrite(changed, {
    onDone: () => setState((last) => ({ draft: emptyAssignmentDraft(), serial: last.serial + 1 })),
  })
  const countryId = clientSearchCountry(viewer, user.country.id)
  const client = useRemoteSelector({
    call: api.clients.list,
    query: (typed) =>
      countryId === null ? undefined : clientSelectorQuery({ countryId: String(countryId), typed }),
    optionOf: recordOption,
    chosenId: draft.clientId === null ? '' : String(draft.clientId),
    onChoose: (row) => change({ type: 'client', id: row?.id ?? null }),
  })
  const { rows: found, ...search } = useRemoteSearch(api.servicePoints.list, (typed) =>
    countryId === null || draft.subclientId !== null
      ? undefined
      : foundPointsQuery({ typed, countryId, clientId: draft.clientId }),
  )
  const { items: subclients = [] } = catalogues.subclients
  const { items: servicePoints = [] } = catalogues.servicePoints
  return (
    <AssignmentForm
      user={user}
      viewer={viewer}
      draft={draft}
      serial={serial}
      client={client}
      found={{
        ...search,
        options: found.filter(({ subclient }) => subclient.client.country.id === user.country.id),
      }}
      {...catalogues}
      isBusy={isBusy}
      failure={failure}
      onChange={change}
      onAdd={() => send(buildAssignmentRequest(draft, { user, subclients, servicePoints }))}
    />
  )
}
