import { z } from 'zod'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { interruptedFormsContract } from '#contract/person/interrupted-forms.ts'
import type { TypedTree } from '../form/form-tree.ts'
import { readForm } from '../form/read-form.ts'
import type { Args } from '../load-context.ts'
import { readSession } from './session-cookie.server.ts'
import { signedCookie } from './signed-cookie.server.ts'

const storedSeconds = 2 * 3600
const longest = 400_000

/** What the browser holds of a form that was sent too late: where its text is, whose it is, and the key to it. */
const Ticket = z.object({
  /** The address that they were signed in with: nobody else at the same browser sees it. */
  email: z.string(),
  id: z.string(),
  /** Of AES-GCM, base64; nobody else has it. */
  key: z.string(),
  /** Of the page to come back to, with its query. */
  path: z.string(),
  /** Whether that page takes the form itself; else it only has it. */
  isOwn: z.boolean(),
})

/** A form as it was sent. */
const InterruptedForm = z.object({
  /** Names and texts of its fields, in their order; of files their names alone. */
  entries: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.string()),
})
export type InterruptedForm = z.infer<typeof InterruptedForm>

/** What waited for a page, and whether the page takes it itself. */
type Found = { form: InterruptedForm; isOwn: boolean }

/** Fields whose content is shown to nobody again. */
const secret = /password|secret|passcode|^confirmCode$|(^|\.)(token|pin)$/i
/** One that proves who somebody is; what a firm calls its code is that of an account, a coupon, a project. */
const ownCode = /^code$/i

/**
 * Stores what was typed into a form whose session has ended; gives the `Set-Cookie` by which its page
 * finds it again. Undefined for a browser that was not signed in, and where nothing can be stored.
 */
export async function storeInterrupted(
  args: Args,
  { path, isOwn }: { path: string; isOwn: boolean },
): Promise<string | undefined> {
  const session = await readSession(args)
  if (!session) return undefined
  try {
    const sent = [...(await args.request.formData()).entries()]
    const typed: InterruptedForm = {
      entries: sent.flatMap(([name, value]) =>
        typeof value === 'string' && !isLeftOut(name, path) ? [[name, value]] : [],
      ),
      files: sent.flatMap(([, value]) =>
        typeof value !== 'string' && value.size > 0 ? [value.name] : [],
      ),
    }
    const text = JSON.stringify(typed)
    if (text.length > longest) return undefined
    const id = hexOf(crypto.getRandomValues(new Uint8Array(16)))
    const key = crypto.getRandomValues(new Uint8Array(32))
    const sealed = await seal(key, text)
    await upstream(args).call(interruptedFormsContract.store, { id, sealed }, { token: null })
    const ticket = { email: session.planEmail, id, key: base64Of(key), path, isOwn }
    return cookie(args).serialize(ticket)
  } catch (error) {
    // The way to the login must be open, whatever was sent.
    if (error instanceof AppError || error instanceof TypeError) return undefined
    throw error
  }
}

/** What was typed into a form of a page before its session ended; undefined where nothing was. */
export async function findInterrupted(args: Args): Promise<Found | undefined> {
  const header = args.request.headers.get('cookie')
  if (!header?.includes('interrupted=')) return undefined
  const ticket = Ticket.safeParse(await cookie(args).parse(header)).data
  if (!ticket || ticket.path !== pathOf(args.request.url)) return undefined
  const session = await readSession(args)
  if (session?.planEmail.toLowerCase() !== ticket.email.toLowerCase()) return undefined
  try {
    const { sealed } = await upstream(args).call(interruptedFormsContract.get, { id: ticket.id })
    const text = await open(bytesOf(ticket.key), sealed)
    const form = InterruptedForm.safeParse(JSON.parse(text)).data
    return form && { form, isOwn: ticket.isOwn }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The `Set-Cookie` with which a browser forgets it. */
export function forgetInterrupted(args: Args): Promise<string> {
  return cookie(args).serialize('', { maxAge: 0, expires: new Date(0) })
}

function cookie({ request, context }: Args) {
  return signedCookie(context.env, request.url, 'interrupted', storedSeconds)
}

/** Path and query of an address. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** What is typed anew, or made anew with the page. */
function isLeftOut(name: string, path: string): boolean {
  const isSecret = secret.test(name) || (ownCode.test(name) && !path.startsWith('/firms/'))
  return isSecret || name === 'idempotencyKey'
}

/** The form once more, to be read as it was sent; with another button where one is given. */
export function requestOf(url: string, { entries }: InterruptedForm, intent?: string): Request {
  const body = new URLSearchParams(entries)
  if (intent !== undefined) body.set('intent', intent)
  return new Request(url, { method: 'POST', body })
}

/** What was typed, to fill the fields of a form with. */
export async function valuesOf(url: string, form: InterruptedForm): Promise<TypedTree> {
  const names = form.entries.map(([name]) => name)
  const lists = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  const { values } = await readForm(requestOf(url, form), { lists })
  return values
}

async function seal(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key), bytes)
  const whole = new Uint8Array(iv.length + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), iv.length)
  return base64Of(whole)
}

async function open(key: Uint8Array<ArrayBuffer>, sealed: string): Promise<string> {
  const bytes = bytesOf(sealed)
  const iv = bytes.slice(0, 12)
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await keyOf(key),
    bytes.slice(12),
  )
  return new TextDecoder().decode(text)
}

function keyOf(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
