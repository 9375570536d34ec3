import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract'
import { encodeRequest } from '#contract/core/encode-request.ts'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { asGathered, type GatheredAnswer } from '#contract/core/gathered-reads.ts'
import { sendTogether } from './shell/gathered-reads.ts'
import { chosenLanguage } from './shell/i18n/detect-language.server.ts'
import { readPreferenceCookies } from './shell/i18n/preference-cookies.ts'
import type { Args } from './shell/load-context.ts'
import { readDevice } from './shell/session/flow-cookie.server.ts'
import { readSession } from './shell/session/session-cookie.server.ts'
import { reviveError } from './shell/upstream-errors.ts'
import { sendUpstream } from './shell/upstream-transport.ts'

type Procedure<Input extends AnySchema, Output extends AnySchema> = ContractProcedure<
  Input,
  Output,
  ErrorMap,
  EndpointMeta
>

type CallOptions = {
  /** Makes a create happen once, however often it is sent. */
  idempotencyKey?: string
  /** In place of the session's token; null sends none. */
  token?: string | null
}

/** The language of the page, where it is another than what the account has stored. */
function pageLanguage(request: Request): Language | undefined {
  return chosenLanguage(request) ?? readPreferenceCookies(request.headers.get('cookie')).language
}

function isSuccess({ status }: GatheredAnswer): boolean {
  return status >= 200 && status < 300
}

async function ownToken(args: Args): Promise<string | undefined> {
  return args.context.token ?? (await readSession(args))?.token
}

export type Upstream = ReturnType<typeof upstream>

/**
 * The only caller of the API, bound to a request and its session.
 * `call(invoicesContract.get, { firmId, invoiceId })` is typed by the contract and throws AppError
 * with the API's code (`unavailable` when it cannot be reached); what a page reads at once goes in one
 * request. `stream` gives the answer as it
 * is, for files that go on to the browser; `file` gives one to be handed to another call.
 */
export function upstream(args: Args) {
  const { context } = args

  /** The request of a call, as it is sent. */
  async function requestOf<Input extends AnySchema, Output extends AnySchema>(
    procedure: Procedure<Input, Output>,
    input: InferSchemaInput<Input>,
    options: CallOptions,
  ): Promise<Parameters<typeof sendUpstream>> {
    const { path, init } = encodeRequest(procedure['~orpc'].route, input)
    const token = options.token === undefined ? await ownToken(args) : options.token
    if (token) init.headers.set('authorization', `Bearer ${token}`)
    if (options.idempotencyKey) init.headers.set('idempotency-key', options.idempotencyKey)
    init.headers.set('x-client-address', context.clientAddress)
    init.headers.set('x-client-place', context.clientPlace ?? '')
    init.headers.set('x-client-agent', args.request.headers.get('user-agent') ?? '')
    // What a page asks for may stand beside more in its own address.
    init.headers.set('x-client-page', '1')
    const language = pageLanguage(args.request)
    if (language) init.headers.set('x-client-language', language)
    const device = options.token === null ? await readDevice(args) : undefined
    if (device) init.headers.set('x-client-device', device)
    init.headers.set('x-request-id', context.requestId)
    return [context.env, path, init]
  }

  function refusal(answer: GatheredAnswer): AppError {
    const error = reviveError(answer)
    context.retryAfterSeconds = error.retryAfterSeconds
    return error
  }

  async function stream<Input extends AnySchema, Output extends AnySchema>(
    procedure: Procedure<Input, Output>,
    input: InferSchemaInput<Input>,
    options: CallOptions = {},
  ): Promise<Response> {
    const answer = await sendUpstream(...(await requestOf(procedure, input, options)))
    if (answer.ok) return answer
    throw refusal(await asGathered(answer))
  }

  async function call<Input extends AnySchema, Output extends AnySchema>(
    procedure: Procedure<Input, Output>,
    input: InferSchemaInput<Input>,
    options: CallOptions = {},
  ): Promise<InferSchemaOutput<Output>> {
    const { route, meta } = procedure['~orpc']
    const isRead = route.method === 'GET' && !meta.isHeavy && options.token === undefined
    const request = await requestOf(procedure, input, options)
    const answer = isRead
      ? await sendTogether(context)(...request)
      : await asGathered(await sendUpstream(...request))
    if (!isSuccess(answer)) throw refusal(answer)
    try {
      return JSON.parse(answer.text)
    } catch (cause) {
      throw new AppError('unavailable', 'The answer is not JSON', { cause })
    }
  }

  async function file<Input extends AnySchema, Output extends AnySchema>(
    procedure: Procedure<Input, Output>,
    input: InferSchemaInput<Input>,
  ): Promise<File> {
    const answer = await stream(procedure, input)
    const named = answer.headers.get('content-disposition') ?? ''
    const [, name = 'file'] = /filename\*=utf-8''([^;\s]+)/i.exec(named) ?? []
    const type = answer.headers.get('content-type') ?? ''
    return new File([await answer.blob()], decodeURIComponent(name), { type })
  }

  return { call, stream, file }
}
