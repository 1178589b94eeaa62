/** The truck of a point, chosen from those of its country in the order of their ids. */
export const truckOfPoint = <Truck>(trucks: readonly Truck[], servicePointId: number): Truck | undefined =>
  trucks[(servicePointId - 1) % trucks.length]
