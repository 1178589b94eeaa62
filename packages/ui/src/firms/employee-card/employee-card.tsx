import { chakra } from '@chakra-ui/react'
import type { VisibleEmployee } from '@remesa/domain/firms'
import { PenLine, ScanFace, Truck } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { EmployeePicture, type PictureState } from './employee-picture'

export interface EmployeeCardProps {
  readonly employee: VisibleEmployee
  /** The photo of the employee; `undefined` if there is none, or the user may not see it. */
  readonly photo: PictureState | undefined
  readonly signature: PictureState | undefined
}

/**
 * The data of an employee that the user may see and compares with the person at the door. On wide screens the photo
 * and the signature are side by side.
 */
export function EmployeeCard({ employee, photo, signature }: EmployeeCardProps) {
  const t = useT()
  const { registry, name, lastName, document, vehicle } = employee
  const whole = [name, lastName].filter(Boolean).join(' ')
  const plate = vehicle?.licensePlate
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={photo === undefined ? '1fr' : 'minmax(0, 2fr) minmax(0, 3fr)'}
        gridTemplateRows={{ md: 'auto 1fr' }}
      >
        {photo !== undefined && (
          <chakra.div gridRow={{ md: '1 / -1' }}>
            <EmployeePicture picture={photo} label={t('firms.employee.photo', { registry })} ratio="4 / 5" />
          </chakra.div>
        )}
        <chakra.dl m="0">
          <Line term={t('firms.employee')} value={registry} isFirst />
          <Line term={t('firms.employee.role')} value={employee.function} />
          <Line term={t('firms.employee.name')} value={whole} />
          <Line term={t('firms.employee.badge')} value={employee.workBadge} />
          <Line term={document?.type ?? t('firms.employee.document')} value={document?.value} />
          <Line
            term={t('firms.employee.truck')}
            value={
              vehicle !== null &&
              (vehicle.number ?? plate) !== null && (
                <>
                  {vehicle.number} {plate && <Plate plate={plate} />}
                </>
              )
            }
          />
        </chakra.dl>
        {signature !== undefined && (
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <EmployeePicture
              picture={signature}
              label={t('firms.employee.signature', { registry })}
              ratio="5 / 2"
            />
          </chakra.div>
        )}
      </chakra.div>
      <Compare hasPhoto={photo !== undefined} hasSignature={signature !== undefined} plate={plate} />
    </chakra.div>
  )
}

function Line({
  term,
  value,
  isFirst = false,
}: {
  readonly term: string
  readonly value: ReactNode
  readonly isFirst?: boolean
}) {
  if (value === null || value === undefined || value === false || value === '') return null
  return (
    <chakra.div pb="2" mb="2" borderBottomWidth="1px" borderColor="border.group">
      <chakra.dt color="fg.muted">{term}</chakra.dt>
      <chakra.dd
        m="0"
        textStyle={isFirst ? '3xl' : '2xl'}
        fontWeight="semibold"
        overflowWrap="anywhere"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.dd>
    </chakra.div>
  )
}

/** The number plate of a truck, styled like a real plate. */
export function Plate({ plate }: { readonly plate: string }) {
  return (
    <chakra.span
      display="inline-block"
      px="2"
      borderWidth="2px"
      borderColor="fg"
      borderRadius="md"
      textStyle="xl"
      whiteSpace="nowrap"
    >
      {plate}
    </chakra.span>
  )
}

/**
 * The list of features that the user has to compare with the person. The entries have no check marks, because the user,
 * not the page, compares the features.
 */
function Compare({
  hasPhoto,
  hasSignature,
  plate,
}: {
  readonly hasPhoto: boolean
  readonly hasSignature: boolean
  readonly plate: string | null | undefined
}) {
  const t = useT()
  if (!hasPhoto && !hasSignature && !plate) return null
  return (
    <chakra.section textStyle="lg">
      <chakra.h3 fontWeight="semibold">{t('firms.compare.title')}</chakra.h3>
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        css={{ '& li': { display: 'flex', alignItems: 'center', gap: '2' } }}
      >
        {hasPhoto && (
          <li>
            <Icon of={ScanFace} size={18} />
            {t('firms.compare.face')}
          </li>
        )}
        {hasSignature && (
          <li>
            <Icon of={PenLine} size={18} />
            {t('firms.compare.signature')}
          </li>
        )}
        {plate && (
          <li>
            <Icon of={Truck} size={18} />
            {t('firms.compare.plate', { plate })}
          </li>
        )}
      </chakra.ul>
    </chakra.section>
  )
}
