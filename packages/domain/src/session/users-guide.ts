import type { LoggedUser } from './logged-user.schema'

/** Whether the portal shows the user guide, in the menu and on the page for looking up employees. (SES-36) */
export const offersUsersGuide = ({
  country,
}: {
  readonly country: Pick<LoggedUser['country'], 'showUsersGuide'>
}): boolean => country.showUsersGuide
