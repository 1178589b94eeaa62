import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/kernel/package-root'

const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const howTo = readFileSync(join(repositoryRoot(), 'docs', 'how-to', 'run-in-production.md'), 'utf8')
const [, text = ''] = /```nginx\n([\s\S]*?)```/.exec(howTo) ?? []

/** A pattern for directives that only nginx 1.25.1 and later versions know. Debian 12 has an older version. */
const tooNew = /^\s*http2\s/m

const isInstalled = ['nginx', 'openssl'].every((name) => spawnSync(name, ['version']).error === undefined)

describe('the text for nginx in the how-to', () => {
  it('the nginx configuration in the guide has a certificate for each server with TLS, and no directive that nginx 1.22 lacks', () => {
    const servers = text.split(/^server \{/m).filter((part) => /listen \d+ ssl/.test(part))
    expect(servers).toHaveLength(1)
    for (const server of servers) {
      expect(server).toMatch(/^ {2}ssl_certificate \S+;$/m)
      expect(server).toMatch(/^ {2}ssl_certificate_key \S+;$/m)
    }
    expect(text).not.toMatch(tooNew)
  })

  it.skipIf(!isInstalled)('the nginx of this machine accepts the nginx configuration in the guide', () => {
    const place = (name: string) => join(folder, name)
    const key = ['-keyout', place('key.pem'), '-out', place('fullchain.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=a', ...key],
      {
        stdio: 'ignore',
      },
    )
    const site = text.replaceAll(/\/etc\/ssl\/[\w.]+/g, folder).replaceAll(/listen (80|443)/g, 'listen 18$1')
    writeFileSync(place('nginx.conf'), `pid ${place('pid')};\nevents {}\nhttp {\naccess_log off;\n${site}}\n`)
    const tried = spawnSync('nginx', ['-t', '-p', folder, '-c', place('nginx.conf')], { encoding: 'utf8' })
    expect(tried.stderr).toContain('test is successful')
  })
})
