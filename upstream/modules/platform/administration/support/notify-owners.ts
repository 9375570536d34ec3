import { eq } from 'drizzle-orm'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { firms } from '../../../../identity/tables.ts'
import { notifyMembers } from '../../../person/notifications/index.ts'

/** Tells the others who may consent for a firm that one of them did. */
export async function notifyGranted(call: Call, firmId: string, until: string): Promise<void> {
  const { user } = requireIdentity(call)
  const params = { firm: await nameOf(call, firmId), by: user.name, until }
  await notifyMembers(
    call.env,
    { firmId, exceptUserId: user.id },
    { kind: 'supportAccessGranted', params, link: linkOf(firmId) },
  )
}

/** Tells those who may consent for a firm that an administrator came in. */
export async function notifyUsed(call: Call, firmId: string): Promise<void> {
  const { user } = requireIdentity(call)
  const params = { firm: await nameOf(call, firmId), by: user.name }
  await notifyMembers(
    call.env,
    { firmId },
    { kind: 'supportAccessUsed', params, link: linkOf(firmId) },
  )
}

async function nameOf({ env }: Call, firmId: string): Promise<string> {
  const { legalName, tradeName } = firms
  const [firm] = await directory(env)
    .select({ legalName, tradeName })
    .from(firms)
    .where(eq(firms.id, firmId))
  return firm?.tradeName || firm?.legalName || ''
}

function linkOf(firmId: string): string {
  return `/firms/${firmId}/support-access`
}
