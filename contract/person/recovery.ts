import { z } from 'zod'
import { KeyedMessage } from '../core/account-messages.ts'
import { endpoint } from '../core/endpoint.ts'
import { Email, Language } from '../core/fields.ts'
import { LoginAnswer } from '../core/identity.ts'

/** An address and the language its mail is written in, where it is not the person's own. */
export const MailRequest = z.object({ email: Email, language: Language.optional() })
export type MailRequest = z.infer<typeof MailRequest>

/** What was done, said the same whether there is such a person or not. */
export const Done = KeyedMessage.extend({ data: z.null() })
export type Done = z.infer<typeof Done>

const MailedToken = z.string().min(1).max(512)

export const NewPassword = z.object({
  token: MailedToken,
  password: z.string().min(1, 'required').max(256),
})
export type NewPassword = z.infer<typeof NewPassword>

/** The password, or the code that was mailed to somebody who has none. */
export const Proof = z
  .object({
    password: z.string().min(1).max(256).optional(),
    code: z.string().min(1).max(32).optional(),
  })
  .refine((input) => input.password !== undefined || input.code !== undefined, {
    path: ['password'],
    message: 'required',
  })
export type Proof = z.infer<typeof Proof>

/** A link that confirms an address, with the account's password from whoever is not signed in to it. */
export const AddressProof = z.object({
  token: MailedToken,
  password: z.string().max(256).optional(),
})
export type AddressProof = z.infer<typeof AddressProof>

const ask = endpoint.meta({ needs: 'public' }).output(Done)
const own = endpoint.meta({ needs: 'session' }).output(Done)

export const recoveryContract = {
  /** Mails a link and a code to sign in with, at the sign-in page of the person's kind. */
  requestLoginLink: ask
    .route({ method: 'POST', path: '/auth/login-link', tags: ['Identity'] })
    .input(MailRequest),
  forgetPassword: ask
    .route({ method: 'POST', path: '/auth/forget-password', tags: ['Identity'] })
    // Any text: the specification has words of its own for one that is no address.
    .input(z.object({ email: z.string().max(1000), language: Language.optional() })),
  /** Whether a link to set a password is still good; it is not used up. */
  checkRecovery: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/recover-password/check', tags: ['Identity'] })
    .input(z.object({ token: MailedToken }))
    .output(z.object({ isGood: z.boolean() })),
  /** Answers with the sign-in page the person signs in at. */
  recoverPassword: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/recover-password', tags: ['Identity'] })
    .input(NewPassword)
    .output(KeyedMessage.extend({ data: z.object({ redirectTo: z.string() }) })),
  verifyEmail: ask
    .route({ method: 'POST', path: '/auth/verify-email', tags: ['Identity'] })
    .input(AddressProof),
  /** Mails the link that confirms the person's address once more. */
  sendVerification: own.route({
    method: 'POST',
    path: '/auth/send-verification',
    tags: ['Identity'],
  }),
  lock: own.route({ method: 'POST', path: '/auth/lock', tags: ['Identity'] }),
  unlock: own.route({ method: 'POST', path: '/auth/unlock', tags: ['Identity'] }).input(Proof),
  /** How the person shows once more who they are. */
  getConfirmWay: endpoint
    .route({ method: 'GET', path: '/auth/confirm-way', tags: ['Identity'] })
    .output(z.object({ way: z.enum(['password', 'code']) })),
  /** Mails a code to somebody without a password, to confirm or to unlock. */
  sendConfirmCode: own.route({ method: 'POST', path: '/auth/confirm-code', tags: ['Identity'] }),
  /** Shows once more who one is; the session goes on under a new token. */
  confirm: endpoint
    .route({ method: 'POST', path: '/auth/confirm', tags: ['Identity'] })
    .input(Proof)
    .output(LoginAnswer),
}
