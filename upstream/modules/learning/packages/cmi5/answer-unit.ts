import { answerXapi, type XapiContext } from '../xapi/answer-xapi.ts'
import { XapiRefusal, type XapiRequest, type XapiResponse } from '../xapi/http.ts'
import type { XapiStore } from '../xapi/xapi-store.ts'
import { requestRefusal } from './judge-request.ts'
import { type Judged, judgeStatements } from './judge-statements.ts'

/**
 * Answers a request that a unit makes with its session's token, and gives what becomes of session
 * and progress. What cmi5 does not allow is refused with 403 and the number of the requirement.
 */
export function answerUnit(
  store: XapiStore,
  judged: Judged,
  request: XapiRequest,
  context: Omit<XapiContext, 'judge'>,
): { response: XapiResponse; judged: Judged } {
  const refusal = requestRefusal(judged.session, request)
  if (refusal !== undefined) {
    const body = new TextEncoder().encode(JSON.stringify({ error: `cmi5 ${refusal}` }))
    const headers = { 'content-type': 'application/json', 'x-experience-api-version': '1.0.3' }
    return { response: { status: 403, headers, body }, judged }
  }
  let after = judged
  const response = answerXapi(store, request, {
    ...context,
    judge: (statements) => {
      const found = judgeStatements(judged.session, judged.progress, statements, context.now)
      if ('requirement' in found) {
        throw new XapiRefusal(403, `cmi5 ${found.requirement}: ${found.statementId}`)
      }
      after = found
    },
  })
  return { response, judged: after }
}
