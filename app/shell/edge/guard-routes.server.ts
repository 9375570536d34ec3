import type { ActionFunctionArgs, ServerBuild } from '@remix-run/cloudflare'
import { AppError } from '#contract/core/errors.ts'
import { goTo } from '../answers.ts'
import type { Args } from '../load-context.ts'
import {
  forgetInterrupted,
  type InterruptedForm,
  pathOf,
  requestOf,
  storeInterrupted,
  valuesOf,
} from '../session/interrupted-form.server.ts'
import { requirePageAccess } from '../session/page-access.server.ts'
import { getVisit } from '../visit.server.ts'
import { type PageLeaf, pageLeaves } from './page-leaves.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

const leaves = new Map(pageLeaves.map((leaf) => [leaf.id, leaf]))

/**
 * The build with every loader and action behind what its route in a `routes.ts` says: `needs` of who
 * reads, `writes` of who posts. So that is said once, and no page can forget to ask.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    const leaf = leaves.get(id)
    routes[id] = route && leaf ? guarded(route, leaf) : route
  }
  return { ...build, routes }
}

function guarded(route: Route, { needs, writes }: PageLeaf): Route {
  const { loader, action } = route.module
  const module: Route['module'] = { ...route.module }
  if (loader) {
    module.loader = async (args) => {
      await requirePageAccess(args, needs)
      if (args.context.isTooLarge) throw new AppError('too_large', 'The form is too large')
      if (args.context.interrupted) await tellInterrupted(args, args.context.interrupted)
      return loader(args)
    }
  }
  if (action) {
    module.action = async (args) => {
      try {
        await requirePageAccess(args, writes)
      } catch (thrown) {
        throw await withTyped(args, thrown, pageOf(args, route))
      }
      const { interrupted } = args.context
      return interrupted ? showAgain(args, interrupted, route, action) : action(args)
    }
  }
  return { ...route, module }
}

/** The page that a form was on; where the browser does not say, its own. Undefined for what a script sent. */
function pageOf({ request }: Args, { module }: Route): string | undefined {
  const own = module.default ? pathOf(request.url) : undefined
  const from = request.headers.get('referer')
  const isByPerson = (request.headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
  if (!isByPerson || !from || !URL.canParse(from)) return own
  return new URL(from).origin === new URL(request.url).origin ? pathOf(from) : own
}

/**
 * The way to the login or the lock screen of somebody whose form came too late: what they typed is
 * stored, and they come back to its page.
 */
async function withTyped(args: Args, thrown: unknown, path: string | undefined): Promise<unknown> {
  const to = thrown instanceof Response ? thrown.headers.get('location') : null
  const login = to && /^\/(login|lock-screen)\?/.exec(to)?.[1]
  if (!login || path === undefined) return thrown
  const isOwn = path.split('?', 1)[0] === new URL(args.request.url).pathname
  const cookie = await storeInterrupted(args, { path, isOwn })
  if (!cookie) return thrown
  args.context.cookies = [...(args.context.cookies ?? []), cookie]
  return goTo(`/${login}?to=${encodeURIComponent(path)}`)
}

type Action = NonNullable<Route['module']['action']>

/** The page of such a form, with everything that was typed; nothing is done yet. */
async function showAgain(
  args: ActionFunctionArgs,
  form: InterruptedForm,
  { module }: Route,
  action: Action,
) {
  const { url } = args.request
  await tellInterrupted(args, form)
  const intent = resumeIntentOf(module.handle)
  if (intent) return action({ ...args, request: requestOf(url, form, intent) })
  return { refusal: { values: await valuesOf(url, form), problems: {} } }
}

/** Says why the form is there again, once; the browser forgets it. */
async function tellInterrupted(args: Args, { files }: InterruptedForm): Promise<void> {
  const { context } = args
  if (told.has(context)) return
  told.add(context)
  const { t } = await getVisit(args)
  const texts = t('shell')
  context.cookies = [...(context.cookies ?? []), await forgetInterrupted(args)]
  context.toast = {
    type: 'info',
    message: texts('interrupted.title'),
    description:
      files.length > 0
        ? texts('interrupted.files', { files: files.join(', ') })
        : texts('interrupted.words'),
  }
}

/** Requests whose page says so already. */
const told = new WeakSet<Args['context']>()

/** The button that shows a page's form again without doing anything, where its action has one. */
function resumeIntentOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('resumeIntent' in handle)) return undefined
  return typeof handle.resumeIntent === 'string' ? handle.resumeIntent : undefined
}
