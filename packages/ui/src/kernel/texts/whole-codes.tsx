import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

const hasHyphen = (word: string): boolean => word.includes('-')

/**
 * A text whose codes, such as that of a bag, move to the next line whole instead of breaking at a hyphen. A
 * code that is longer than a line still breaks.
 */
export const wholeCodes = (text: string): ReactNode =>
  hasHyphen(text)
    ? text.split(' ').map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text have no other name, and keep their places.
        <Fragment key={at}>
          {at > 0 && ' '}
          {hasHyphen(word) ? (
            <chakra.span display="inline-block" maxW="full">
              {word}
            </chakra.span>
          ) : (
            word
          )}
        </Fragment>
      ))
    : text
