import type { PageAccess } from '#app/shell/firm-routes.ts'
import { isAllowed, isPermission, type Permission } from '#contract/core/roles.ts'
import type { Walker } from './people.ts'

/** What kinds of people are kept out of although they are signed in, and why. */
const keptOut: readonly { kind: Walker['kind']; path: RegExp; why: string }[] = [
  {
    kind: 'crm',
    path: /^\/firms\/(new|from-archive)$/,
    why: 'works in the firms of others and makes none',
  },
  {
    kind: 'demo',
    path: /^\/auth\/(data|sign-in-methods|social-accounts)|^\/profile\/data\/file/,
    why: 'is no account yet',
  },
]

/** What a path asks for beside the right that it names, of the record that the walk has made. */
const alsoNeeds: readonly { path: RegExp; needs: Permission; why: string }[] = [
  {
    path: /\/records\/[:{]kind/,
    needs: 'invoice:view',
    why: 'the kind of a record says who may see it, and the one of the walk is an invoice',
  },
  {
    path: /\/deals\/[:{]dealId\}?\/quote$/,
    needs: 'deal:edit',
    why: 'the quote is made from a deal, and tied to it',
  },
  {
    path: /\/mail\/(boxes|threads|mails|files)\/[:{]mail/,
    needs: 'mail:shared',
    why: 'the mailbox of the walk is the firm’s',
  },
]

/** Whether the table lets somebody through. Nothing else decides what the walk expects. */
export function mayEnter({ role, kind }: Walker, needs: PageAccess, path: string): boolean {
  if (needs === 'public') return true
  if (kind === 'nobody') return false
  if (keptOut.some((one) => one.kind === kind && one.path.test(path))) return false
  if (needs === 'session' || needs === 'locked') return true
  if (needs === 'administrator') return kind === 'admin'
  if (needs === 'demo') return kind === 'demo'
  if (needs === 'account') return kind !== 'demo'
  if (role === 'stranger' || role === 'nobody' || !isPermission(needs)) return false
  const also = alsoNeeds.filter((one) => one.path.test(path)).map((one) => one.needs)
  return [needs, ...also].every((one) => isAllowed(role, one))
}

/** An id of the right form that belongs to nothing. */
export const unknownId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Fills a path's parameters, `{name}` or `:name`, with ids of what there is. */
export function fillPath(path: string, ids: Record<string, string>): string {
  const idOf = (name: string) => ids[name] ?? unknownId
  return path
    .replace(/\{(\w+)\}/g, (_, name: string) => idOf(name))
    .replace(/:(\w+)/g, (_, name: string) => idOf(name))
}
