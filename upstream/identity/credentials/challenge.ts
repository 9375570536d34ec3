import type { SignInMethod } from '#contract/core/identity.ts'
import type { Call } from '../call.ts'
import { LoginRefused } from '../login-refused.ts'
import type { Person } from '../person.ts'
import { newToken } from '../token.ts'
import { beginFlow, secondFactorFlow } from './flow.ts'
import { keepPending, takePending } from './pending.ts'

/** How long a browser that was trusted is not asked for the second factor. */
const trustSeconds = 30 * 24 * 60 * 60

/**
 * Asks somebody who has shown one factor for the other, unless their browser is trusted; then gives
 * what that browser is to show the next time.
 * @returns the refusal that leads on to the second factor, or the trusted browser's new token
 */
export async function challenge(
  call: Call,
  person: Person,
  method: SignInMethod,
): Promise<{ refusal: LoginRefused } | { device: string | undefined }> {
  const isTrusted = call.device && (await takePending(call, keyOf(person.id, call.device)))
  if (isTrusted) return { device: await trustDevice(call, person.id) }
  const half = { personId: person.id, method, kind: person.kind }
  const flow = await beginFlow(call, secondFactorFlow, half, person.id)
  return { refusal: new LoginRefused('/login/second-factor', 'secondFactorNeeded', flow) }
}

/** What a trusted browser keeps for 30 days; it is changed each time it is shown. */
export async function trustDevice(call: Call, personId: string): Promise<string> {
  const device = newToken()
  await keepPending(call, keyOf(personId, device), { seconds: trustSeconds, ownerId: personId })
  return device
}

function keyOf(personId: string, device: string): string {
  return `device ${personId} ${device}`
}
