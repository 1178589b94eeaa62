import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from '../conventions/repository.ts'

const steps = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const words = (instruction: string) =>
  steps.filter((step) => step.startsWith(`${instruction} `)).map((step) => step.split(/\s+/).slice(1))
const ignored = read('.dockerignore').split('\n')

/** Files that earlier build stages create. The repository does not contain them. */
const created = ['node_modules', 'apps/sandbox/node_modules', 'apps/sandbox/dist', 'apps/portal/dist']

describe('the image', () => {
  it('the container image copies only files that are in the repository or come from an earlier stage', () => {
    const copies = words('COPY').map((args) => ({
      stage: args.find((arg) => arg.startsWith('--from=')),
      sources: args.filter((arg) => !arg.startsWith('--')).slice(0, -1),
    }))
    const own = copies.filter(({ stage }) => stage === undefined).flatMap(({ sources }) => sources)
    expect(own.length).toBeGreaterThan(8)
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([])
    // The ignore file must not exclude a folder that the image copies. Otherwise the build of the image would fail.
    expect(own.filter((path) => !ignored.includes(`!${path.split('/')[0]}`))).toEqual([])
    const fromStages = copies.filter(({ stage }) => stage !== undefined).flatMap(({ sources }) => sources)
    expect(fromStages.map((path) => path.replace('/srv/remesa/', ''))).toEqual(created)
    const stages = words('FROM').flatMap(([, as, name]) => (as === 'AS' ? [`--from=${name}`] : []))
    expect(copies.flatMap(({ stage }) => stage ?? []).filter((stage) => !stages.includes(stage))).toEqual([])
  })

  it('the container image copies the manifest of every package of the back end, which an install from the lockfile needs', () => {
    const { dependencies } = JSON.parse(read('apps/sandbox/package.json'))
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@remesa/'))
    const copied = words('COPY').flat()
    for (const name of own) expect(copied).toContain(`packages/${name.replace('@remesa/', '')}/package.json`)
  })

  it('the container image is based on the version of Node with which the workspace is tested', () => {
    const { node } = JSON.parse(read('package.json')).devDependencies
    expect(words('ARG')).toEqual([[expect.stringMatching(`^BASE=node:${node}-`)]])
    expect(words('FROM').every(([base]) => base?.slice(1) === '{BASE}')).toBe(true)
  })

  it('building the container image runs no program except Node', () => {
    const programs = words('RUN').flatMap((args) =>
      args
        .join(' ')
        .split('&&')
        .map((command) => command.trim().split(' ')[0]),
    )
    expect([...new Set(programs)].sort()).toEqual(['chown', 'mkdir', 'node', 'node_modules/.bin/node'])
  })

  it('the container runs as a user without special rights, and reports its health', () => {
    const last = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM ')))
    expect(last.filter((step) => step.startsWith('USER '))).toEqual(['USER node'])
    expect(last.some((step) => step.startsWith('HEALTHCHECK ') && step.includes('/healthz'))).toBe(true)
    const afterUser = last.slice(last.indexOf('USER node') + 1)
    expect(afterUser.some((step) => /^(RUN|COPY|ADD) /.test(step))).toBe(false)
  })

  it('the container image contains no secret and no data of the machine that builds it', () => {
    expect(read('Dockerfile')).not.toMatch(/PASSWORD|SECRET|TOKEN|_KEY/)
    expect(words('ADD')).toEqual([])
    expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*')
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/.remesa', '**/.env*']))
    expect(ignored.some((line) => line === '!.git' || line === '!.')).toBe(false)
  })
})
