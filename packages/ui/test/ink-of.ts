/** The rectangle of an element's content, without its padding. It may be larger than the element. */
export const inkOf = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
