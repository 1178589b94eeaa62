import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { numbered } from '../details/numbered'

const hasHyphen = (word: string): boolean => word.includes('-')

/**
 * A text whose codes, such as that of a bag, go to the next line whole, rather than to be broken at a hyphen. A code
 * that is longer than a line still breaks.
 */
export const wholeCodes = (text: string): ReactNode =>
  hasHyphen(text)
    ? numbered(text.split(' ')).map(({ id, line: word }, at) => (
        <Fragment key={id}>
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
