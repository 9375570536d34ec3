import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, givenName, Id, Instant, optionalText, requiredText } from '../core/fields.ts'

/** As large as a PDF to sign may be, in bytes. */
export const maxSignFile = 20 * 1024 * 1024

/** As long as a text to sign may be. */
export const maxSignText = 40_000

/** `open`: the person has not answered; `withdrawn`: HR took it back before they did. */
export const signStates = ['open', 'signed', 'declined', 'withdrawn'] as const
export const SignState = z.enum(signStates)
export type SignState = z.infer<typeof SignState>

const EmptyOrDate = z.union([z.literal(''), DateOnly])

/**
 * What somebody is to sign: a PDF, a text that a PDF is made of, or the PDF of an earlier document,
 * to send the same to another person.
 */
export const SignDocumentInput = z.object({
  employeeId: Id,
  title: requiredText(200),
  /** What HR says to the person beside it. */
  message: optionalText(2000),
  /** The last day on which it can be signed; empty for no end. */
  dueDate: EmptyOrDate.nullable()
    .default('')
    .transform((day) => day ?? '')
    .pipe(EmptyOrDate),
  file: z.file().max(maxSignFile, 'fileTooLarge').optional(),
  text: optionalText(maxSignText),
  likeDocumentId: z.union([z.literal(''), Id]).default(''),
})
export type SignDocumentInput = z.infer<typeof SignDocumentInput>

/** How the person answered: what can be shown of it in a dispute. */
export const SignAnswer = z.object({
  at: Instant,
  /** As the person typed it. */
  name: z.string(),
  /** The name of the account they were signed in with. */
  accountName: z.string(),
  /** The network address they came from; empty where it is not known. */
  address: z.string(),
  /** What they agreed to, in the language they read it in; empty where they declined. */
  sentence: z.string(),
  /** Why they declined; empty where they signed. */
  reason: z.string(),
})
export type SignAnswer = z.infer<typeof SignAnswer>

export const SignDocument = z.object({
  id: Id,
  employeeId: Id,
  employeeName: z.string(),
  title: z.string(),
  message: z.string(),
  dueDate: z.string(),
  state: SignState,
  /** Open, and its last day is over. */
  isLate: z.boolean(),
  fileName: z.string(),
  pages: z.int(),
  /** SHA-256 of the original, in hexadecimal digits. */
  sha256: z.string(),
  /** Of the copy with the added page; empty while it is not signed. */
  signedSha256: z.string(),
  sentAt: Instant,
  sentByName: z.string(),
  remindedAt: Instant.nullable(),
  answer: SignAnswer.nullable(),
})
export type SignDocument = z.infer<typeof SignDocument>

/** What a person signs with. */
export const SignatureInput = z.object({
  name: givenName(160),
  /** That they read it and agree. */
  consent: z.literal(true, 'agreeNeeded'),
  /** Of the file they read: nobody signs what was changed under their eyes. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type SignatureInput = z.infer<typeof SignatureInput>

export const DeclineInput = z.object({ reason: requiredText(1000) })

const tags = ['Documents to sign']
const inFirm = z.object({ firmId: Id })
const one = inFirm.extend({ signDocumentId: Id })
const path = '/firms/{firmId}/sign-documents' as const
const ownPath = '/firms/{firmId}/own-sign-documents' as const

/** What HR puts before people to sign. Seen by HR and the person alone. */
export const signDocumentsContract = {
  /** Open ones first, each by its day, then the newest; 500 at most. */
  list: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'GET', path, tags })
    .input(inFirm.extend({ employeeId: Id.optional(), state: SignState.optional() }))
    .output(z.array(SignDocument)),
  /** Sends one to somebody who has an account in the firm. */
  create: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(SignDocumentInput.extend(inFirm.shape))
    .output(SignDocument),
  get: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'GET', path: `${path}/{signDocumentId}`, tags })
    .input(one)
    .output(SignDocument),
  /** The original, byte for byte. */
  file: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'GET', path: `${path}/{signDocumentId}/file`, tags })
    .input(one)
    .output(z.file()),
  /** The original with the added page. */
  signed: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'GET', path: `${path}/{signDocumentId}/signed`, tags })
    .input(one)
    .output(z.file()),
  /** Reminds the person; at most once a day. */
  remind: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'POST', path: `${path}/{signDocumentId}/remind`, tags })
    .input(one)
    .output(SignDocument),
  /** Takes it back before the person has answered. */
  withdraw: endpoint
    .meta({ needs: 'employee:private' })
    .route({ method: 'POST', path: `${path}/{signDocumentId}/withdraw`, tags })
    .input(one)
    .output(SignDocument),
  /** Deletes one that nobody signed, with its file. */
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({ method: 'DELETE', path: `${path}/{signDocumentId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}

/** What whoever asks is to sign, and has signed. */
export const ownSignDocumentsContract = {
  list: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: ownPath, tags: ['Own work'] })
    .input(inFirm)
    .output(z.array(SignDocument)),
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${ownPath}/{signDocumentId}`, tags: ['Own work'] })
    .input(one)
    .output(SignDocument.extend({ sentence: z.string() })),
  file: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${ownPath}/{signDocumentId}/file`, tags: ['Own work'] })
    .input(one)
    .output(z.file()),
  signed: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${ownPath}/{signDocumentId}/signed`, tags: ['Own work'] })
    .input(one)
    .output(z.file()),
  sign: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${ownPath}/{signDocumentId}/sign`, tags: ['Own work'] })
    .input(one.extend(SignatureInput.shape))
    .output(SignDocument),
  decline: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${ownPath}/{signDocumentId}/decline`, tags: ['Own work'] })
    .input(one.extend(DeclineInput.shape))
    .output(SignDocument),
}
