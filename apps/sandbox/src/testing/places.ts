import { placeRows } from '../db/seed/seeded-places'

const pointNamed = (name: string) => {
  const point = placeRows.servicePoints.find(({ description }) => description === name)
  if (point === undefined) throw new Error(`the seeded world has no service point ${name}`)
  return point
}

/** Id of a seeded service point by its name. */
export const pointId = (name: string): number => pointNamed(name).id

/** Id by which order calls name a seeded service point. */
export const orderPointId = (name: string): string => pointNamed(name).oidSol ?? String(pointId(name))
