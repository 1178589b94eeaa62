import { LRUCache } from 'lru-cache'

/**
 * A function of a text that caches its latest results. Use it if computing a result takes longer than reading the text.
 * The result must depend only on the text, so that it never becomes outdated.
 *
 * @param most the largest number of cached results; the least recently used result is removed first.
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
