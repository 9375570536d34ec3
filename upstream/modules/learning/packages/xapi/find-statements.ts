import { acceptedLanguages, formatStatement, type StatementFormat } from './format-statement.ts'
import {
  badRequest,
  jsonResponse,
  parametersOf,
  XapiRefusal,
  type XapiRequest,
  type XapiResponse,
} from './http.ts'
import type { JsonObject } from './json.ts'
import { writeMultipart } from './multipart.ts'
import { fold, unfolded } from './page-token.ts'
import {
  agentParameter,
  flagParameter,
  instantParameter,
  iriParameter,
  uuidParameter,
} from './parameters.ts'
import { attachmentsIn } from './read-attachments.ts'
import type { StatementFilter, XapiStore } from './xapi-store.ts'

const filters = [
  'agent',
  'verb',
  'activity',
  'registration',
  'related_activities',
  'related_agents',
  'since',
  'until',
  'limit',
  'ascending',
]
const known = ['statementId', 'voidedStatementId', 'format', 'attachments', ...filters]
/** Where a client asks for no limit, or for more. */
const mostStatements = 100

type Answer = {
  format: StatementFormat
  languages: string[]
  hasAttachments: boolean
  boundary: string
}

/**
 * Answers GET on statements: one by its id, or those that meet a filter, page by page (xAPI 1.0.3,
 * Communication 2.1.3). `more` leads to the next page with the same filter.
 * @throws XapiRefusal
 */
export function findStatements(
  store: XapiStore,
  request: XapiRequest,
  { endpointPath, newId }: { endpointPath: string; newId: () => string },
): XapiResponse {
  const { query, after } = unfolded(request.query)
  const parameters = parametersOf(query, known)
  const format = parameters.format ?? 'exact'
  if (format !== 'ids' && format !== 'exact' && format !== 'canonical') badRequest('unknown format')
  const answer: Answer = {
    format,
    languages: acceptedLanguages(request.headers['accept-language'] ?? ''),
    hasAttachments: flagParameter(parameters, 'attachments'),
    boundary: newId(),
  }
  const statementId = uuidParameter(parameters, 'statementId')
  const voidedId = uuidParameter(parameters, 'voidedStatementId')
  if (statementId !== undefined || voidedId !== undefined) {
    const isAmbiguous = statementId !== undefined && voidedId !== undefined
    if (isAmbiguous || filters.some((name) => name in parameters))
      badRequest('an id allows no filter')
    return oneStatement(store, statementId ?? voidedId ?? '', voidedId !== undefined, answer)
  }
  const filter = readFilter(parameters, after)
  const found = store.list({ ...filter, limit: filter.limit + 1 })
  const page = found.slice(0, filter.limit)
  const last = page.at(-1)
  const more =
    found.length > page.length && last
      ? `${endpointPath}/statements?more=${fold(query, last.sequence)}`
      : ''
  const statements = page.map(({ statement }) =>
    formatStatement(store, statement, answer.format, answer.languages),
  )
  return respond(
    store,
    { statements, more },
    page.map(({ statement }) => statement),
    answer,
  )
}

function oneStatement(
  store: XapiStore,
  id: string,
  isVoided: boolean,
  answer: Answer,
): XapiResponse {
  const found = store.find(id)
  if (found === undefined || found.isVoided !== isVoided)
    throw new XapiRefusal(404, 'no such statement')
  const { statement } = found
  const told = formatStatement(store, statement, answer.format, answer.languages)
  const response = respond(store, told, [statement], answer)
  return {
    ...response,
    headers: { ...response.headers, 'last-modified': new Date(found.storedAt).toUTCString() },
  }
}

function respond(
  store: XapiStore,
  value: JsonObject,
  statements: readonly JsonObject[],
  answer: Answer,
) {
  if (!answer.hasAttachments) return jsonResponse(value)
  const digests = new Set(statements.flatMap(attachmentsIn).map(({ sha2 }) => sha2))
  const kept = [...digests].flatMap((sha2) => store.findAttachment(sha2) ?? [])
  return writeMultipart(value, kept, answer.boundary)
}

function readFilter(parameters: Record<string, string>, after: number | null): StatementFilter {
  const { limit = '0' } = parameters
  if (!/^\d{1,9}$/.test(limit)) badRequest('limit is not a whole number')
  const verb = iriParameter(parameters, 'verb')
  const activity = iriParameter(parameters, 'activity')
  const registration = uuidParameter(parameters, 'registration')
  const agent = agentParameter(parameters, 'agent')?.key
  const since = instantParameter(parameters, 'since')
  const until = instantParameter(parameters, 'until')
  return {
    ...(verb === undefined ? {} : { verb }),
    ...(activity === undefined ? {} : { activity }),
    ...(registration === undefined ? {} : { registration }),
    ...(agent === undefined ? {} : { agent }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    isRelatedActivity: flagParameter(parameters, 'related_activities'),
    isRelatedAgent: flagParameter(parameters, 'related_agents'),
    isAscending: flagParameter(parameters, 'ascending'),
    after,
    limit: limit === '0' ? mostStatements : Math.min(Number(limit), mostStatements),
  }
}
