import { chakra } from '@chakra-ui/react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { EMBEDDED } from '../../theme'
import { Button, Dialog, EmbeddedProvider } from '..'

/** CSS rules for elements, classes and an id, as they exist in old host pages. */
const PAGE = `
  html { font-size: 62.5%; background: pink }
  * { letter-spacing: 3px; box-sizing: content-box; line-height: 3 }
  body { color: rgb(9, 99, 9); text-transform: uppercase; font: 22px serif; text-align: center }
  button, input, select, textarea { background: orange; padding: 20px; border: 5px dashed red; border-radius: 99px; width: 100% }
  button::before { content: 'x' }
  h1, h2, h3 { color: purple; text-transform: uppercase; margin: 40px; font-size: 50px }
  p, ul, ol, li, dl, dt, dd { margin: 33px; list-style: square; color: teal }
  table, th, td { border: 4px solid blue; padding: 30px; background: yellow }
  a { color: lime; text-decoration: line-through }
  label, span, section, header, footer { padding: 7px; float: right }
  .content button, .content p { color: pink }
  .page .content .part td { color: pink }
  #content table, #content .part > div { margin: 40px; background: pink }
  svg, path, circle { fill: red; stroke: blue; margin: 9px; width: 50px; display: inline; transform: rotate(20deg) }
  body > div { opacity: 0.5; letter-spacing: 9px }
`

const style = document.createElement('style')
afterEach(() => style.remove())

const part = (
  <EmbeddedProvider locale="en">
    <h2>Orders</h2>
    <p>
      Two visits, <a href="#today">today</a>
    </p>
    <table>
      <tbody>
        <tr>
          <th>Hour</th>
          <td>10:30</td>
        </tr>
      </tbody>
    </table>
    <ul>
      <li>Pickup</li>
    </ul>
    <chakra.div containerType="inline-size" width="18rem">
      <chakra.p css={{ '@container (min-width: 20rem)': { fontWeight: 'bold' } }}>Gran Vía 12</chakra.p>
    </chakra.div>
    <Button variant="primary">Send</Button>
    <Button>Cancel</Button>
    <Dialog isOpen onClose={vi.fn()} title="Cancel the order">
      <p>Why?</p>
    </Dialog>
  </EmbeddedProvider>
)

/** The computed style of each element of the embedded part, in the order of the document. */
const stylesOf = () =>
  [...document.querySelectorAll(`[${EMBEDDED}], [${EMBEDDED}] *`)].flatMap((element) =>
    ['', '::before'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo || null)
      const name = `${element.tagName.toLowerCase()}${pseudo} ${element.textContent?.slice(0, 12)}`
      return { name, style: new Map([...computed].map((key) => [key, computed.getPropertyValue(key)])) }
    }),
  )

it('an embedded part of the portal looks the same, whatever rules and whatever root font size the page has', async () => {
  const screen = await render(
    <main className="page">
      <div id="content" className="content">
        <div className="part">{part}</div>
      </div>
    </main>,
  )
  await expect.element(screen.getByText('Why?')).toBeVisible()
  const calm = stylesOf()
  style.textContent = PAGE
  document.head.append(style)
  expect(getComputedStyle(document.body).textTransform).toBe('uppercase')
  expect(calm.length).toBeGreaterThan(40)
  const changed = stylesOf().flatMap(({ name, style }, at) =>
    [...style]
      .filter(([key, value]) => calm[at]?.style.get(key) !== value)
      .map(([key, value]) => `${name}: ${key} is ${value}, not ${calm[at]?.style.get(key)}`),
  )
  expect(changed).toEqual([])
})
