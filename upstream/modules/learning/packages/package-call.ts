import { Buffer } from 'node:buffer'
import { z } from 'zod'
import type { HandlerContext } from '../../../firm/implement.ts'
import { secretsOf } from '../../../identity/token.ts'
import { askStore, giveToken } from './cmi5-sessions.ts'
import { commitSco, runSco } from './sco-sessions.ts'
import { unitToken } from './serve/package-address.ts'
import { getSession, getTaking } from './takings.ts'

const Texts = z.record(z.string(), z.string())
const ofSession = { sessionId: z.string() }

/** What a part of SCORM has set since it last said so. */
export const ScoCommit = z.object({
  number: z.int().min(1).max(1_000_000_000),
  values: z.record(z.string().max(300), z.string().max(70_000)),
  end: z.enum(['no', 'finished', 'lost']),
})

/** What a package says by its frame: the gateway has seen its token. */
export const PackageCall = z.discriminatedUnion('act', [
  z.object({ act: z.literal('run'), ...ofSession }),
  ScoCommit.extend({ act: z.literal('commit'), ...ofSession }),
  z.object({ act: z.literal('fetch'), ...ofSession }),
  z.object({
    act: z.literal('store'),
    ...ofSession,
    method: z.string(),
    resource: z.string(),
    query: z.array(z.tuple([z.string(), z.string()])),
    headers: Texts,
    /** Base64. */
    body: z.string(),
    endpointPath: z.string(),
  }),
])
export type PackageCall = z.infer<typeof PackageCall>

/** What the store answers, its body in base64. */
export const StoreReply = z.object({
  status: z.int(),
  headers: Texts,
  body: z.string().nullable(),
})

/**
 * Answers the frame of a package, as its learner.
 * @throws AppError not_found
 */
export function answerPackage(input: unknown, context: HandlerContext): unknown {
  const call = PackageCall.parse(input)
  const { store, env } = context
  const { learnerId, learnerName } = getTaking(
    store.reader,
    getSession(store.reader, call.sessionId).takingId,
  )
  const actor = { ...context.firm.actor, userId: learnerId, userName: learnerName }
  const firm = { ...context.firm, actor }
  switch (call.act) {
    case 'run':
      return runSco(store.reader, call.sessionId)
    case 'commit':
      return store.transact(firm, (writer) => commitSco(writer, firm, call))
    case 'fetch': {
      const [secret = ''] = secretsOf(env)
      const token = unitToken({ firmId: firm.firmId, sessionId: call.sessionId }, secret)
      return store.transact(firm, (writer) => giveToken(writer, firm, call.sessionId, token))
    }
    case 'store': {
      const { sessionId, endpointPath, body, ...request } = call
      const asked = { ...request, body: new Uint8Array(Buffer.from(body, 'base64')) }
      const answer = store.transact(firm, (writer) =>
        askStore(writer, firm, { sessionId, request: asked, endpointPath }),
      )
      const text = answer.body === null ? null : Buffer.from(answer.body).toString('base64')
      return { ...answer, body: text }
    }
  }
}
