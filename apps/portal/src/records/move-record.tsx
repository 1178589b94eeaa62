import type { ApiError, CallOptions, CreateOptions, VersionedOptions } from '@remesa/api-client'
import { clientSelectorQuery } from '@remesa/domain/clients'
import type { Result, WriteResponse } from '@remesa/domain/kernel'
import type { MoveEffects } from '@remesa/domain/records'
import { subclientSelectorQuery } from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import type { ReadEffects } from '@remesa/ui/records'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderInput } from 'lucide'
import { useState } from 'react'
import { endpointQueryOptions, type ReadCall, useApi } from '../kernel/api'
import { recordOption, useRemoteSelector } from '../kernel/list'
import { lazyPart, useOpenedDialog } from '../kernel/loading'
import { useUndo, useWrite } from '../kernel/write'

/** The calls that move records of one kind to another parent. */
export interface MoveCalls {
  readonly move: (
    input: { readonly params: { readonly id: number }; readonly body: { readonly parentId: number } },
    options: CreateOptions & CallOptions & VersionedOptions,
  ) => Promise<Result<WriteResponse, ApiError>>
  readonly moveEffects: ReadCall<
    { readonly params: { readonly id: number }; readonly query: { readonly parentId: number } },
    MoveEffects
  >
}

interface Named {
  readonly id: number
  readonly description: string
}

export interface MoveRecordProps {
  readonly record: Named
  /** The version of the record in the form. `onVersion` gets the version after the record was moved. */
  readonly version: string | undefined
  readonly onVersion: (version: string | undefined) => void
  readonly countryId: number
  /**
   * The current parent of the record. `areBelowSubclients` tells whether records of this kind move to subclients or to
   * clients.
   */
  readonly parent: Named
  readonly areBelowSubclients: boolean
  readonly calls: MoveCalls
}

const MoveDialog = lazyPart(async () => (await import('./move-dialog')).MoveDialog)

/** The button that opens the dialog in which a record is moved to another parent. (REC-100) */
export function MoveRecord(props: MoveRecordProps) {
  const t = useT()
  const { opened, open, close } = useOpenedDialog<undefined>()
  return (
    <>
      <Button size="sm" icon={<Icon of={FolderInput} size={16} />} onClick={() => open(undefined)}>
        {t('records.move')}
      </Button>
      {opened && <MoveTo key={opened.opening} {...props} isOpen={opened.isOpen} onClose={close} />}
    </>
  )
}

interface MoveToProps extends MoveRecordProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

function MoveTo({ isOpen, onClose, ...props }: MoveToProps) {
  const { record, version, countryId, parent, areBelowSubclients, calls, onVersion } = props
  const t = useT()
  const api = useApi()
  const queries = useQueryClient()
  const [client, setClient] = useState<Named>()
  const [subclient, setSubclient] = useState<Named>()
  const clients = useRemoteSelector({
    call: api.clients.list,
    query: (typed) => clientSelectorQuery({ countryId: String(countryId), typed, hasOid: undefined }),
    optionOf: recordOption,
    chosenId: client === undefined ? '' : String(client.id),
    onChoose: (row) => {
      setClient(row)
      setSubclient(undefined)
    },
  })
  const subclients = useRemoteSelector({
    call: api.subclients.list,
    query: (typed) => client && subclientSelectorQuery({ clientId: client.id, typed, hasOid: undefined }),
    optionOf: recordOption,
    disabledReason: t('service-points.refused.no-client'),
    chosenId: subclient === undefined ? '' : String(subclient.id),
    onChoose: setSubclient,
  })
  const to = areBelowSubclients ? subclient : client
  const isSame = to?.id === parent.id
  const params = { id: record.id }
  const effects = useQuery(
    to === undefined || isSame
      ? { queryKey: [calls.moveEffects.id], queryFn: skipToken }
      : {
          ...endpointQueryOptions(
            calls.moveEffects,
            { params, query: { parentId: to.id } },
            { isSilent: true },
          ),
          staleTime: 0,
        },
  )
  const reread = () => void queries.invalidateQueries()
  const offerUndo = useUndo({ reread })
  const { isBusy, failure, send } = useWrite<Named, WriteResponse>({
    call: (chosen, options) => calls.move({ params, body: { parentId: chosen.id } }, { ...options, version }),
    draftOf: ({ id }) => String(id),
    onDone: (written, chosen) => {
      onClose()
      onVersion(written.version)
      offerUndo(
        {
          tone: 'success',
          key: 'records.move.done',
          values: { name: record.description, to: chosen.description },
        },
        {
          subject: `${calls.moveEffects.id} ${record.id}`,
          name: record.description,
          version: written.version,
          call: (options) => calls.move({ params, body: { parentId: parent.id } }, options),
          onUndone: (undone) => onVersion(undone.version),
        },
      )
    },
    reread,
  })
  return (
    <MoveDialog
      isOpen={isOpen}
      name={record.description}
      from={parent.description}
      client={clients}
      subclient={areBelowSubclients ? subclients : undefined}
      to={to?.description}
      isSame={isSame}
      effects={shownEffects(effects)}
      isBusy={isBusy}
      failure={failure}
      onMove={() => {
        if (to !== undefined) send(to)
      }}
      onClose={onClose}
    />
  )
}

const shownEffects = ({
  data,
  isError,
}: {
  readonly data: MoveEffects | undefined
  readonly isError: boolean
}): ReadEffects => data ?? (isError ? 'failed' : 'loading')
