import { type Colour, ellipse, type Layer, numbersOf, paint, pick, type Shape, within } from './canvas'
import { pngOf } from './png'

const width = 160
const height = 200
const middle = width / 2

const skins: readonly [Colour, ...Colour[]] = [
  [244, 208, 177],
  [226, 178, 140],
  [190, 138, 98],
  [141, 94, 62],
  [94, 62, 44],
]
const hairs: readonly [Colour, ...Colour[]] = [
  [38, 30, 26],
  [84, 56, 38],
  [140, 100, 60],
  [120, 118, 116],
]
const grounds: readonly [Colour, ...Colour[]] = [
  [214, 224, 236],
  [226, 232, 222],
  [236, 228, 214],
]
const uniform: Colour = [23, 29, 39]
const badge: Colour = [255, 209, 2]
const ink: Colour = [45, 34, 30]

/** A generated face in uniform, which shows no real person. The same registry number always has the same face. */
export const drawPortrait = (registry: string): Buffer => {
  const number = numbersOf(`portrait ${registry}`)
  const skin = pick(skins, number())
  const hair = pick(hairs, number())
  const ground = pick(grounds, number())
  const faceWidth = 33 + number() * 8
  const faceHeight = 44 + number() * 7
  const hairline = 62 + number() * 14
  const eyes = 12 + number() * 5
  const smile = 3 + number() * 6
  const isLongHaired = number() > 0.5
  const wearsBeard = number() > 0.6
  const face = ellipse(middle, 90, faceWidth, faceHeight)
  const above: Shape = (_, y) => y < hairline
  const below: Shape = (_, y) => y > 112
  const layers: readonly (Layer | false)[] = [
    isLongHaired && { colour: hair, shape: ellipse(middle, 98, faceWidth + 12, faceHeight + 10) },
    { colour: uniform, shape: ellipse(middle, 208, 68, 60) },
    { colour: skin, shape: ellipse(middle, 142, 16, 22) },
    { colour: skin, shape: face },
    { colour: hair, shape: within(ellipse(middle, 84, faceWidth + 4, faceHeight + 6), above) },
    wearsBeard && { colour: hair, shape: within(face, below) },
    { colour: ink, shape: ellipse(middle - eyes, 88, 3, 3.6) },
    { colour: ink, shape: ellipse(middle + eyes, 88, 3, 3.6) },
    {
      colour: ink,
      shape: (x, y) =>
        Math.abs(y - 115 + ((x - middle) / 12) ** 2 * smile) < 1.6 && Math.abs(x - middle) < 12,
    },
    { colour: badge, shape: (x, y) => x > 104 && x < 122 && y > 170 && y < 182 },
  ]
  return pngOf(
    paint(
      { width, height, ground },
      layers.filter((layer) => layer !== false),
    ),
  )
}
