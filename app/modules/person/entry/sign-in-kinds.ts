import { identityContract } from '#contract/core/identity.ts'

/** The sign-in pages with an email; the demo's has none. */
export const signInPaths = { user: '/login', crm: '/crm/login', admin: '/admin/login' } as const
export type SignInKind = keyof typeof signInPaths

/** Each sign-in page calls its own endpoint, which refuses the other kinds of user. */
export const signInEndpoints = {
  user: identityContract.login,
  crm: identityContract.loginCrm,
  admin: identityContract.loginAdmin,
} as const
