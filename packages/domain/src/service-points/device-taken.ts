import { type Issue, issue } from '../kernel'

/**
 * The validation issue of a device that belongs to another service point. It contains the name of that point if the
 * viewer may access the point.
 */
export const deviceTaken = (code: string, name: string | undefined): Issue =>
  name === undefined
    ? issue('device-taken-elsewhere', 'deviceId', { code })
    : issue('device-taken', 'deviceId', { code, name })
