import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { fieldProblems } from '#contract/problems.ts'
import type { Call } from '../identity/call.ts'
import { identityRouter } from '../identity/endpoints.ts'
import { outboxRouter } from '../mail/outbox.ts'
import { callOf } from './admit.ts'
import { countryDefaultsRouter } from './country-defaults.ts'
import type { Gateway } from './gateway.ts'

/** `failure` takes an error past oRPC, which would answer it in its own words. */
type ServedCall = Call & { failure?: unknown }

const handler = new OpenAPIHandler<ServedCall>(
  { identity: identityRouter, outbox: outboxRouter, countries: countryDefaultsRouter },
  {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          context.failure = error
          throw error
        }
      },
    ],
  },
)

/** Answers the endpoints of the directory. Errors are thrown, for the gateway to answer. */
export async function serveDirectory(c: Context<Gateway>): Promise<Response> {
  const context: ServedCall = callOf(c)
  const { response } = await handler.handle(c.req.raw, { context })
  if (context.failure) throw toAppError(context.failure)
  if (!response) throw new AppError('not_found', 'Not found')
  if (response.status >= 400) throw new AppError('malformed', 'Malformed request')
  return response
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return error
  const fields = error.cause instanceof ValidationError ? fieldProblems(error.cause) : {}
  return new AppError('invalid', 'Some fields are not right', { fields })
}
