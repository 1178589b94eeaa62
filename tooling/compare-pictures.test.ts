import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { differenceOf, pageOf } from './compare-pictures.ts'

/** A white picture with a black square, four pixels wide, at a position. */
const pictureWith = (at: number, width = 40): Buffer => {
  const picture = new PNG({ width, height: 20 })
  picture.data.fill(255)
  for (let y = 0; y < 4; y += 1)
    for (let x = at; x < at + 4; x += 1) picture.data.set([0, 0, 0, 255], (y * width + x) * 4)
  return PNG.sync.write(picture)
}

describe('the difference of two pictures', () => {
  it('the comparison of two equal pictures finds no difference', () => {
    expect(differenceOf(pictureWith(2), pictureWith(2)).share).toBe(0)
  })

  it('content that has moved between two pictures counts as a difference at its former and at its new position', () => {
    expect(differenceOf(pictureWith(2), pictureWith(20)).share).toBeCloseTo(32 / 800)
  })

  it('pictures of different sizes can be compared, and the area that only one of them has counts as different', () => {
    expect(differenceOf(pictureWith(2), pictureWith(2, 60)).share).toBeCloseTo(400 / 1200)
  })

  it('the page of differences between pictures begins with the largest difference, and lists new, removed and equal pictures', () => {
    const [one, other] = [pictureWith(2), pictureWith(20)]
    const page = pageOf('Two <revisions>', [
      { name: 'equal.png', before: one, after: one },
      { name: 'moved.png', before: one, after: other },
      { name: 'new.png', before: undefined, after: one },
      { name: 'gone.png', before: one, after: undefined },
    ])
    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text)
    expect(headings).toEqual([
      'new.png: new',
      'gone.png: removed',
      'moved.png: 4% differs',
      'equal.png: equal',
    ])
    expect(page).toContain('<h1>Two &lt;revisions></h1>')
  })
})
