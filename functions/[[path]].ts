import { createRequestHandler } from '@remix-run/cloudflare'
// The build exists after `npm run build`; wrangler bundles it with this file.
// @ts-ignore
import * as build from '../build/server/index.js'

const handle = createRequestHandler(build, 'production')

export const onRequest: PagesFunction<Env> = (context) =>
  handle(context.request, { env: context.env, waitUntil: (p: Promise<unknown>) => context.waitUntil(p) })
