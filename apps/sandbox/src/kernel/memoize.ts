import { LRUCache } from 'lru-cache'

/**
 * A function of a text that keeps its latest answers, for what takes longer to work out than the text takes to read.
 * Another text has another answer, so none goes stale.
 *
 * @param most How many answers are kept; the one unused for longest goes first.
 */
export const memoize = <Answer>(work: (text: string) => Answer, most = 500): ((text: string) => Answer) => {
  const answers = new LRUCache<string, { readonly answer: Answer }>({ max: most })
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known.answer
    const answer = work(text)
    answers.set(text, { answer })
    return answer
  }
}
