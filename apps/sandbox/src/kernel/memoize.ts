import { LRUCache } from 'lru-cache'

/**
 * A function of a text that caches its latest answers, for results that take longer to compute than the text takes to
 * read. An answer depends only on the text, so a cached answer never becomes outdated.
 *
 * @param most How many answers are cached; the least recently used is dropped first.
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
