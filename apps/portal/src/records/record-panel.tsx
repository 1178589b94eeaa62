import { historyCalls } from '@remesa/api-client/contract'
import { formatAmount } from '@remesa/domain/kernel'
import type { CurrencyLimit, Place, RecordHistoryKind, ThirdCode } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { ButtonLink, type Fact } from '@remesa/ui/kernel'
import { RecordPanel as Panel, type RecordPanelProps } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { endpointQueryOptions, type ReadCall, useClientOf } from '../kernel/api'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { historyPatterns } from './history-address'
import type { PanelEditing, PanelEditorProps } from './panel-editor'
import { useRelatedLists } from './use-related-lists'

/** The data of a record that its row in the list does not contain. */
export interface RecordParts {
  readonly limits: readonly CurrencyLimit[]
  readonly thirdcodes: readonly ThirdCode[]
}

/** The call that reads a whole record. */
export type ReadRecordParts = ReadCall<{ readonly params: { readonly id: number } }, RecordParts>

export interface RecordPanelInput
  extends Pick<RecordPanelProps, 'isOpen' | 'onClose' | 'title' | 'onPrevious' | 'onNext' | 'returnTo'> {
  readonly kind: RecordHistoryKind
  readonly id: number
  readonly facts: readonly Fact[]
  /**
   * Path of the record's page; `undefined` if the viewer may not edit the record. The panel then shows no last change.
   */
  readonly path: string | undefined
  /**
   * The record and its parent records, and the call that reads the whole record; `undefined` for a user, because no
   * records belong to a user.
   */
  readonly place:
    | {
        readonly of: Place
        readonly read: ReadRecordParts
        readonly editor: ComponentType<PanelEditorProps>
      }
    | undefined
  readonly editing: PanelEditing & { readonly isEdited: boolean; readonly onBegin: () => void }
}

/** The panel that shows a row of a list of records. (REC-123) */
export function RecordPanel({ place, editing, ...shown }: RecordPanelInput) {
  return place === undefined ? (
    <ShownRecord {...shown} related={[]} />
  ) : (
    <ShownPlace {...shown} editing={editing} place={place} />
  )
}

function ShownPlace({
  place,
  facts,
  editing,
  ...shown
}: Omit<ShownProps, 'related' | 'edit'> &
  Pick<RecordPanelInput, 'editing'> & { readonly place: NonNullable<RecordPanelInput['place']> }) {
  const t = useT()
  const related = useRelatedLists(place.of)
  const whole = endpointQueryOptions(place.read, { params: { id: shown.id } }, { isSilent: true })
  const { data } = useQuery({
    ...whole,
    // The panel has a cache entry of its own, so that the form on the record's page never begins with an old
    // response that was read for the panel.
    queryKey: [...whole.queryKey, 'panel'],
    staleTime: 0,
    enabled: shown.path !== undefined,
  })
  const parts: readonly Fact[] = [
    {
      term: t('record-lists.panel.limits'),
      value: lines(data?.limits.map(({ currency, amount }) => `${currency.code} ${formatAmount(amount)}`)),
    },
    {
      term: t('record-lists.panel.thirdcodes'),
      value: lines(data?.thirdcodes.map(({ system, code }) => `${system}: ${code}`)),
    },
  ]
  const { isEdited, onBegin, ...ending } = editing
  const { editor: Editor } = place
  const edit = shown.path !== undefined && {
    onEdit: onBegin,
    form: isEdited && <Editor key={shown.id} id={shown.id} {...ending} />,
  }
  return <ShownRecord {...shown} facts={[...facts, ...parts]} related={related} edit={edit || undefined} />
}

const lines = (texts: readonly string[] = []): string | undefined =>
  texts.length === 0 ? undefined : texts.join('\n')

type ShownProps = Omit<RecordPanelInput, 'place' | 'editing'> & Pick<RecordPanelProps, 'related' | 'edit'>

function ShownRecord({ kind, id, path, ...shown }: ShownProps) {
  const t = useT()
  const { timeZone } = usePortal()
  const { history } = useClientOf(historyCalls)
  const latest = endpointQueryOptions(
    history.record,
    { params: { kind, id }, query: { page: 0, size: 1 } },
    // A failure opens no popup, because the panel works without the last change.
    { isSilent: true },
  )
  const { data } = useQuery({ ...latest, staleTime: 0, enabled: path !== undefined })
  return (
    <Panel
      {...shown}
      changed={data?.content[0]}
      timeZone={timeZone}
      historyHref={fillPattern(historyPatterns[kind], { id })}
      links={
        path !== undefined && (
          <Link href={path} asChild>
            <ButtonLink size="sm" href={path}>
              {t('record-lists.panel.open')}
            </ButtonLink>
          </Link>
        )
      }
      renderLink={(link) => <Link key={link.href} {...link} />}
    />
  )
}
