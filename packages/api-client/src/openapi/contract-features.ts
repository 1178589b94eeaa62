import type { PortalContract } from '../contract'

/** Subject of each feature of the contract, in one sentence. */
export const contractFeatures: Readonly<Record<keyof PortalContract, string>> = {
  session:
    'The signed-in user and their sessions, the legal disclaimer, the users guide and texts that replace built-in ones.',
  country: 'Countries, their settings and currencies.',
  users: 'Accounts of customers: who they are, what they may reach, and their synchronisation.',
  clients: 'Client companies, and their look-up in the operations system.',
  subclients:
    'Centres of clients, the delegations that serve them, and their look-up in the operations system.',
  servicePoints: 'Places where cash is collected, delivered or deposited, with their channels and adapters.',
  orders: 'Orders of every type, as pickups and deliveries: to request, follow, cancel and rate.',
  declaredValues: 'The declared contents of the bags of a pickup.',
  deposits: 'Cash that is put into deposit devices.',
  reports: 'Spreadsheets that are made from a queue: to request, list, download and remove.',
  firms: 'Crew members and trucks of the provider, to verify the people at the counter.',
  views: 'States of lists under a name, of one user or shared with the administrators of their customer.',
  history: 'Who did what, when and from where: changes of records, sign-ins, exports and downloads.',
}
