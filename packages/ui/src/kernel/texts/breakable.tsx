import { Fragment, type ReactNode } from 'react'

/** A long address in which lines break after punctuation marks if possible. */
export const breakable = (content: ReactNode): ReactNode =>
  typeof content === 'string'
    ? content.split(/(?<=[@.\-_/])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and keep their places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : content
