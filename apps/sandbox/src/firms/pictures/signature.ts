import { type Colour, numbersOf, paint, type Shape } from './canvas'
import { pngOf } from './png'

const width = 240
const height = 90
const paper: Colour = [255, 255, 255]
const ink: Colour = [24, 36, 92]
const strokeWidth = 1.6

/**
 * A generated signature: a line that oscillates with two frequencies, and a curve below it. The same registry number
 * always has the same signature.
 */
export const drawSignature = (registry: string): Buffer => {
  const number = numbersOf(`signature ${registry}`)
  const [slow, fast] = [2 + number() * 2, 5 + number() * 5]
  const [high, low] = [12 + number() * 8, 5 + number() * 6]
  const [phase, slant] = [number() * Math.PI, 5 + number() * 12]
  const points = Array.from({ length: 400 }, (_, at): readonly [number, number] => {
    const along = at / 399
    const angle = along * Math.PI * 2
    const x = 20 + along * 190 + Math.cos(angle * fast + phase) * slant
    const fading = 1 - along * 0.6
    return [x, 42 + (Math.sin(angle * slow + phase) * high + Math.sin(angle * fast) * low) * fading]
  })
  const flourish: Shape = (x, y) =>
    x > 30 && x < 215 && Math.abs(y - 74 + ((x - 30) / 185) * slant) < strokeWidth * (1 - (x - 30) / 300)
  return pngOf(
    paint({ width, height, ground: paper }, [
      { colour: ink, shape: stroke(points) },
      { colour: ink, shape: flourish },
    ]),
  )
}

/**
 * The shape of a stroke along a line of points. The points are first grouped by column, because the shape is tested for
 * every pixel.
 */
const stroke = (points: readonly (readonly [number, number])[]): Shape => {
  const columns = Map.groupBy(points, ([x]) => Math.floor(x))
  return (x, y) =>
    [-2, -1, 0, 1, 2].some((step) =>
      columns.get(Math.floor(x) + step)?.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < strokeWidth ** 2),
    )
}
