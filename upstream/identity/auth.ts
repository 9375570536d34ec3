import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { languages } from '#contract/fields.ts'
import { passwordMinimum, userKinds } from '#contract/identity.ts'
import type { Env } from '../env.ts'
import { newId } from '../firm/ulid.ts'
import { authDatabase } from './auth-database.ts'
import { currentAsking } from './credentials/asking.ts'
import { authSecrets } from './credentials/auth-secrets.ts'
import { authStorage } from './credentials/auth-storage.ts'
import { credentialPlugins } from './credentials/plugins.ts'
import { directory } from './directory.ts'
import { inHashingTurn } from './hashing-turns.ts'
import { freshMs } from './identity.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { socialPlugin } from './social/plugin.ts'

type Auth = ReturnType<typeof createAuth>
type AuthContext = Awaited<Auth['$context']>

/** Made in this isolate. Not promises: one of another request must not be awaited. */
const made = new WeakMap<D1Database, { auth: Auth; context: AuthContext }>()

/** better-auth over the directory, for `askAuth`, which knows whose call it is. */
export async function authOf(env: Env): Promise<{ auth: Auth; context: AuthContext }> {
  const known = made.get(env.DIRECTORY)
  if (known) return known
  const auth = createAuth(env)
  const both = { auth, context: await auth.$context }
  made.set(env.DIRECTORY, both)
  return both
}

/** Its users, their accounts, and its password part. */
export async function authContext(env: Env): Promise<AuthContext> {
  return (await authOf(env)).context
}

function addressOfCall(): string {
  return currentAsking()?.call.address ?? ''
}

/**
 * Its endpoints are not served but called, and it keeps no sessions: what it reads is a view of
 * ours, what it opens becomes one of ours or nothing (`credentials/auth-storage.ts`).
 */
function createAuth(env: Env) {
  return betterAuth({
    appName: 'Firmament',
    baseURL: env.PUBLIC_ORIGIN,
    secrets: authSecrets(env.SECRETS),
    telemetry: { enabled: false },
    // One line each and no stack: strangers can cause them as often as they like.
    logger: { log: (level, message) => console.warn(JSON.stringify({ auth: level, message })) },
    database: authDatabase(directory(env)),
    secondaryStorage: authStorage(env),
    session: { freshAge: freshMs / 1000 },
    advanced: { database: { generateId: newId } },
    plugins: [bearer(), ...credentialPlugins(env), socialPlugin(env)],
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: 256,
      password: {
        hash: (password) => inHashingTurn(addressOfCall(), () => hashPassword(password)),
        verify: ({ password, hash }) =>
          inHashingTurn(addressOfCall(), () => verifyPassword(password, hash)),
      },
    },
    account: {
      fields: { password: 'passwordHash' },
      // Whoever has an account links another by hand, signed in; whatever address it has there.
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
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
