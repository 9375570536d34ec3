import type { PasskeyLogin } from '#contract/credentials.ts'
import type { Call } from '../call.ts'
import { enter } from '../enter.ts'
import { LoginRefused } from '../login-refused.ts'
import { askAuth } from './ask-auth.ts'
import { openFlow, sealFlow } from './flow.ts'
import { requireFew } from './limits.ts'
import { personAtDoor } from './person-at-door.ts'
import { flowSeconds } from './plugins.ts'
import { refusalCode } from './refusal-code.ts'

/** What the browser asks for a passkey with: any of this site's, since nobody has said a name yet. */
export async function beginPasskeyLogin(call: Call) {
  await requireFew(call, 'passkey begin', call.address, 300)
  const { body, cookies } = await askAuth(stranger(call), (api, options) =>
    api.generatePasskeyAuthenticationOptions(options),
  )
  const flow = await sealFlow(call.env, { cookies }, flowSeconds)
  return { options: { ...body, userVerification: 'required' }, flow }
}

/**
 * Signs in whoever unlocked a passkey. It is two factors in one: a thing they have, and the finger,
 * face or PIN that opens it.
 * @throws LoginRefused, AppError rate_limited
 */
export async function loginPasskey(call: Call, { flow, response, door }: PasskeyLogin) {
  await requireFew(call, 'passkey login', call.address, 100)
  const { cookies } = await openFlow(call.env, flow)
  const enteredId = await verify(call, cookies, response)
  return enter(call, await personAtDoor(call.env, enteredId, door), 'passkey')
}

async function verify(
  call: Call,
  cookies: Record<string, string>,
  response: PasskeyLogin['response'],
): Promise<string | undefined> {
  try {
    const { enteredId } = await askAuth(
      stranger(call),
      (api, options) => api.verifyPasskeyAuthentication({ ...options, body: { response } }),
      { cookies },
    )
    return enteredId
  } catch (error) {
    refusalCode(error)
    throw new LoginRefused()
  }
}

function stranger(call: Call): Call {
  return { ...call, identity: undefined }
}
