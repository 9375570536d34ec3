import { type Cookie, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Args } from '../load-context.ts'
import { redirectWithin } from './redirect-within.ts'
import { signedCookie } from './signed-cookie.server.ts'

const FlowCookie = z.object({
  /** What the API gave to be brought again. */
  flow: z.string(),
  /** Where to go on to in the end. */
  to: z.string(),
  /** Whether the session then outlasts the browser. */
  isKept: z.boolean(),
  /** The page it began at. */
  startPath: z.string(),
})
/** Something that was begun with the API and is finished by a later request of this browser. */
export type FlowCookie = z.infer<typeof FlowCookie>

const flowSeconds = 10 * 60
const deviceSeconds = 30 * 24 * 60 * 60

/** The flow this browser is in; null without one. */
export async function readFlow(args: Args): Promise<FlowCookie | null> {
  const header = args.request.headers.get('cookie')
  if (!header?.includes('flow=')) return null
  return FlowCookie.safeParse(await cookie(args, 'flow').parse(header)).data ?? null
}

/** The `Set-Cookie` that begins a flow, or ends it when given null. */
export function writeFlow(args: Args, flow: FlowCookie | null): Promise<string> {
  const made = cookie(args, 'flow')
  if (!flow) return made.serialize('', { maxAge: 0, expires: new Date(0) })
  return made.serialize(flow, { maxAge: flowSeconds })
}

/** What this browser shows so as not to be asked for the second factor; undefined without it. */
export async function readDevice(args: Args): Promise<string | undefined> {
  const header = args.request.headers.get('cookie')
  if (!header?.includes('device=')) return undefined
  return z.string().safeParse(await cookie(args, 'device').parse(header)).data
}

/** The `Set-Cookie` that keeps what a login's answer gives a trusted browser. */
export function writeDevice(args: Args, device: string): Promise<string> {
  return cookie(args, 'device').serialize(device, { maxAge: deviceSeconds })
}

/**
 * Where a login that is only half done goes on, when the API's error says so: with the flow kept,
 * at once. Undefined for any other error.
 */
export async function continueFlow(
  args: Args,
  error: unknown,
  begun: { to: unknown; isKept: boolean; startPath?: string },
) {
  const detail = HalfDone.safeParse(error instanceof AppError ? error.detail : undefined)
  if (!detail.success) return undefined
  const { flow, redirectTo } = detail.data
  const { startPath = new URL(args.request.url).pathname } = begun
  const kept = { flow, startPath, to: redirectWithin(begun.to, ''), isKept: begun.isKept }
  const headers = { 'set-cookie': await writeFlow(args, kept) }
  return redirect(redirectWithin(redirectTo, '/login'), { status: 303, headers })
}

const HalfDone = z.object({ flow: z.string(), redirectTo: z.string() })

function cookie({ request, context }: Args, name: 'flow' | 'device'): Cookie {
  return signedCookie(context.env, request.url, name)
}
