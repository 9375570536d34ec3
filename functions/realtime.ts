import { passToRealtime } from '#app/shell/edge/realtime-pass.ts'
import type { Env } from '#app/shell/env.ts'

export const onRequest: PagesFunction<Env> = ({ request, env }) => passToRealtime(request, env)
