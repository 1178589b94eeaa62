import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations of WCAG 2.2 AA that axe finds on the screen, each with its rule and its element. */
export const violations = async (): Promise<readonly string[]> => {
  // The check waits two frames: axe recognises a dialog as scrollable only one frame after its content was rendered.
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  const confirmed: string[] = []
  for (const { id, target } of await analyze({ type: 'tag', values: standards })) {
    // A target that a bar of the page covers by half would be measured at half its size, so it is scrolled to the
    // middle of the page first.
    if (id === 'target-size') {
      document.querySelector(target)?.scrollIntoView({ block: 'center' })
      const again = await analyze({ type: 'rule', values: [id] })
      if (!again.some((violation) => violation.target === target)) continue
    }
    confirmed.push(`${id}: ${target}`)
  }
  return confirmed
}

const analyze = async (runOnly: axe.RunOnly) => {
  const found = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  )
}
