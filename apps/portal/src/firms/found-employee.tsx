import { firmsCalls } from '@remesa/api-client/contract'
import {
  contactPhone,
  type EmployeeSearchInput,
  type FirmsSearch,
  type VisibleEmployee,
  visibleEmployee,
} from '@remesa/domain/firms'
import { EmployeeCard, VisitBand } from '@remesa/ui/firms'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { searchEmployees } from './search-employees'
import { type PictureOptions, usePicture } from './use-picture'

export interface FoundEmployeeProps {
  readonly employee: VisibleEmployee
  readonly search: FirmsSearch & { readonly request: EmployeeSearchInput }
  /** Called when the answer to the back end's question has expired; `undefined` if the back end asked no question. */
  readonly onExpired: (() => void) | undefined
}

/** An employee with photo and signature, for a user who may see these data. */
export function FoundEmployee({ employee, search, onExpired }: FoundEmployeeProps) {
  const t = useT()
  const now = useNow()
  const { firms } = useClientOf(firmsCalls)
  const { request, config } = search
  const { countryCode } = request
  const renew: PictureOptions['renew'] = async (wanted) => {
    if (onExpired !== undefined) {
      onExpired()
      return null
    }
    const answer = await searchEmployees(firms, request, { silent: true })
    const again = answer.ok
      ? answer.value.employees.find(({ registry }) => registry === wanted.registry)
      : undefined
    if (again === undefined) return null
    const { photo, signature } = visibleEmployee(again, config)
    return [photo, signature].find((picture) => picture?.type === wanted.type) ?? null
  }
  const photo = usePicture({ countryCode, wanted: employee.photo, renew })
  const signature = usePicture({ countryCode, wanted: employee.signature, renew })
  return (
    <>
      <VisitBand
        kind="employee"
        visits={employee.visits}
        title={t('firms.found')}
        phone={contactPhone(config)}
        now={now}
      />
      <EmployeeCard employee={employee} photo={photo} signature={signature} />
    </>
  )
}
