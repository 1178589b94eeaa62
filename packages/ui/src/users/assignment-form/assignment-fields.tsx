import { chakra } from '@chakra-ui/react'
import { clientLabel } from '@remesa/domain/clients'
import { ALL_ID } from '@remesa/domain/users'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { type Catalogue, CatalogueNotice, Combobox, EntitySelector, useField } from '../../kernel'
import type { AssignmentChoiceProps, OfferedServicePoint, OfferedSubclient } from './assignment-form.types'
import type { useAssignmentChoice } from './use-assignment-form'

interface AssignmentFieldsProps extends AssignmentChoiceProps {
  readonly rules: ReturnType<typeof useAssignmentChoice>
  /** The field for the service points. */
  readonly children: ReactNode
}

/** The layout of the fields: beside each other if there is enough space. */
const placesOfFields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: '3',
} as const

/** The fields for client and center, followed by the field for the point. A center can be chosen only after a client. */
export function AssignmentFields(props: AssignmentFieldsProps) {
  const { draft, client, subclients, servicePoints, onChange, rules, children } = props
  const { form } = rules
  const hasPoints = draft.points.length > 0
  const t = useT()
  const labels = {
    client: t('users.field.client'),
    center: t('users.field.subClient'),
  }
  const clientField = useField(form, { path: 'clientId', label: labels.client, kind: 'choice' })
  const centerField = useField(form, { path: 'subclientId', label: labels.center, kind: 'choice' })
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div css={placesOfFields}>
        <EntitySelector
          {...clientField}
          {...client}
          label={labels.client}
          isRequired={!hasPoints}
          emptyText={t('text.no.entities')}
        />
        {!draft.addOnlyClient && (
          <>
            <Combobox
              {...centerField}
              label={labels.center}
              isRequired={!hasPoints}
              emptyText={t('text.no.centers')}
              isLoading={draft.clientId !== null && subclients.items === undefined}
              disabledReason={draft.clientId === null ? t('selector.first.client') : undefined}
              options={optionsOf(
                rules.subclients,
                t('users.add.allCenters', { count: rules.subclients.length }),
              )}
              value={textOf(draft.subclientId)}
              onChange={({ value }) => {
                form.touch('subclientId')
                onChange({ type: 'subclient', id: idOf(value) })
              }}
            />
            {children}
          </>
        )}
      </chakra.div>
      {/* Notices in the grid of the fields would keep its empty columns open, so that the fields would be narrower. */}
      <Missing title={t('users.add.centers.error')} onRetry={subclients.onRetry} />
      <Missing title={t('users.add.points.error')} onRetry={servicePoints.onRetry} />
    </chakra.div>
  )
}

interface MissingProps extends Pick<Catalogue<Offered>, 'onRetry'> {
  readonly title: string
}

/** A notice that a list failed to load. It is below all fields, because there is no space between two fields. */
function Missing({ title, onRetry }: MissingProps) {
  return onRetry && <CatalogueNotice title={title} onRetry={onRetry} />
}

type Offered = OfferedSubclient | OfferedServicePoint

/** The options for a list of records: an option for all records, then each record. An empty list has no options. */
export const optionsOf = (records: readonly Offered[], allText: string) => [
  ...(records.length === 0 ? [] : [{ value: String(ALL_ID), label: allText }]),
  ...records.map((record) => ({ value: String(record.id), label: clientLabel(record) })),
]

export const textOf = (id: number | null): string => (id === null ? '' : String(id))
export const idOf = (text: string): number | null => (text === '' ? null : Number(text))
