import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract'
import type { Context } from 'hono'
import { encodeRequest } from '#contract/core/encode-request.ts'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { askItself, type GatewayFetch } from '../ask-itself.ts'
import type { Gateway } from '../gateway.ts'
import { markAsSync } from '../own-requests.ts'

type Procedure<Input extends AnySchema, Output extends AnySchema> = ContractProcedure<
  Input,
  Output,
  ErrorMap,
  EndpointMeta
>

/** Calls an endpoint with the caller's key. @throws Refused */
export type Asker = <Input extends AnySchema, Output extends AnySchema>(
  procedure: Procedure<Input, Output>,
  input: InferSchemaInput<Input>,
) => Promise<InferSchemaOutput<Output>>

/** The API's own answer to what it refused. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(readonly answer: Response) {
    super(`Refused with ${answer.status}`)
  }
}

/**
 * Programs of calendars know a name and a password: the password is an API key, whatever the name.
 * Every call goes through the whole gateway with it, so that its rights and limits hold.
 */
export function askerFor(c: Context<Gateway>, door: GatewayFetch): Asker {
  const fetchMarked: GatewayFetch = (request, context) => door(markAsSync(request), context)
  const key = keyOf(c.req.header('authorization'))
  /** Answers of this one request: what is asked once more is counted once. */
  const known = new Map<string, Response>()
  return async (procedure, input) => {
    const request = encodeRequest(procedure['~orpc'].route, input)
    const { path, init } = request
    const before = init.method === 'GET' ? known.get(path) : undefined
    if (before) return before.clone().json()
    const answer = await askItself(c, fetchMarked, request, key && `Bearer ${key}`)
    if (!answer.ok) throw new Refused(answer)
    if (init.method !== 'GET') return answer.json()
    known.set(path, answer)
    return answer.clone().json()
  }
}

/** The password of HTTP's Basic authentication (RFC 7617). */
function keyOf(header = ''): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1]
  if (encoded === undefined) return /^Bearer (\S+)$/i.exec(header)?.[1]
  try {
    return /^[^:]*:(fmk_[\w-]+)$/.exec(atob(encoded))?.[1]
  } catch {
    return undefined
  }
}
