import { createHmac, timingSafeEqual } from 'node:crypto'
import { packageHostPrefix, siteOrigin } from '#contract/core/hosts.ts'
import type { Env } from '../../../../core/env.ts'
import { secretsOf } from '../../../../identity/token.ts'

/** What addresses of packages are made of. */
export type Launching = Pick<Env, 'PUBLIC_ORIGIN' | 'SECRETS'>

/** What a frame is for: one session of one package. */
export type Frame = { firmId: string; packageId: string; sessionId: string }

/** What is ours below the token, and no file of the package. */
export const ownFolder = '~'

/** Longer than anybody sits at one part of a course. */
const openMs = 24 * 3_600_000

const purposes = { host: 'package host 1', frame: 'package frame 1', unit: 'package unit 1' }

/** The origin of a package, its own: whoever does not know it cannot guess it. */
function packageOrigin(
  { firmId, packageId }: Pick<Frame, 'firmId' | 'packageId'>,
  { PUBLIC_ORIGIN, SECRETS }: Launching,
): string {
  const [secret = ''] = secretsOf({ SECRETS })
  return siteOrigin(PUBLIC_ORIGIN, labelOf(`${firmId} ${packageId}`, secret))
}

/** Whether a host's label is that of a package. */
export function isHostOf(
  label: string,
  { firmId, packageId }: Pick<Frame, 'firmId' | 'packageId'>,
  { SECRETS }: Pick<Launching, 'SECRETS'>,
): boolean {
  return secretsOf({ SECRETS }).some(
    (secret) => labelOf(`${firmId} ${packageId}`, secret) === label,
  )
}

/** Where everything of a session is: its files, and what the package says to us. */
export function frameBase(frame: Frame, launching: Launching, now: Date): string {
  return `${packageOrigin(frame, launching)}/${frameToken(frame, launching, now)}`
}

/** Where the frame of a session begins. */
export function frameUrl(frame: Frame, launching: Launching, now: Date): string {
  return `${frameBase(frame, launching, now)}/${ownFolder}/run`
}

/** Signed and not stored: it opens one session's package until it expires. */
function frameToken(
  { firmId, packageId, sessionId }: Frame,
  { SECRETS }: Pick<Launching, 'SECRETS'>,
  now: Date,
): string {
  const [secret = ''] = secretsOf({ SECRETS })
  const said = JSON.stringify([firmId, packageId, sessionId, now.getTime() + openMs])
  const body = Buffer.from(said).toString('base64url')
  return `${body}.${signature(body, secret, purposes.frame)}`
}

/** What a token opens; undefined for one that is not ours or has expired. */
export function readFrameToken(
  token: string,
  { SECRETS }: Pick<Launching, 'SECRETS'>,
  now: Date,
): Frame | undefined {
  const [, body, sign] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? []
  if (body === undefined || sign === undefined) return undefined
  const isOurs = secretsOf({ SECRETS }).some((secret) =>
    isSame(sign, signature(body, secret, purposes.frame)),
  )
  if (!isOurs) return undefined
  const parts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  if (!Array.isArray(parts)) return undefined
  const [firmId, packageId, sessionId, until]: unknown[] = parts
  const isWhole =
    typeof firmId === 'string' && typeof packageId === 'string' && typeof sessionId === 'string'
  if (!isWhole || typeof until !== 'number' || until <= now.getTime()) return undefined
  return { firmId, packageId, sessionId }
}

/** What a unit of cmi5 shows at the xAPI store, as HTTP Basic; it is given out once. */
export function unitToken(
  { firmId, sessionId }: Pick<Frame, 'firmId' | 'sessionId'>,
  secret: string,
): string {
  const sign = signature(`${firmId} ${sessionId}`, secret, purposes.unit)
  return Buffer.from(`${sessionId}:${sign}`).toString('base64')
}

/** Whether an `Authorization` is that of a session. */
export function isUnitToken(
  header: string,
  frame: Pick<Frame, 'firmId' | 'sessionId'>,
  { SECRETS }: Pick<Launching, 'SECRETS'>,
): boolean {
  const given = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header.trim())?.[1] ?? ''
  return secretsOf({ SECRETS }).some((secret) => isSame(given, unitToken(frame, secret)))
}

/** 26 letters and digits of base 32: 130 bits. */
function labelOf(text: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${purposes.host} ${text}`).digest()
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  return `${packageHostPrefix}${[...digest.subarray(0, 26)].map((byte) => letters[byte & 31]).join('')}`
}

function signature(body: string, secret: string, purpose: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(body).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
