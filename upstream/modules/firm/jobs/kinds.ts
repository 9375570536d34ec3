import { givenParts, onceComposed } from '../../../core/hooks.ts'
import type { JobKinds } from './define.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It does something later. */
    jobs: JobKinds
  }
}

/** What every module does later. @throws when one registers a kind under another’s name */
export const jobKinds = onceComposed(
  (): JobKinds => Object.assign({}, ...givenParts('jobs').map(named)),
)

function named({ module, part }: { module: string; part: JobKinds }): JobKinds {
  for (const kind of Object.keys(part)) {
    if (!kind.startsWith(`${module}.`)) throw new Error(`${module} registers ${kind}`)
  }
  return part
}
