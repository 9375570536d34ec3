import { z } from 'zod'
import { KeyedMessage } from '../core/account-messages.ts'
import { endpoint } from '../core/endpoint.ts'
import { Instant, Language } from '../core/fields.ts'
import { LoginAnswer } from '../core/identity.ts'
import { SignInKind } from './credentials.ts'

/** Whose accounts can sign in here: Google's, and those of one issuer by configuration. */
export const socialProviderIds = ['google', 'oidc'] as const
export const SocialProviderId = z.enum(socialProviderIds)
export type SocialProviderId = z.infer<typeof SocialProviderId>

export const SocialProvider = z.object({
  id: SocialProviderId,
  /** As people know it, for "Continue with …". */
  name: z.string(),
})
export type SocialProvider = z.infer<typeof SocialProvider>

/** Where the browser goes, and what is to be brought again when it comes back. */
export const SocialStart = z.object({ url: z.url(), flow: z.string() })

/**
 * The data object of `POST /social-login`: what the provider added to the address of
 * `/social-login/callback/{provider}` (`code` and `state`, or `error`), and the `flow` of the
 * beginning, which only the browser that began has.
 */
export const SocialReturn = z.object({
  provider: SocialProviderId,
  flow: z.string().max(8192).default(''),
  code: z.string().max(4096).optional(),
  state: z.string().max(512).optional(),
  /** Who says so (RFC 9207), where the provider names itself. */
  iss: z.string().max(512).optional(),
  /** In place of the code: `access_denied` for instance. */
  error: z.string().max(200).optional(),
  /** For an account that is made by this. */
  language: Language.optional(),
  planId: z.string().max(40).optional(),
})
export type SocialReturn = z.infer<typeof SocialReturn>

/** One provider as the signed-in person sees it. */
export const SocialAccount = SocialProvider.extend({
  /** Since when their account there signs in here; null where it does not. */
  linkedAt: Instant.nullable(),
})
export type SocialAccount = z.infer<typeof SocialAccount>

const tags = ['Identity']
const open = endpoint.meta({ needs: 'public' })

export const socialContract = {
  /** Empty where none is set up. */
  listProviders: open
    .route({ method: 'GET', path: '/social-login/providers', tags })
    .output(z.object({ providers: z.array(SocialProvider) })),
  begin: open
    .route({ method: 'POST', path: '/social-login/begin', tags })
    .input(z.object({ provider: SocialProviderId, signInKind: SignInKind }))
    .output(SocialStart),
  /**
   * Ends a sign-in. Makes an account for a verified address nobody has here; one that somebody has
   * is never linked by itself. Refused as every login: `{ error, data: { redirectTo } }`.
   */
  login: open
    .route({ method: 'POST', path: '/social-login', tags })
    .input(SocialReturn)
    .output(LoginAnswer),
  listAccounts: endpoint
    .route({ method: 'GET', path: '/auth/social-accounts', tags })
    .output(z.object({ accounts: z.array(SocialAccount) })),
  /** Of a person who showed who they are a moment ago. */
  beginLink: endpoint
    .route({ method: 'POST', path: '/auth/social-accounts/begin', tags })
    .input(z.object({ provider: SocialProviderId }))
    .output(SocialStart),
  link: endpoint
    .route({ method: 'POST', path: '/auth/social-accounts', tags })
    .input(SocialReturn)
    .output(KeyedMessage),
  /** Refused with `conflict` where it is the last way in. */
  unlink: endpoint
    .route({ method: 'DELETE', path: '/auth/social-accounts/{provider}', tags })
    .input(z.object({ provider: SocialProviderId }))
    .output(KeyedMessage),
}
