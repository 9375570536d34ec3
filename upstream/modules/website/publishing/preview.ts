import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview link shows: one version of a page, until a moment. */
export type Preview = { pageId: string; revision: number; expiresAt: string }

const purpose = 'website preview 1'

/** A link's token. It is signed and not stored, and shows no other version than the one it names. */
export function previewToken({ pageId, revision, expiresAt }: Preview, secret: string): string {
  const body = Buffer.from(JSON.stringify([pageId, revision, Date.parse(expiresAt)])).toString(
    'base64url',
  )
  return `${body}.${signature(body, secret)}`
}

/**
 * What a token shows; undefined for one that is not ours or has expired. Secrets are tried in their
 * order, so that links outlive a new one.
 */
export function readPreviewToken(
  token: string,
  { secrets, now }: { secrets: readonly string[]; now: string },
): Preview | undefined {
  const [, body, sign] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? []
  if (body === undefined || sign === undefined) return undefined
  if (!secrets.some((secret) => isSame(sign, signature(body, secret)))) return undefined
  const parts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  if (!Array.isArray(parts)) return undefined
  const [pageId, revision, expires]: unknown[] = parts
  if (typeof pageId !== 'string' || typeof revision !== 'number' || typeof expires !== 'number') {
    return undefined
  }
  if (expires <= Date.parse(now)) return undefined
  return { pageId, revision, expiresAt: new Date(expires).toISOString() }
}

/** Kept by nobody and listed nowhere. */
export const previewHeaders: Record<string, string> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
}

function signature(body: string, secret: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(body).digest('base64url')
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
