import type { Env } from '../../../../core/env.ts'
import { deriveSecret, isSameSecret, secretsOf } from '../../../../identity/token.ts'

type LinkEnv = Pick<Env, 'SECRETS' | 'PUBLIC_ORIGIN'>

/**
 * The link by which an address leaves the list, the same in every mail. It is computed and kept
 * nowhere, so nobody who reads the database can take others off the list.
 */
export function leaveLink({ SECRETS, PUBLIC_ORIGIN }: LinkEnv, noticeId: string): string {
  const token = `${noticeId}.${markOf(SECRETS, noticeId)}`
  return `${PUBLIC_ORIGIN}/coming-soon/leave?token=${token}`
}

/** The id that a leave link names; undefined for one we never wrote. */
export function readLeaveToken(env: LinkEnv, token: string): string | undefined {
  const [noticeId = '', mark = ''] = token.split('.')
  return secretsOf(env).some((secret) => isSameSecret(mark, markOf(secret, noticeId)))
    ? noticeId
    : undefined
}

function markOf(secrets: string, noticeId: string): string {
  return deriveSecret(secrets, `leave notices v1 ${noticeId}`)
}
