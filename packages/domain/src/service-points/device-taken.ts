import { type Issue, issue } from '../kernel'

/**
 * The issue of a device that another service point has. It contains the name of that point if the viewer may access it.
 * (SVP-91)
 */
export const deviceTaken = (code: string, name: string | undefined): Issue =>
  name === undefined
    ? issue('device-taken-elsewhere', 'deviceId', { code })
    : issue('device-taken', 'deviceId', { code, name })
