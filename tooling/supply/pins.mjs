/**
 * The version of the package manager. Its programs are fetched from the configured registry, and are checked against
 * `PNPM_ARCHIVES`.
 */
export const PNPM_VERSION = '12.21.0'

/**
 * The checksum of the archive with pnpm's program, by platform (`npm view @pnpm/exe.PLATFORM@VERSION dist.integrity`).
 * For a platform without a checksum, the install fetches the program by name and version, and prints a note about this.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const PNPM_ARCHIVES = {
  'linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
}

/**
 * The checksum (SHA-512, hexadecimal) of the Node program that the root manifest pins, by platform. Node's package
 * fetches the program by name and version, but the lockfile contains no checksum for it.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const NODE_PROGRAMS = {
  'linux-x64':
    '9e11f1c01b93b4f39a4bb7a0d2202cf91be7587e3690f612b34a51e33c6195d8010231a822d75303320c6518c4f3f4276f536f0111fbac85dc55b1f5c62342f7',
  'linux-arm64':
    '255629c01dd03d864c486636fc5cdb54eaf2126e0098b037dcefde4363d7fbd360bcf56c492ce3c47449e666f51c262522b10075d1a57ade8820ded444621dfe',
}
