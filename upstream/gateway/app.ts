import { type Context, Hono } from 'hono'
import { PatternRouter } from 'hono/router/pattern-router'
import { gatheredPath } from '#contract/core/gathered-reads.ts'
import { hooks } from '../core/hooks.ts'
import { takeMailEvent } from '../mail/events/take-event.ts'
import { takeOpened } from '../mail/events/take-opened.ts'
import { takeMail } from '../mail/incoming/take-mail.ts'
import { authenticate, checkBody, checkQuery, findEndpoint, limitDav, limitJson } from './admit.ts'
import { answerError, nameRequest, setAnswerHeaders } from './answer.ts'
import {
  describeAuthorization,
  describeResource,
  limitApps,
  takeRegistration,
  takeRevocation,
  takeTokenRequest,
} from './apps/serve.ts'
import { handleCalendarRequest, namedCalls } from './calendar-requests.ts'
import { createFirm } from './create-firm.ts'
import { serveDav } from './dav/serve.ts'
import { enterFirmDirectory } from './firm-directory.ts'
import { handleFirmRequest, handlePublicDocument } from './firm-requests.ts'
import type { Gateway } from './gateway.ts'
import { takeHeavyTurn } from './heavy-turns.ts'
import { limitAddress, limitCaller } from './limit-calls.ts'
import { enterChannel, enterInternal } from './realtime-and-internal.ts'
import { restoreFirm } from './restore-firm.ts'
import { serveDirectory } from './serve.ts'
import { serveReads } from './serve-reads.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It takes reports of the provider of card payments: one module. */
    cardEvents: (c: Context<Gateway>) => Promise<Response>
  }
}

/** The front of the API: who asks, whether they may, and which firm or directory answers. */
export const app = new Hono<Gateway>({
  // Hono's usual choice falls back to one that takes ten times as long on paths such as ours.
  router: new PatternRouter(),
})

// Proves itself by its signature, and comes as often as mail is sent: no limit by address.
app.post('/mail-events/:provider', setAnswerHeaders, findEndpoint, checkBody, takeMailEvent)
app.get('/mail-opened/:picture', setAnswerHeaders, findEndpoint, takeOpened)
app.post('/card-events/stripe', setAnswerHeaders, findEndpoint, checkBody, (c) => {
  const [take] = hooks('cardEvents')
  return take ? take(c) : c.notFound()
})
// Proves itself by a secret; what comes is a mail, not JSON.
app.post('/mail-in', setAnswerHeaders, findEndpoint, takeMail)
// Apps of others, by the forms and words of OAuth: each proves itself by what it posts.
const forApps = [setAnswerHeaders, findEndpoint, limitAddress, limitApps] as const
app.get('/.well-known/oauth-authorization-server', ...forApps, describeAuthorization)
app.get('/.well-known/oauth-protected-resource', ...forApps, describeResource)
app.get('/.well-known/oauth-protected-resource/mcp', ...forApps, describeResource)
app.post('/oauth/token', ...forApps, takeTokenRequest)
app.post('/oauth/revoke', ...forApps, takeRevocation)
app.post('/oauth/register', ...forApps, takeRegistration)
// Asks the gateway itself, once for each thing that it needs: who may is found out there.
app.all(
  '/dav/*',
  setAnswerHeaders,
  limitAddress,
  limitDav,
  serveDav((request, c) => app.fetch(request, c.env, c.executionCtx)),
)
// Each path is asked for as a call of its own, by the steps that a call passes which reads.
app.post(
  gatheredPath,
  setAnswerHeaders,
  findEndpoint,
  limitJson,
  serveReads((request, c) => reads.fetch(request, c.env, c.executionCtx)),
)
app.use(
  setAnswerHeaders,
  findEndpoint,
  checkBody,
  limitAddress,
  authenticate,
  limitCaller,
  checkQuery,
  takeHeavyTurn,
)
app.get('/openapi.json', async (c) => (await import('./openapi.ts')).describeApi(c))
app.get('/openapi.html', async (c) => (await import('./openapi.ts')).describeApiReadably(c))
app.post('/mcp', async (c) => {
  const { serveAssistants } = await import('./assistants/serve.ts')
  return serveAssistants(c, (request) => app.fetch(request, c.env, c.executionCtx))
})
app.post('/internal/bootstrap', enterInternal)
app.get('/realtime', enterChannel)
app.post('/firms', createFirm)
app.post('/firms/from-archive', restoreFirm)
addCalls(app)
app.onError(answerError)

const reads = new Hono<Gateway>({ router: new PatternRouter() })
reads.use(nameRequest, findEndpoint, limitAddress, authenticate, limitCaller, checkQuery)
addCalls(reads)
reads.onError(answerError)

/** Which firm answers, or the directory. */
function addCalls(to: Hono<Gateway>): void {
  to.all('/firms/:firmId', handleFirmRequest)
  to.all('/firms/:firmId/*', enterFirmDirectory, handleFirmRequest)
  for (const { path } of namedCalls) to.all(path, handleCalendarRequest)
  to.all('/public/:kind/:token/*', handlePublicDocument)
  to.all('*', serveDirectory)
}
