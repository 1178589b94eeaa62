/**
 * The truck that visits a service point. The trucks of the country are assigned to the points in turn, in the order of
 * their ids.
 */
export const truckOfPoint = <Truck>(trucks: readonly Truck[], servicePointId: number): Truck | undefined =>
  trucks[(servicePointId - 1) % trucks.length]
