import { z } from 'zod'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { callFirmInside } from '../../../../core/firm-call.ts'
import { audit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { findFirm } from './list.ts'

const Held = z.object({ isHeld: z.boolean() })

/** Whether a firm's mail waits for an administrator. One that does not answer is taken not to. */
export async function isMailHeld(call: Call, firmId: string): Promise<boolean> {
  try {
    return Held.parse(await askFirm(call, firmId, 'mail-state')).isHeld
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Lets the mail of a firm leave again. @throws AppError not_found; conflict where it is not stopped */
export async function resumeHeldMail(call: Call, firmId: string): Promise<void> {
  if (!(await findFirm(call, firmId))) throw new AppError('not_found', 'Not found')
  if (!(await isMailHeld(call, firmId))) throw conflictOf('mailNotStopped')
  await askFirm(call, firmId, 'resume-mail')
  await audit(directory(call.env), call, { action: 'firm.mailResumed', firmId })
}

async function askFirm(
  call: Call,
  firmId: string,
  name: 'mail-state' | 'resume-mail',
): Promise<unknown> {
  const { user } = requireIdentity(call)
  const person = { userId: user.id, userName: user.name, language: user.language }
  const actor = { ...person, role: null, isDemo: false, requestId: call.requestId }
  const answer = await callFirmInside(call.env, firmId, actor, { name, input: {} })
  if (!answer.ok) throw new AppError('unavailable', 'The firm does not answer')
  return answer.json()
}
