import { chakra } from '@chakra-ui/react'
import { clientLabel } from '@remesa/domain/clients'
import { ALL_ID } from '@remesa/domain/users'
import { useT } from '../../i18n'
import { type Catalogue, CatalogueNotice, Combobox, EntitySelector, useField } from '../../kernel'
import type { AssignmentChoiceProps, OfferedServicePoint, OfferedSubclient } from './assignment-form.types'
import type { useAssignmentChoice } from './use-assignment-form'

interface AssignmentFieldsProps extends AssignmentChoiceProps {
  readonly rules: ReturnType<typeof useAssignmentChoice>
}

/** The layout of the fields: beside each other if there is enough space. */
export const placesOfFields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: '3',
} as const

/** The fields for client, center and service point. Each is enabled once the field before it is filled in. */
export function AssignmentFields(props: AssignmentFieldsProps) {
  const { draft, client, subclients, servicePoints, onChange, rules } = props
  const { form, offeredPoints } = rules
  const t = useT()
  const labels = {
    client: t('users.field.client'),
    center: t('users.field.subClient'),
    point: t('users.field.servicePoint'),
  }
  const clientField = useField(form, { path: 'clientId', label: labels.client, kind: 'choice' })
  const centerField = useField(form, { path: 'subclientId', label: labels.center, kind: 'choice' })
  const pointField = useField(form, { path: 'servicePointId', label: labels.point, kind: 'choice' })
  const hasAllCenters = draft.subclientId === ALL_ID
  const isAllAssigned = rules.servicePoints.length > 0 && offeredPoints.length === 0
  return (
    <>
      <EntitySelector
        {...clientField}
        {...client}
        label={labels.client}
        isRequired
        emptyText={t('text.no.entities')}
      />
      {!draft.addOnlyClient && (
        <>
          <Combobox
            {...centerField}
            label={labels.center}
            isRequired
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
          <Combobox
            {...pointField}
            label={labels.point}
            isRequired={!hasAllCenters}
            isLoading={servicePoints.items === undefined}
            disabledReason={
              hasAllCenters
                ? t('users.add.everyPoint')
                : draft.subclientId === null
                  ? t('selector.first.subclient')
                  : undefined
            }
            hint={isAllAssigned ? t('users.add.nothingLeft') : undefined}
            options={optionsOf(
              offeredPoints,
              t('users.add.allPoints', { count: rules.servicePoints.length }),
            )}
            value={textOf(draft.servicePointId)}
            onChange={({ value }) => {
              form.touch('servicePointId')
              onChange({ type: 'service-point', id: idOf(value) })
            }}
          />
        </>
      )}
      <Missing title={t('users.add.centers.error')} onRetry={subclients.onRetry} />
      <Missing title={t('users.add.points.error')} onRetry={servicePoints.onRetry} />
    </>
  )
}

interface MissingProps extends Pick<Catalogue<Offered>, 'onRetry'> {
  readonly title: string
}

/** A notice that a list failed to load. It is below all fields, because there is no space between them. */
function Missing({ title, onRetry }: MissingProps) {
  if (onRetry === undefined) return null
  return (
    <chakra.div gridColumn="1 / -1" order="1">
      <CatalogueNotice title={title} onRetry={onRetry} />
    </chakra.div>
  )
}

type Offered = OfferedSubclient | OfferedServicePoint

/** The records as options. The first option is all of them together, if there are any. */
const optionsOf = (records: readonly Offered[], allText: string) => [
  ...(records.length === 0 ? [] : [{ value: String(ALL_ID), label: allText }]),
  ...records.map((record) => ({ value: String(record.id), label: clientLabel(record) })),
]

const textOf = (id: number | null): string => (id === null ? '' : String(id))
const idOf = (text: string): number | null => (text === '' ? null : Number(text))
