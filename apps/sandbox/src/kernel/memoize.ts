/**
 * A function of texts alone that keeps its latest answers: for what follows from a stored text, and takes longer to work out than the
 * text to read. A changed text gets a new answer, so nothing grows old.
 */
export const memoize = <Answer>(work: (text: string) => Answer, most = 500): ((text: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known.answer
    const answer = work(text)
    const [oldest] = answers.keys()
    if (answers.size >= most && oldest !== undefined) answers.delete(oldest)
    answers.set(text, { answer })
    return answer
  }
}
