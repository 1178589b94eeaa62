import { chakra } from '@chakra-ui/react'

export interface StateTagProps {
  readonly label: string
}

/** A word beside a name for an unusual state, such as inactive. */
export function StateTag({ label }: StateTagProps) {
  return (
    <chakra.span
      display="inline-block"
      px="2"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="border"
      bg="bg.subtle"
      color="fg.muted"
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      {label}
    </chakra.span>
  )
}
