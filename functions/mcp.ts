import { passToApi } from '#app/shell/edge/api-pass.ts'
import type { Env } from '#app/shell/env.ts'

export const onRequest: PagesFunction<Env> = ({ request, env }) => passToApi(request, env, '')
