import { identityContract } from '#contract/identity.ts'

/** The doors with an email; the demo's has none. */
export const doorPaths = { user: '/login', crm: '/crm/login', admin: '/admin/login' } as const
export type Door = keyof typeof doorPaths

/** Each door calls its own endpoint, which refuses the other kinds of user. */
export const doorEndpoints = {
  user: identityContract.login,
  crm: identityContract.loginCrm,
  admin: identityContract.loginAdmin,
} as const
