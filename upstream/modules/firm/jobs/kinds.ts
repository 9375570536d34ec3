import type { JobKind, JobKinds } from './define.ts'

const found = import.meta.glob<{ jobs: JobKinds }>('../../*/*/jobs.ts', { eager: true })

/** What every module's `jobs.ts` registers. */
export const jobKinds: JobKinds = Object.assign({}, ...Object.entries(found).map(named))

/** @throws when a module registers a kind under another's name */
function named([path, { jobs }]: [string, { jobs: JobKinds }]): Record<string, JobKind> {
  // Our own is found as `./jobs.ts`.
  const owner = path.split('/').at(-2)?.replace('.', 'jobs')
  for (const kind of Object.keys(jobs)) {
    if (!kind.startsWith(`${owner}.`)) throw new Error(`${path} registers ${kind}`)
  }
  return jobs
}
