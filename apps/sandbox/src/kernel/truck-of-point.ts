/** The truck that visits a service point, chosen from the trucks of the country in the order of their ids. */
export const truckOfPoint = <Truck>(trucks: readonly Truck[], servicePointId: number): Truck | undefined =>
  trucks[(servicePointId - 1) % trucks.length]
