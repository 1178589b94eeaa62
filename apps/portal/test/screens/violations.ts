import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA on the screen: rule and element of each. */
export const violations = async (): Promise<readonly string[]> => {
  // Whether a dialog can be scrolled is known a frame after its content.
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  const found = await axe.run(document, {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
