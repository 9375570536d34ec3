import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { isPermission, type Permission } from '#contract/core/roles.ts'
import { keyPermissions } from '#contract/person/api-keys.ts'
import { contracts } from '../../core/contracts.ts'
import { OAuthError } from './oauth-error.ts'

/** Names for several permissions at once: to see all, and what the tools of assistants need. */
export const scopeNames = ['read', 'assistant'] as const

/** Passed over: apps ask for it to be given a token that renews others, which every app is. */
const withoutMeaning = 'offline_access'

let forAssistants: Permission[] | undefined

/** Every scope there is: those names, and each permission that a program may have. */
export function allScopes(): string[] {
  return [...scopeNames, ...keyPermissions]
}

/**
 * The permissions that a `scope` means; without one, those of assistants.
 * @throws OAuthError invalid_scope for a name that there is not
 */
export function permissionsOf(scope: string): Permission[] {
  const names = scope.split(' ').filter((name) => name !== '' && name !== withoutMeaning)
  const asked = new Set<Permission>(names.length === 0 ? assistantPermissions() : [])
  for (const name of names) {
    const meant = meaningOf(name)
    if (!meant) throw new OAuthError('invalid_scope', `There is no scope ${name.slice(0, 60)}`)
    for (const one of meant) asked.add(one)
  }
  return withViews(asked)
}

/** What is chosen, with seeing what it changes: in the order of all permissions. */
export function withViews(chosen: Iterable<Permission>): Permission[] {
  const all = new Set<Permission>(['firm:view'])
  for (const one of chosen) {
    const view = `${one.split(':')[0]}:view`
    all.add(one)
    if (isPermission(view)) all.add(view)
  }
  return keyPermissions.filter((one) => all.has(one))
}

function meaningOf(name: string): readonly Permission[] | undefined {
  if (name === 'read') return keyPermissions.filter((one) => one.endsWith(':view'))
  if (name === 'assistant') return assistantPermissions()
  const [permission] = keyPermissions.filter((one) => one === name)
  return permission && [permission]
}

function assistantPermissions(): Permission[] {
  forAssistants ??= [...new Set(collect(contracts))].filter((one) => keyPermissions.includes(one))
  return forAssistants
}

function collect(contract: AnyContractRouter): Permission[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(collect)
  const { tool, needs = 'session' }: Partial<EndpointMeta> = contract['~orpc'].meta
  return tool && isPermission(needs) ? [needs] : []
}
