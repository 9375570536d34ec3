import { packageHostPrefix } from '#contract/core/hosts.ts'
import type { Env } from '../core/env.ts'
import { hooks } from '../core/hooks.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It answers at hosts of packages, below the installation's domain: one module. */
    packageHost: (request: Request, env: Env, label: string) => Promise<Response>
  }
}

/** Whether a name before the installation's domain is that of a package. */
export function isPackageHost(name: string): boolean {
  return name.startsWith(packageHostPrefix)
}

/** Answers at the host of a package, at which nothing else of the product is. */
export async function serveHost(request: Request, env: Env, label: string): Promise<Response> {
  const [serve] = hooks('packageHost')
  return serve ? serve(request, env, label) : new Response('Not found', { status: 404 })
}
