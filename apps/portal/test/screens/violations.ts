import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations of WCAG 2.2 AA that axe finds on the screen, each with its rule and its element. */
export const violations = async (): Promise<readonly string[]> => {
  // The check waits two frames: axe recognises a dialog as scrollable only one frame after its content was rendered.
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  const found = await axe.run(document, {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
