/** Path of the page with the list of clients. */
export const CLIENTS = '/administration/clients'
export const POINTS = '/administration/servicepoints'
