import { Fragment, type ReactNode } from 'react'

/** Matches the position after the @ of an e-mail address, where a line may break. */
const endOfName = /(?<=@)/
const endOfPart = /(?<=[.\-_/])/

/** A long text whose lines break after punctuation marks if possible, and an e-mail address only after its @. */
export const breakable = (content: ReactNode): ReactNode =>
  typeof content === 'string'
    ? content.split(content.includes('@') ? endOfName : endOfPart).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id and never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : content
