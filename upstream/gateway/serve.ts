import { OpenAPIHandler, type OpenAPIHandlerOptions } from '@orpc/openapi/fetch'
import { type AnyRouter, isLazy, isProcedure, ORPCError, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { givenParts, hooks, onceComposed } from '../core/hooks.ts'
import { stripOutput } from '../core/strip-output.ts'
import type { Call } from '../identity/call.ts'
import { callOf } from './admit.ts'
import { answerCallOnce } from './answer-call-once.ts'
import type { Gateway } from './gateway.ts'
import type { Route } from './routes.ts'

/** `failure` takes an error past oRPC, which would answer it in its own words. */
type ServedCall = Call & { failure?: unknown }

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It answers calls that belong to no firm. */
    directoryEndpoints: AnyRouter
  }
}

const served = onceComposed(() => new Set(hooks('directoryEndpoints').flatMap(addressesOf)))

/** Whether the directory answers an endpoint; what lies under a firm is else that firm's. */
export function isServedByDirectory({ method, path }: Route): boolean {
  return served().has(`${method} ${path}`)
}

function addressesOf(router: AnyRouter): string[] {
  if (!isProcedure(router)) {
    return Object.values(router).flatMap((part) => (isLazy(part) ? [] : addressesOf(part)))
  }
  const { method = 'POST', path = '' } = router['~orpc'].route
  return [`${method} ${path}`]
}

const options: OpenAPIHandlerOptions<ServedCall> = {
  clientInterceptors: [
    async ({ next, context, procedure }) => {
      try {
        return stripOutput(procedure, await next())
      } catch (error) {
        context.failure = error
        throw error
      }
    },
  ],
}

const handler = onceComposed(() => {
  const routers = givenParts('directoryEndpoints').map(({ module, part }) => [module, part])
  return new OpenAPIHandler<ServedCall>(Object.fromEntries(routers), options)
})

/** Answers the endpoints of the directory. Errors are thrown, for the gateway to answer. */
export function serveDirectory(c: Context<Gateway>): Promise<Response> {
  return answerCallOnce(c, () => serve(c))
}

async function serve(c: Context<Gateway>): Promise<Response> {
  const context: ServedCall = callOf(c)
  const { response } = await handler().handle(c.req.raw, { context })
  if (context.failure) throw toAppError(context.failure)
  if (!response) throw new AppError('not_found', 'Not found')
  if (response.status >= 400) throw new AppError('malformed', 'Malformed request')
  return response
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return error
  const fields = error.cause instanceof ValidationError ? fieldProblems(error.cause) : {}
  return new AppError('invalid', 'Some fields need correcting', { fields })
}
