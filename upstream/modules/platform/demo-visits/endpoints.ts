import { implement } from '@orpc/server'
import { demoContract, maxUploadBytes, type VisitLogs } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { validation } from '../../../core/validation.ts'
import { countAttempt, requireAllowed } from '../../../identity/attempts.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { getEntryAt, listEntries } from './entries.ts'
import { keepDemo } from './keep-demo.ts'
import { createLink, getLink, listLinks, peekLink, revokeLink } from './links.ts'
import { openDemo } from './open-demo.ts'
import { storeLogs } from './store-logs.ts'
import { takeOver } from './take-over.ts'
import { setTracking } from './tracking.ts'
import { getVisitor, listVisitors } from './visitors.ts'
import { watch } from './watch.ts'

const os = implement(demoContract).$config(validation).$context<Call>()

export const router = os.router({
  open: os.open.handler(({ input, context }) => openDemo(context, input)),
  peekLink: os.peekLink.handler(({ input, context }) => peekLink(context, input.token)),
  keep: os.keep.handler(({ input, context }) => keepDemo(context, input)),
  takeOver: os.takeOver.handler(({ input, context }) => takeOver(context, input.token)),
  setTracking: os.setTracking.handler(({ input, context }) => setTracking(context, input)),
  upload: os.upload.handler(({ input, context }) => upload(context, input)),
  listLinks: os.listLinks.handler(({ input, context }) => listLinks(context, input)),
  getLink: os.getLink.handler(({ input, context }) => getLink(context, input.linkId)),
  createLink: os.createLink.handler(({ input, context }) => createLink(context, input)),
  revokeLink: os.revokeLink.handler(({ input, context }) => revokeLink(context, input.linkId)),
  listVisitors: os.listVisitors.handler(({ input, context }) => listVisitors(context, input)),
  getVisitor: os.getVisitor.handler(({ input, context }) => getVisitor(context, input.visitorId)),
  listEntries: os.listEntries.handler(({ input, context }) => listEntries(context, input)),
  getEntryAt: os.getEntryAt.handler(({ input, context }) => getEntryAt(context, input)),
  watch: os.watch.handler(({ context }) => watch(context)),
})

/** A page uploads when it ends and when it is hidden; who sends more than 600 in 15 minutes waits. */
async function upload(call: Call, logs: VisitLogs): Promise<{ stored: number }> {
  const { env, now } = call
  const { user } = requireIdentity(call)
  if (!user.isDemo || user.id !== logs.demoUserId) {
    throw new AppError('forbidden', 'Visits are not recorded here')
  }
  if (JSON.stringify(logs).length > maxUploadBytes) throw new AppError('too_large', 'Too large')
  const limit = { free: 600, firstWaitMs: 15_000, longestWaitMs: 15 * 60_000 }
  const counted = await countAttempt(directory(env), { key: `visit ${user.id}`, ...limit }, now)
  requireAllowed(counted, now)
  return storeLogs(env, user.id, logs, now)
}
