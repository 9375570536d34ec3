import { implement } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { type KeyedMessage, keyedMessage } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'
import { identityContract } from '#contract/core/identity.ts'
import { closeSockets } from '../channel/channel.ts'
import { validation } from '../core/validation.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { describeSession } from './hooks.ts'
import { requireIdentity } from './identity.ts'
import { forgetUser } from './identity-cache.ts'
import { sessionOf, updatePreferences } from './preferences.ts'
import { register } from './registration.ts'
import { signIn } from './sign-in.ts'
import { sessions } from './tables.ts'

const os = implement(identityContract).$config(validation).$context<Call>()

export const router = os.router({
  login: os.login.handler(({ input, context }) => signIn(context, 'user', input)),
  loginAdmin: os.loginAdmin.handler(({ input, context }) => signIn(context, 'admin', input)),
  loginCrm: os.loginCrm.handler(({ input, context }) => signIn(context, 'crm', input)),
  register: os.register.handler(({ input, context }) => register(context, input)),
  listCompanies: os.listCompanies.handler(({ input, context }) =>
    listCompanies(context, input.userId),
  ),
  getSession: os.getSession.handler(async ({ context }) => ({
    ...sessionOf(requireIdentity(context)),
    ...(await describeSession(context)),
  })),
  updatePreferences: os.updatePreferences.handler(({ input, context }) =>
    updatePreferences(context, input),
  ),
  logout: os.logout.handler(({ context }) => logOut(context)),
})

function listCompanies(call: Call, userId: string) {
  const { user, firms } = requireIdentity(call)
  if (user.id !== userId) throw new AppError('forbidden', 'Not your own firms')
  return firms.map(({ firmId, place: _place, timeZone: _zone, areasOff: _off, ...firm }) => ({
    _id: firmId,
    ...firm,
  }))
}

async function logOut(call: Call): Promise<KeyedMessage> {
  const { sessionId, user } = requireIdentity(call)
  await directory(call.env).delete(sessions).where(eq(sessions.id, sessionId))
  forgetUser(user.id)
  call.defer(closeSockets(call.env, user.id, sessionId))
  return keyedMessage('signedOut')
}
