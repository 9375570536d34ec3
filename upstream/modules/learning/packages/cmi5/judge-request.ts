import { agentKey } from '../xapi/facets.ts'
import { XapiRefusal, type XapiRequest } from '../xapi/http.ts'
import { parseJson } from '../xapi/json.ts'
import { unfolded } from '../xapi/page-token.ts'
import { type Cmi5Session, isLive } from './session.ts'

const launchData = 'LMS.LaunchData'
const preferences = 'cmi5LearnerPreferences'

/**
 * Why a unit may not make a request with its session's token, by the number of the requirement of
 * cmi5; undefined where it may. It reaches its own learner and registration alone, and does not
 * change what we said at its launch. Statements are judged by `judgeStatements`.
 */
export function requestRefusal(session: Cmi5Session, request: XapiRequest): string | undefined {
  if (!isLive(session)) return '8.1.2.0-2'
  const { method, resource } = request
  const query = new Map(wholeQuery(request))
  // The store would be asked by another method or parameters than were judged here.
  if (query.has('method')) return '8.1.2.0-5'
  const agent = query.get('agent')
  const isOwn = (text: string) => agentKey(parseJson(text)) === agentKey(session.actor)
  if (agent !== undefined && !isOwn(agent)) return '8.1.3.0-3'
  const registration = query.get('registration')
  if (
    registration !== undefined &&
    registration.toLowerCase() !== session.registration.toLowerCase()
  ) {
    return '8.1.4.0-3'
  }
  const isRead = method === 'GET' || method === 'HEAD'
  switch (resource) {
    case 'about':
    case 'activities':
      return undefined
    case 'statements':
      // Statements of others would be told: a unit asks for those of its registration.
      return isRead && registration === undefined ? '8.1.4.0-3' : undefined
    case 'activities/state':
      if (registration === undefined) return '8.1.4.0-3'
      if (agent === undefined) return '8.1.3.0-3'
      return !isRead && (query.get('stateId') ?? launchData) === launchData
        ? '10.2.1.0-5'
        : undefined
    case 'agents':
      return agent === undefined ? '8.1.3.0-3' : undefined
    case 'agents/profile':
      if (agent === undefined) return '11.0.0.0-1'
      return !isRead && query.get('profileId') !== preferences ? '11.0.0.0-3' : undefined
    case 'activities/profile':
      return isRead ? undefined : '8.1.2.0-2'
    default:
      return '8.1.2.0-2'
  }
}

/** With the query of a further page, which `more` holds. */
function wholeQuery({ query }: XapiRequest): [string, string][] {
  try {
    return unfolded(query).query
  } catch (error) {
    if (error instanceof XapiRefusal) return query
    throw error
  }
}
