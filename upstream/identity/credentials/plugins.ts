import { passkey } from '@better-auth/passkey'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { BetterAuthPlugin } from 'better-auth/types'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { sendCode } from './sms.ts'

/** How long a browser that was trusted is not asked for the second factor. */
export const trustSeconds = 30 * 24 * 60 * 60
/** How long a started flow may be finished. */
export const flowSeconds = 10 * 60

/** What better-auth knows beside passwords. */
export function credentialPlugins(env: Env) {
  return [
    declaration(),
    twoFactor({
      allowPasswordless: true,
      trustDeviceMaxAge: trustSeconds,
      twoFactorCookieMaxAge: flowSeconds,
      backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
      schema: {
        user: { fields: { twoFactorEnabled: 'hasSecondFactor' } },
        twoFactor: {
          fields: { verified: 'isVerified', failedVerificationCount: 'failedCount' },
        },
      },
    }),
    passkey({
      rpID: new URL(env.PUBLIC_ORIGIN).hostname,
      rpName: 'Firmament',
      origin: new URL(env.PUBLIC_ORIGIN).origin,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: ({ verification }) =>
          requireVerifiedUser(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: ({ verification }) =>
          requireVerifiedUser(verification.authenticationInfo.userVerified),
      },
      schema: { passkey: { fields: { credentialID: 'credentialId', backedUp: 'isBackedUp' } } },
    }),
    phoneNumber({
      otpLength: 6,
      expiresIn: 3 * 60,
      allowedAttempts: 3,
      sendOTP: ({ phoneNumber: to, code }) => sendCode(to, code),
      schema: { user: { fields: { phoneNumberVerified: 'isPhoneVerified' } } },
    }),
  ] as const
}

/**
 * A passkey stands for both factors, so it must have been unlocked by its owner, by finger, face
 * or PIN; the plugin itself leaves that open.
 */
async function requireVerifiedUser(isVerified: boolean | undefined): Promise<undefined> {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
}

/**
 * Lets `enter` tell better-auth that somebody has shown one factor, whatever it was. The path is one
 * after which the two-factor plugin asks for the other, unless the browser is trusted.
 */
function declaration() {
  return {
    id: 'declaration',
    endpoints: {
      declareSignedIn: createAuthEndpoint(
        '/sign-in/username',
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('UNAUTHORIZED')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ userId: user.id })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
