import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

const hasHyphen = (word: string): boolean => word.includes('-')

/**
 * A text in which no line breaks at a hyphen inside a code, such as the code of a bag. A whole code moves to the
 * next line, unless it is longer than a line.
 */
export const wholeCodes = (text: string): ReactNode =>
  hasHyphen(text)
    ? text.split(' ').map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no id and never move.
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
