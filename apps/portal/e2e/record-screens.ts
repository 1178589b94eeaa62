/** Pages of the lists of records. */
export const CLIENTS = '/administration/clients'
export const POINTS = '/administration/servicepoints'
