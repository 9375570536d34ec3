import { z } from 'zod'
import { type SignInKind, signInPaths } from '#app/modules/person/entry/index.ts'

const KnownSignInKind = z.enum(['user', 'crm', 'admin']).catch('user')

/** The sign-in page somebody came from, by what a form or an address says. */
export function parseSignInKind(text: unknown): SignInKind {
  return KnownSignInKind.parse(text)
}

/** The path of that page. */
export function signInPath(signInKind: SignInKind): string {
  return signInPaths[signInKind]
}
