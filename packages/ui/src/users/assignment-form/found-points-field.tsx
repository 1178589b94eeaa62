import { clientLabel } from '@remesa/domain/clients'
import { ALL_ID, type FoundServicePoint, isAssignable } from '@remesa/domain/users'
import { useT } from '../../i18n'
import { containsWords, type EntityOption, TagPicker, useField, useSearch } from '../../kernel'
import type { AssignmentFormProps } from './assignment-form.types'
import type { useAssignmentForm } from './use-assignment-form'

interface FoundPointsFieldProps
  extends Pick<AssignmentFormProps, 'user' | 'draft' | 'client' | 'found' | 'servicePoints' | 'onChange'> {
  readonly rules: ReturnType<typeof useAssignmentForm>
}

/**
 * The field for several points. If a center is chosen, the user chooses points of this center, or all of them.
 * Otherwise the points are searched on the server, and each point shows its client and center. (USR-92, USR-93)
 */
export function FoundPointsField(props: FoundPointsFieldProps) {
  const { user, draft, client, found, servicePoints, onChange, rules } = props
  const { form, offeredPoints, subclients } = rules
  const t = useT()
  const search = useSearch(found.onSearch, undefined)
  const text = search.text ?? ''
  const label = t('users.field.servicePoint')
  const field = useField(form, { path: 'servicePointId', label, kind: 'choice' })
  const hasAllCenters = draft.subclientId === ALL_ID
  const center = subclients.find(({ id }) => id === draft.subclientId)
  const all: EntityOption = {
    id: String(ALL_ID),
    name: t('users.add.allPoints', { count: rules.servicePoints.length }),
  }
  const points =
    center === undefined
      ? found.options.filter((point) => isAssignable(user, point))
      : offeredPoints.map(
          ({ id, codeSol, description }): FoundServicePoint => ({
            id,
            codeSol,
            description,
            subclient: {
              id: center.id,
              description: center.description,
              client: { id: center.client.id, description: client.value?.name ?? '' },
            },
          }),
        )
  const options = points.map((point) => ({
    id: String(point.id),
    name: clientLabel(point),
    code: center === undefined ? placeOf(point) : undefined,
  }))
  const isShown = containsWords(text)
  const known = new Map([...draft.points, ...points].map((point) => [String(point.id), point]))
  const isNothingLeft =
    center === undefined
      ? found.state === 'ready' && found.options.length > 0 && points.length === 0
      : rules.servicePoints.length > 0 && points.length === 0
  const nothingLeft = t(center === undefined ? 'users.add.foundAssigned' : 'users.add.nothingLeft')
  const isLoading =
    center === undefined
      ? search.isWaiting || found.state === 'loading'
      : servicePoints.items === undefined && servicePoints.onRetry === undefined
  return (
    <TagPicker
      {...field}
      label={label}
      closesOnChoice
      isRequired={!hasAllCenters && draft.subclientId !== null}
      disabledReason={hasAllCenters ? t('users.add.everyPoint') : undefined}
      hint={isNothingLeft ? nothingLeft : draft.clientId === null ? t('users.add.find') : undefined}
      state={center === undefined && found.state === 'error' ? 'error' : isLoading ? 'loading' : 'ready'}
      onRetry={found.onRetry}
      options={
        center === undefined
          ? options
          : [...(rules.servicePoints.length > 0 ? [all] : []), ...options].filter(({ name }) => isShown(name))
      }
      value={
        draft.servicePointId === ALL_ID
          ? [all]
          : draft.points.map((point) => ({
              id: String(point.id),
              name: `${point.description} · ${placeOf(point)}`,
            }))
      }
      text={text}
      onText={(typed) => {
        if (typed.text !== '') search.type(typed.text)
        else {
          search.end()
          found.onSearch(typed)
        }
      }}
      onOpen={() => found.onSearch({ text })}
      onChange={({ value }) => {
        form.touch('servicePointId')
        const isAll = value.some(({ id }) => id === all.id)
        if (isAll && draft.servicePointId !== ALL_ID) onChange({ type: 'service-point', id: ALL_ID })
        else onChange({ type: 'points', points: value.flatMap(({ id }) => known.get(id) ?? []) })
      }}
    />
  )
}

/** The client and the center of a point, in words. */
const placeOf = ({ subclient }: FoundServicePoint): string =>
  `${subclient.client.description} / ${subclient.description}`
