import type { UserKind } from '#contract/core/identity.ts'

/** The login page of each kind of user. */
export const signInPaths: Record<UserKind, string> = {
  user: '/login',
  admin: '/admin/login',
  crm: '/crm/login',
  demo: '/demo/login',
}
