import { betterAuth } from 'better-auth/minimal'
import { languages } from '#contract/fields.ts'
import { passwordMinimum, userKinds } from '#contract/identity.ts'
import type { Env } from '../env.ts'
import { newId } from '../firm/ulid.ts'
import { authDatabase } from './auth-database.ts'
import { directory } from './directory.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { deriveSecret } from './token.ts'

/** Contexts made in this isolate. Not promises: one of another request must not be awaited. */
const contexts = new WeakMap<D1Database, AuthContext>()

type AuthContext = Awaited<ReturnType<typeof createAuth>['$context']>

/** better-auth over the directory: its users, their accounts, and its password part. */
export async function authContext(env: Env): Promise<AuthContext> {
  const made = contexts.get(env.DIRECTORY)
  if (made) return made
  const context = await createAuth(env).$context
  contexts.set(env.DIRECTORY, context)
  return context
}

/**
 * Its own endpoints are not served, and it has no table for sessions: ours keep a hash of the
 * token only, so a plugin that opened one of its own would fail rather than store it in clear.
 */
function createAuth(env: Env) {
  return betterAuth({
    appName: 'Firmament',
    baseURL: env.PUBLIC_ORIGIN,
    secret: deriveSecret(env.SECRETS, 'better-auth v1'),
    telemetry: { enabled: false },
    database: authDatabase(directory(env)),
    advanced: { database: { generateId: newId } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: 256,
      password: {
        hash: (password) => hashPassword(password),
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    account: { fields: { password: 'passwordHash' } },
    user: {
      fields: { emailVerified: 'isEmailVerified' },
      additionalFields: {
        kind: { type: [...userKinds], defaultValue: 'user', input: false },
        isDemo: { type: 'boolean', defaultValue: false, input: false },
        language: { type: [...languages], defaultValue: 'en', input: false },
        theme: { type: ['system', 'light', 'dark'], defaultValue: 'system', input: false },
        currentFirmId: { type: 'string', required: false, input: false },
        expiresAt: { type: 'number', required: false, input: false },
      },
    },
  })
}
