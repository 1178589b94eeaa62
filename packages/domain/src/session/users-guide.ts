import type { LoggedUser } from './logged-user.schema'

/** SES-36. Whether the users guide is offered, in the menu and on the page that looks employees up. */
export const offersUsersGuide = ({
  country,
}: {
  readonly country: Pick<LoggedUser['country'], 'showUsersGuide'>
}): boolean => country.showUsersGuide
