import { createHash } from 'node:crypto'
import type { Bitmap } from './png'

export type Colour = readonly [red: number, green: number, blue: number]

/** Whether a point lies inside a shape. */
export type Shape = (x: number, y: number) => boolean

export interface Layer {
  readonly colour: Colour
  readonly shape: Shape
}

/**
 * Offsets of the points that are sampled within a pixel. Edges become smooth, because the pixel gets the mean of the
 * colours.
 */
const samples = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** Paints layers above each other. The last layer is the topmost. */
export const paint = (
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground: Colour },
  layers: readonly Layer[],
): Bitmap => {
  const pixels = new Uint8Array(width * height * 3)
  const fromTop = layers.toReversed()
  const colourAt = (x: number, y: number) => fromTop.find(({ shape }) => shape(x, y))?.colour ?? ground
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const seen = samples.map(([dx, dy]) => colourAt(x + dx, y + dy))
      for (const part of [0, 1, 2] as const) {
        pixels[(y * width + x) * 3 + part] = seen.reduce((sum, colour) => sum + colour[part], 0) / seen.length
      }
    }
  }
  return { width, height, pixels }
}

export const ellipse =
  (centreX: number, centreY: number, radiusX: number, radiusY: number): Shape =>
  (x, y) =>
    ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1

/** The intersection of two shapes. */
export const within =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y)

/** Numbers from 0 to 1 that depend only on a text, so that the same text always yields the same numbers. */
export const numbersOf = (text: string): (() => number) => {
  const bytes = createHash('sha256').update(text).digest()
  let at = 0
  return () => {
    const value = (bytes[at % bytes.length] ?? 0) / 255
    at += 1
    return value
  }
}

/** The choice that a number from 0 to 1 selects. */
export const pick = <T>(choices: readonly [T, ...T[]], number: number): T =>
  choices[Math.floor(number * choices.length)] ?? choices[0]
