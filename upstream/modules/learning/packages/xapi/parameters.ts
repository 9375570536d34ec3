import { agentKey } from './facets.ts'
import { badRequest } from './http.ts'
import { type Json, parseJson } from './json.ts'
import { instantText } from './shape.ts'
import { actorFault, valueFault } from './statement-rules.ts'

type Parameters = Record<string, string>

/** Each reads one parameter. @throws XapiRefusal where it is not what it has to be */

export function uuidParameter(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  if (value !== undefined && valueFault('uuid', value)) badRequest(`${name} is not a UUID`)
  return value?.toLowerCase()
}

export function iriParameter(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  if (value !== undefined && valueFault('iri', value)) badRequest(`${name} is not an IRI`)
  return value
}

/** As an instant in UTC with milliseconds, as stored ones are. */
export function instantParameter(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  if (value === undefined) return undefined
  if (valueFault('timestamp', value)) badRequest(`${name} is not a timestamp`)
  return new Date(instantText(value)).toISOString()
}

export function flagParameter(parameters: Parameters, name: string): boolean {
  const value = parameters[name] ?? 'false'
  if (value !== 'true' && value !== 'false') badRequest(`${name} is not true or false`)
  return value === 'true'
}

export function agentParameter(
  parameters: Parameters,
  name: string,
): { agent: Json; key: string } | undefined {
  const value = parameters[name]
  if (value === undefined) return undefined
  const agent = parseJson(value)
  if (agent === undefined || actorFault(agent)) badRequest(`${name} is not an agent`)
  const key = agentKey(agent)
  if (key === undefined) badRequest(`${name} is not an identified agent`)
  return { agent, key }
}

/** @throws XapiRefusal where it is missing */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined || value === '') badRequest(`${name} is missing`)
  return value
}
