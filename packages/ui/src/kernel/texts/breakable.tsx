import { Fragment, type ReactNode } from 'react'

/** A long text, such as an e-mail address. If possible, its lines break after punctuation marks. */
export const breakable = (content: ReactNode): ReactNode =>
  typeof content === 'string'
    ? content.split(/(?<=[@.\-_/])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id and never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : content
