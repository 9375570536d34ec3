import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, base64url: what a session's bearer shows. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the directory keeps of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** The secret our own host shows at `/internal`. */
export function internalSecret(secrets: string): string {
  return deriveSecret(secrets, 'firmament internal v1')
}

/** All of `SECRETS`, the one that is used first: the others still open what they made. */
export function secretsOf({ SECRETS }: { SECRETS: string }): string[] {
  return SECRETS.split(/[\s,]+/).filter((secret) => secret !== '')
}

/** A secret for one purpose, derived from the first of `SECRETS`. */
export function deriveSecret(secrets: string, purpose: string): string {
  const [first = ''] = secretsOf({ SECRETS: secrets })
  return createHmac('sha256', first).update(purpose).digest('base64url')
}
