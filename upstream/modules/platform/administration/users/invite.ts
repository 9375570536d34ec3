import { AppError } from '#contract/core/errors.ts'
import type {
  AdministeredUserDetail,
  AdministratorInput,
} from '#contract/platform/administered-users.ts'
import { newId } from '../../../../firm/ulid.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireFreshIdentity } from '../../../../identity/identity.ts'
import { issueToken } from '../../../../identity/recovery/mailed-tokens.ts'
import { users } from '../../../../identity/tables.ts'
import { writeForPlatform } from '../write-mail.ts'
import { getUser } from './detail.ts'

/**
 * Makes another administrator, who sets the password by a mailed link. An address that somebody has
 * already is refused: nobody becomes an administrator beside what they are.
 * @throws AppError confirm_needed, conflict
 */
export async function inviteAdministrator(
  call: Call,
  { name, language, ...input }: AdministratorInput,
): Promise<AdministeredUserDetail> {
  const { env, now } = call
  const { user } = requireFreshIdentity(call)
  const db = directory(env)
  const [id, email] = [newId(), input.email.toLowerCase()]
  const at = new Date(now)
  const row = { id, name, email, language, kind: 'admin', createdAt: at, updatedAt: at } as const
  const [made] = await db.batch([
    db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id }),
    auditIfChanged(db, call, { action: 'administrator.invited', userId: id, after: { email } }),
  ])
  if (made.length === 0) {
    const fields = { email: { key: 'addressTaken' } }
    throw new AppError('conflict', 'The address is already in use', { fields })
  }
  const { token } = await issueToken(call, id, 'password')
  await writeForPlatform(env, { name, email, language }, 'administratorInvited', {
    by: user.name,
    link: `${env.PUBLIC_ORIGIN}/recover-password?token=${token}`,
    again: `${env.PUBLIC_ORIGIN}/forget-password`,
  })
  return getUser(call, id)
}
