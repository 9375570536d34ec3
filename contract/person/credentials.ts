import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, Language, requiredText } from '../core/fields.ts'
import { LoginAnswer, UserKind } from '../core/identity.ts'

/** What an endpoint that begins something gave, for the one that ends it. */
const FlowText = z.string().min(1).max(4096)
const Done = z.object({ message: z.string() })

/** What the browser's own WebAuthn functions take; and what they give, of which every part is checked. */
const WebAuthnOptions = z.record(z.string(), z.unknown())
const CredentialId = z.string().min(1).max(2048)
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const Registered = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    /** Ways to reach the authenticator; those that browsers come to know later are left out. */
    transports: z
      .array(z.string().max(40))
      .transform((names) => transports.filter((one) => names.includes(one)))
      .optional(),
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
const Asserted = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** Whether it is kept by a provider on several devices, and not in this one alone. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** How the signed-in person can show who they are. */
export const SignInMethods = z.object({
  hasPassword: z.boolean(),
  secondFactor: z.object({
    isOn: z.boolean(),
    /** How many recovery codes are left. */
    recoveryCodes: z.int(),
  }),
  passkeys: z.array(Passkey),
  phone: z.object({
    /** Whether codes can be sent to phones here at all. */
    isOffered: z.boolean(),
    number: z.string().nullable(),
  }),
})
export type SignInMethods = z.infer<typeof SignInMethods>

/** The password, of whoever has one; others must have shown who they are a moment ago. */
export const OwnProof = z.object({ password: z.string().max(256).optional() })

/** What goes into an authenticator app: the address as a QR code, or the secret by hand. */
export const Enrolment = z.object({ uri: z.string(), secret: z.string() })
export type Enrolment = z.infer<typeof Enrolment>
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A code with the blanks people type into it taken out. */
const Code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().min(1, 'required').max(32))
export const AppCode = z.object({ code: Code })

export const SecondFactorLogin = z.object({
  /** Of the half-done login's answer. */
  flow: FlowText,
  /** Of the app, six digits, or one of the recovery codes. */
  code: Code,
  /** Not to be asked for the code on this browser for 30 days. */
  isTrusted: z.boolean().default(false),
})
export type SecondFactorLogin = z.infer<typeof SecondFactorLogin>

const Ceremony = z.object({ options: WebAuthnOptions, flow: FlowText })

export const PasskeyName = z.object({ name: requiredText(60) })
export const NewPasskey = PasskeyName.extend({ flow: FlowText, response: Registered })
export type NewPasskey = z.infer<typeof NewPasskey>

/** The kind of user a sign-in page is for; demo users have no credentials. */
export const SignInKind = UserKind.exclude(['demo']).default('user')

export const PasskeyLogin = z.object({ flow: FlowText, response: Asserted, signInKind: SignInKind })
export type PasskeyLogin = z.infer<typeof PasskeyLogin>

/** E.164: a plus, the country's code and the number; blanks and dashes are taken out. */
export const PhoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s().\-/]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'invalidPhone'))

export const PhoneRequest = z.object({ phone: PhoneNumber, language: Language.optional() })
export const PhoneLogin = z.object({ phone: PhoneNumber, code: Code, signInKind: SignInKind })
export type PhoneLogin = z.infer<typeof PhoneLogin>
export const PhoneCode = z.object({ phone: PhoneNumber, code: Code })

const tags = ['Identity']
const open = endpoint.meta({ needs: 'public' })

export const credentialsContract = {
  getMethods: endpoint
    .route({ method: 'GET', path: '/auth/sign-in-methods', tags })
    .output(SignInMethods),
  /** Ends a login that was answered with `flow`. */
  loginSecondFactor: open
    .route({ method: 'POST', path: '/auth/second-factor/login', tags })
    .input(SecondFactorLogin)
    .output(LoginAnswer),
  enrolSecondFactor: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/enrol', tags })
    .input(OwnProof)
    .output(Enrolment),
  /** Switches it on with the first code of the app. */
  confirmSecondFactor: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/confirm', tags })
    .input(AppCode)
    .output(RecoveryCodes),
  renewRecoveryCodes: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/recovery-codes', tags })
    .input(OwnProof)
    .output(RecoveryCodes),
  endSecondFactor: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/end', tags })
    .input(OwnProof)
    .output(Done),
  beginPasskey: endpoint
    .route({ method: 'POST', path: '/auth/passkeys/begin', tags })
    .output(Ceremony),
  addPasskey: endpoint
    .route({ method: 'POST', path: '/auth/passkeys', tags })
    .input(NewPasskey)
    .output(Passkey),
  renamePasskey: endpoint
    .route({ method: 'PATCH', path: '/auth/passkeys/{passkeyId}', tags })
    .input(PasskeyName.extend({ passkeyId: Id }))
    .output(Passkey),
  removePasskey: endpoint
    .route({ method: 'DELETE', path: '/auth/passkeys/{passkeyId}', tags })
    .input(z.object({ passkeyId: Id }))
    .output(Done),
  beginPasskeyLogin: open
    .route({ method: 'POST', path: '/auth/passkey/begin', tags })
    .output(Ceremony),
  loginPasskey: open
    .route({ method: 'POST', path: '/auth/passkey/login', tags })
    .input(PasskeyLogin)
    .output(LoginAnswer),
  /** Whether codes can be sent to phones here: 404 where they cannot, as all that follow. */
  checkPhones: open.route({ method: 'GET', path: '/auth/phone', tags }).output(Done),
  /** Sends a code to sign in with; the same answer whether somebody has that number or not. */
  sendPhoneLogin: open
    .route({ method: 'POST', path: '/auth/phone/send', tags })
    .input(PhoneRequest)
    .output(Done),
  loginPhone: open
    .route({ method: 'POST', path: '/auth/phone/login', tags })
    .input(PhoneLogin)
    .output(LoginAnswer),
  /** Sends a code to a number that the person says is theirs. */
  sendPhoneCheck: endpoint
    .route({ method: 'POST', path: '/auth/phone/check', tags })
    .input(PhoneRequest)
    .output(Done),
  setPhone: endpoint
    .route({ method: 'POST', path: '/auth/phone', tags })
    .input(PhoneCode)
    .output(Done),
  removePhone: endpoint.route({ method: 'DELETE', path: '/auth/phone', tags }).output(Done),
}
