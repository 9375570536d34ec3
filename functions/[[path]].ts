import { createRequestHandler } from '@remix-run/cloudflare'
import { answer } from '#app/shell/edge/answer.ts'
import type { Env } from '#app/shell/env.ts'
// @ts-expect-error The build exists after `npm run build`; wrangler bundles it with this file.
import * as build from '../build/server/index.js'

const handle = createRequestHandler(build, 'production')

export const onRequest: PagesFunction<Env> = ({ request, env, waitUntil }) =>
  answer(request, env, waitUntil, handle)
