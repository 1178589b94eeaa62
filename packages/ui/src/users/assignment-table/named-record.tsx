import { chakra } from '@chakra-ui/react'
import type { AssignedClient, AssignmentRow } from '@remesa/domain/users'
import { StateTag } from '../../kernel'

/** The name and the code of an assigned record. */
export interface AssignedName {
  readonly name: string | undefined
  readonly code: string | null
}

interface NamedRecordProps extends AssignedName {
  /** The word for "all", for a row that covers all records of a level, such as all points of a center. */
  readonly whole?: string | undefined
}

/** The name of an assigned record, followed by its code in small letters. */
export function NamedRecord({ name, code, whole = '' }: NamedRecordProps) {
  if (name === undefined) return <StateTag label={whole} />
  return (
    <>
      {name}
      {code !== null && code !== '' && (
        <chakra.span marginInlineStart="1.5" textStyle="xs" fontWeight="normal" color="fg.muted">
          {code}
        </chakra.span>
      )}
    </>
  )
}

/** The name of a row on one line, the most specific part first: point, center, client. */
export const rowName = ({ servicePointId, subclientId, ...row }: AssignmentRow): string =>
  servicePointId === null ? (subclientId === null ? row.client : row.center) : row.description

/** Functions that return the name and the code of an assigned record from its id. */
export const namesOf = (tree: readonly AssignedClient[]) => {
  const named = ({
    description,
    codeSol,
  }: Pick<AssignedClient, 'description' | 'codeSol'>): AssignedName => ({
    name: description,
    code: codeSol,
  })
  const clients = new Map(tree.map((client) => [client.id, named(client)]))
  const subclients = new Map(
    tree.flatMap((client) => client.subclients.map((subclient) => [subclient.id, named(subclient)] as const)),
  )
  const unnamed: AssignedName = { name: undefined, code: null }
  const client = (id: number): AssignedName => clients.get(id) ?? unnamed
  const subclient = (id: number | null): AssignedName =>
    id === null ? unnamed : (subclients.get(id) ?? unnamed)
  return {
    client,
    subclient,
    /** The center or client that a row without a point covers as a whole. */
    whole: ({ clientId, subclientId }: AssignmentRow): AssignedName =>
      subclientId === null ? client(clientId) : subclient(subclientId),
    point: ({ servicePointId, description, code }: AssignmentRow): AssignedName =>
      servicePointId === null ? unnamed : { name: description, code },
  }
}
