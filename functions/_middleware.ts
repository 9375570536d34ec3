import { refuseEmptySegment } from '#app/shell/edge/empty-segment.ts'
import type { Env } from '#app/shell/env.ts'

export const onRequest: PagesFunction<Env> = ({ request, env, next }) =>
  refuseEmptySegment(request, env) ?? next()
