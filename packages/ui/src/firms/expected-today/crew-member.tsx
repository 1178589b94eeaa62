import { chakra } from '@chakra-ui/react'
import type { VisibleEmployee } from '@remesa/domain/firms'
import { ScanFace, UserRound } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import type { PictureState } from '../employee-card/employee-picture'

export interface CrewMemberProps {
  /** The data of the crew member that the user may see before the check; `null` if the user may see none. */
  readonly employee: VisibleEmployee | null
  /** The photo of the crew member; `undefined` if there is none or the user may not see it. */
  readonly photo?: PictureState | undefined
  /** Position of the crew member in the crew, from 1. */
  readonly number: number
  /** The planned hours of the visit. They distinguish the buttons of crew members with the same name. */
  readonly hours: string
  readonly onCheck: () => void
}

/** The button of an expected crew member, which starts the check of this person. */
export function CrewMember({ employee, photo, number, hours, onCheck }: CrewMemberProps) {
  const t = useT()
  const { name, detail } = namesOf(employee) ?? { name: t('firms.today.member', { number }), detail: null }
  return (
    <chakra.button
      type="button"
      aria-label={t('firms.today.check', { name: [name, detail].filter(Boolean).join(' '), hours })}
      onClick={onCheck}
      display="flex"
      alignItems="center"
      gap="3"
      minH="16"
      px="3"
      py="2"
      borderWidth="2px"
      borderColor="border"
      borderRadius="lg"
      bg="surface"
      textAlign="start"
      textStyle="lg"
      cursor="pointer"
      _hover={{ borderColor: 'border.control' }}
    >
      {photo?.kind === 'ready' ? (
        <chakra.img
          src={photo.url}
          alt=""
          boxSize="12"
          flexShrink={0}
          bg="white"
          borderRadius="md"
          objectFit="cover"
        />
      ) : (
        <chakra.span aria-hidden="true" display="grid" placeItems="center" boxSize="12" flexShrink={0}>
          <Icon of={employee === null ? ScanFace : UserRound} size={28} />
        </chakra.span>
      )}
      <chakra.span display="grid" minW="0">
        <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
        {detail !== null && (
          <chakra.span color="fg.muted" textStyle="md">
            {detail}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.button>
  )
}

/**
 * The name and the job of a crew member. If the viewer may not see the name, the number of the badge, or the number
 * in the register, is shown instead.
 */
const namesOf = (employee: VisibleEmployee | null) => {
  if (employee === null) return undefined
  const { name, lastName, workBadge, registry } = employee
  const whole = [name, lastName].filter(Boolean).join(' ')
  return { name: whole || workBadge || registry, detail: employee.function || null }
}
