import { portalPages } from '@remesa/domain/abilities'
import { useT } from '@remesa/ui/i18n'
import { FailedState, PageHeader, Skeleton } from '@remesa/ui/kernel'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type ApiFailure, endpointQueryOptions, type ReadCall } from '../kernel/api'
import { UnknownRecord, usePathId } from '../kernel/routing'

/** Titles that the page shows until the record is loaded, which are the titles of the lists. */
const titles = {
  'edit-client': 'nav.clients',
  'edit-subclient': 'nav.subclients',
  'edit-servicepoint': 'nav.servicepoints',
} as const

export interface RecordLoaderProps<Data> {
  /** The page whose URL contains the id of the record. */
  readonly page: keyof typeof titles
  readonly call: ReadCall<{ readonly params: { readonly id: number } }, Data>
  /** The id of the record, if the path does not contain it. */
  readonly id?: number | undefined
  /** The form of the record. It is mounted once, so that a later response does not change the typed values. */
  readonly editor: ComponentType<{ readonly record: Data }>
}

/**
 * The record whose id is in the URL, read whenever the page opens and never taken from the cache. If the record does
 * not exist or the viewer may not see it, the page for unknown URLs is shown. (RCF-1)
 */
export function RecordLoader<Data>(loader: RecordLoaderProps<Data>) {
  const pathId = usePathId(portalPages[loader.page].path)
  const { id = pathId } = loader
  return id === undefined ? <UnknownRecord /> : <LoadedRecord key={id} {...loader} id={id} />
}

function LoadedRecord<Data>({
  id,
  page,
  call,
  editor: Editor,
}: RecordLoaderProps<Data> & { readonly id: number }) {
  const t = useT()
  const answer = useQuery({
    ...endpointQueryOptions(call, { params: { id } }, { isSilent: true }),
    gcTime: 0,
    staleTime: 0,
  })
  const { data, error, isFetching } = answer
  if (data !== undefined) return <Editor record={data} />
  if (error !== null && isMissing(error)) return <UnknownRecord />
  return (
    <>
      <PageHeader title={t(titles[page])} />
      {error !== null && !isFetching ? (
        <FailedState
          title={t('record.missing.title')}
          description={t('record.missing.description')}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton />
      )}
    </>
  )
}

const isMissing = ({ error }: ApiFailure): boolean => error.kind === 'rejected' && error.status === 404
