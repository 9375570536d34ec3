import {
  LeftMails,
  type NotificationKind,
  notificationKindSettings,
} from '#contract/core/notifications.ts'
import type { Env } from '../../../core/env.ts'
import { deriveSecret, isSameSecret, secretsOf } from '../../../identity/token.ts'

type LinkEnv = Pick<Env, 'SECRETS' | 'PUBLIC_ORIGIN'>

/**
 * What tells of support's access is ended only by who is signed in: whoever reads one forwarded mail
 * must not be able to silence the next.
 */
export const onlySignedIn: ReadonlySet<NotificationKind> = new Set([
  'supportAccessGranted',
  'supportAccessUsed',
])

function isEndedByLink(kind: LeftMails): boolean {
  if (kind === 'digest') return true
  return notificationKindSettings[kind].mail !== 'always' && !onlySignedIn.has(kind)
}

/**
 * The link by which a person has no more mails of a kind, or no gathered ones, without signing in. It is computed and
 * kept nowhere. Undefined for what is always mailed, and for support's access.
 */
export function leaveLink(env: LinkEnv, userId: string, kind: LeftMails) {
  if (!isEndedByLink(kind)) return undefined
  const token = `${userId}.${kind}.${markOf(env.SECRETS, userId, kind)}`
  return `${env.PUBLIC_ORIGIN}/notifications/leave?token=${token}`
}

/** Whose mails of which kind a leave link ends; undefined for one we never wrote. */
export function readLeaveToken(env: Pick<LinkEnv, 'SECRETS'>, token: string) {
  const [userId = '', name, mark = ''] = token.split('.')
  const kind = LeftMails.safeParse(name).data
  if (!kind || !isEndedByLink(kind)) return undefined
  const isOurs = secretsOf(env).some((secret) => isSameSecret(mark, markOf(secret, userId, kind)))
  return isOurs ? { userId, kind } : undefined
}

function markOf(secrets: string, userId: string, kind: LeftMails): string {
  return deriveSecret(secrets, `leave notice mails v1 ${userId} ${kind}`)
}
